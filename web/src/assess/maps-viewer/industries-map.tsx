import { mapCentre, mapZoom } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIndustryInFocus } from '../../data/address.ts';
import { receptorsQuery } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { DotSign } from '../../map/dot-sign.tsx';
import type { MapView } from '../../map/map-data.ts';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { explains } from '../../map/map-signs.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { toMapReceptor } from '../../map/to-map-receptor.ts';
import { LazyChooseIndustry } from '../../register/industry-picker/lazy-choose-industry.tsx';
import { industryOverlay, useIndustryPoints } from '../../register/industry-points/use-industry-points.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import type { FocusedSite } from './focused-site.ts';
import { LayerSwitch } from './layer-switch.tsx';
import { PlacesAround } from './places-around.tsx';

const country = { ...mapCentre, zoom: mapZoom.country };

/** Template map 1: every industry in the register, and the receptors around the selected one. */
export const IndustriesMap = ({ site }: { readonly site: FocusedSite | undefined }) => {
  const { t } = useTranslation(['maps-viewer', 'map']);
  const format = useFormat();
  const [, setFocus] = useIndustryInFocus();
  const { query, overlay } = useIndustryPoints(true);
  const around = useQuery(receptorsQuery(site));
  const receptors = around.data?.receptors;
  const marks = useMemo(() => receptors?.map((one) => toMapReceptor(one, false)), [receptors]);
  const view = useMemo(
    (): MapView => (site ? { latitude: site.latitude, longitude: site.longitude, zoom: mapZoom.industry } : country),
    [site],
  );
  const overlays = useMemo(() => (overlay ? [overlay] : []), [overlay]);
  return (
    <MapWithPanel
      label={t('details', { map: t('map.industries') })}
      map={
        <SiteMap
          label={t('map.industries')}
          view={view}
          overlays={overlays}
          receptors={marks}
          onPress={({ overlay: id, properties }) => (id === industryOverlay ? setFocus(Number(properties.id), 'push') : undefined)}
        />
      }
    >
      <div className="hg-stack">
        <Title order={2} size="h4">
          {t('map.industries')}
        </Title>
        <LayerSwitch />
        <Text size="sm">{t('industries.text')}</Text>
        <Text size="xs" {...explains('overlay-industries')}>
          <DotSign tone={0} /> {t('map:industries')}
        </Text>
        {query.isPending ? <TextSkeleton lines={1} /> : null}
        {query.isError ? <ErrorPanel error={query.error} onRetry={() => void query.refetch()} /> : null}
        {query.data ? (
          <Text size="sm" role="status">
            {[
              t('industries.shown', { shown: format.exact(query.data.points.length) }),
              query.data.unplaced === 0 ? '' : t('industries.unplaced', { unplaced: format.exact(query.data.unplaced) }),
              query.data.omitted === 0 ? '' : t('industries.omitted', { omitted: format.exact(query.data.omitted) }),
            ]
              .join(' ')
              .trim()}
          </Text>
        ) : null}
      </div>
      {site ? <PlacesAround site={site} query={around} /> : <LazyChooseIndustry text={t('industries.choose')} />}
    </MapWithPanel>
  );
};
