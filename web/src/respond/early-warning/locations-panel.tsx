import { mapZoom } from '@hazardguard/contract';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { PlaceSigns } from '../../assess/result/place-signs.tsx';
import type { Site } from '../../assess/scenario/site.ts';
import { useReceptors } from '../../assess/scenario/use-receptors.ts';
import { useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { DotSign } from '../../map/dot-sign.tsx';
import type { MapView } from '../../map/map-data.ts';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { explains } from '../../map/map-signs.ts';
import { NoSatellite } from '../../map/no-satellite.tsx';
import type { PressedFeature } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { toMapReceptor } from '../../map/to-map-receptor.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { industryOverlay, useIndustryPoints } from '../../register/industry-points/use-industry-points.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FiresLegend } from './fires/fires-legend.tsx';
import { useFiresOnMap } from './fires/use-fires-on-map.tsx';
import { MapNote } from './map-note.tsx';

const noMarks: readonly never[] = [];

/** Facts about one industry from the register. */
const Facts = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  const industry = useIndustry(id);
  if (industry.isPending) return <TextSkeleton lines={3} />;
  if (industry.isError) return <ErrorPanel error={industry.error} onRetry={() => void industry.refetch()} />;
  const { district, safetyTeamContact, latitude, longitude, sample } = industry.data;
  return (
    <dl className="hg-facts hg-small hg-above-2 hg-below-2">
      <dt>{t('locations.district')}</dt>
      <dd>
        {district} {sample ? <Tag>{t('sample')}</Tag> : null}
      </dd>
      <dt>{t('locations.contact')}</dt>
      <dd>{safetyTeamContact}</dd>
      {latitude === null || longitude === null ? null : (
        <>
          <dt>{t('locations.position')}</dt>
          <dd>{`${format.degrees(latitude)}, ${format.degrees(longitude)}`}</dd>
        </>
      )}
    </dl>
  );
};

/** Industry Locations: all industries on a satellite map, zoomed to the one in focus. */
export const LocationsPanel = ({ site, children }: { readonly site: Site; readonly children: ReactNode }) => {
  const { t } = useTranslation(['early-warning', 'map', 'maps-viewer']);
  const [, setFocus] = useIndustryInFocus();
  const { query, overlay } = useIndustryPoints(true);
  const [pressed, setPressed] = useState<PressedFeature>();
  const { latitude, longitude } = site;
  const view = useMemo((): MapView => ({ latitude, longitude, zoom: mapZoom.earlyWarning }), [latitude, longitude]);
  const places = useReceptors(site).data?.receptors;
  const marks = useMemo(() => places?.map((place) => toMapReceptor(place, false)), [places]);
  const fires = useFiresOnMap(site.id);
  const overlays = useMemo(() => [...fires.overlays, ...(overlay ? [overlay] : [])], [fires.overlays, overlay]);
  const pressedId = Number(pressed?.properties.id);
  const popup = pressed && {
    latitude: pressed.latitude,
    longitude: pressed.longitude,
    content: (
      <MapNote title={String(pressed.properties.name)} onClose={() => setPressed(undefined)}>
        <Facts id={pressedId} />
        {pressedId === site.id ? null : (
          <Button
            size="compact-sm"
            onClick={() => {
              setPressed(undefined);
              setFocus(pressedId, 'push');
            }}
          >
            {t('locations.choose')}
          </Button>
        )}
      </MapNote>
    ),
  };
  return (
    <MapWithPanel
      label={t('maps-viewer:details', { map: t('panel.locations') })}
      map={
        <SiteMap
          label={t('locations.map')}
          view={view}
          usualLayer="satellite"
          site={site}
          receptors={marks}
          overlays={overlays}
          popup={popup ?? fires.popup}
          onPress={(feature) => {
            const isFire = fires.onPress(feature);
            setPressed(!isFire && feature.overlay === industryOverlay ? feature : undefined);
          }}
        />
      }
    >
      {children}
      <Text size="sm">{t('locations.text')}</Text>
      <Text size="xs" {...explains('overlay-industries')}>
        <DotSign tone={0} /> {t('map:industries')}
      </Text>
      <PlaceSigns places={marks ?? noMarks} />
      <FiresLegend fires={fires.fires} />
      {query.isError ? <ErrorPanel error={query.error} onRetry={() => void query.refetch()} /> : null}
      <NoSatellite />
      <section aria-label={site.name}>
        <Title order={2} size="h4">
          {site.name}
        </Title>
        <Facts id={site.id} />
        <Anchor
          size="sm"
          renderRoot={(props) => <Link {...props} to="/VulnerabilityAssesment" search={{ industry: site.id, tab: 'consequence' }} />}
        >
          {t('locations.assess')}
        </Anchor>
      </section>
    </MapWithPanel>
  );
};
