import { Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { Site } from '../../assess/scenario/site.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView } from '../../map/map-data.ts';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { NoSatellite } from '../../map/no-satellite.tsx';
import { SiteMap } from '../../map/site-map.tsx';
import { FiresLegend } from './fires/fires-legend.tsx';
import { FiresPart } from './fires/fires-part.tsx';
import type { NearFire } from './fires/near-fires.ts';
import { useFiresOnMap } from './fires/use-fires-on-map.tsx';

/** Zoom that shows about 100 km around the site. */
const surroundingsZoom = 8;
/** Maps of other providers, as in Productivity Tools. */
const outsideMaps = [
  { id: 'no2', path: '/No2' },
  { id: 'forest', path: '/ForestChanges' },
] as const;
const none: readonly NearFire[] = [];

/** Satellite Data: the surroundings with the fires that satellites detected, recorded or from a file. */
export const SatellitePanel = ({ site, children }: { readonly site: Site; readonly children: ReactNode }) => {
  const { t } = useTranslation('early-warning');
  const [near, setNear] = useState(none);
  const { fires, overlays, popup, onPress } = useFiresOnMap(site.id, near);
  const { latitude, longitude } = site;
  const view = useMemo((): MapView => ({ latitude, longitude, zoom: surroundingsZoom }), [latitude, longitude]);
  return (
    <MapWithPanel
      label={t('panel.satellite')}
      map={
        <SiteMap
          label={t('satellite.map', { industry: site.name })}
          view={view}
          usualLayer="satellite"
          site={site}
          overlays={overlays}
          popup={popup}
          onPress={onPress}
        />
      }
    >
      <NoSatellite />
      <FiresLegend fires={fires} />
      <Group gap="md">
        {outsideMaps.map(({ id, path }) => (
          <Anchor key={id} size="sm" renderRoot={(props) => <Link {...props} to={path} />}>
            {t(`satellite.outside.${id}`)}
          </Anchor>
        ))}
      </Group>
      <FiresPart site={site} onNear={setNear} />
      {children}
    </MapWithPanel>
  );
};
