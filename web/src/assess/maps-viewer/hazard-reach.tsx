import { mapZoom } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { receptorsQuery } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView } from '../../map/map-data.ts';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { SiteMap } from '../../map/site-map.tsx';
import { toMapReceptor } from '../../map/to-map-receptor.ts';
import { useMapFootprint } from '../result/use-map-footprint.ts';
import type { FocusedSite } from './focused-site.ts';
import { PlacesAround } from './places-around.tsx';
import { RunPart, useShownRun } from './run-part.tsx';

/** Template map 2: reach of a hazard from the selected industry, with distance circles and the zones of a run. */
export const HazardReach = ({ site }: { readonly site: FocusedSite }) => {
  const { t } = useTranslation('maps-viewer');
  const shown = useShownRun(site);
  const footprint = useMapFootprint(shown.run.data?.result, false, undefined);
  const around = useQuery(receptorsQuery(site));
  const receptors = around.data?.receptors;
  const marks = useMemo(() => receptors?.map((one) => toMapReceptor(one, false)), [receptors]);
  const view = useMemo((): MapView => ({ latitude: site.latitude, longitude: site.longitude, zoom: mapZoom.industry }), [site]);
  return (
    <MapWithPanel
      label={t('details', { map: t('map.reach') })}
      map={
        <SiteMap
          label={t('map.reach')}
          view={view}
          site={site}
          receptors={marks}
          footprint={footprint}
          fit={{ bounds: undefined, result: footprint && shown.id, asked: 0 }}
        />
      }
    >
      <div className="hg-stack">
        <Title order={2} size="h4">
          {t('map.reach')}
        </Title>
        <Text size="sm">{t('reach.text')}</Text>
      </div>
      <RunPart site={site} shown={shown} />
      <PlacesAround site={site} query={around} />
    </MapWithPanel>
  );
};
