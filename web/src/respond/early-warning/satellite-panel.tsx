import { Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { forestService } from '../../assess/imagery/forest-service.ts';
import { ImageryInputs } from '../../assess/imagery/imagery-inputs.tsx';
import { ImageryMap } from '../../assess/imagery/imagery-map.tsx';
import type { ImageryService } from '../../assess/imagery/layer.ts';
import { LayerLegend } from '../../assess/imagery/layer-legend.tsx';
import { no2Service } from '../../assess/imagery/no2-service.ts';
import { useImagery } from '../../assess/imagery/use-imagery.ts';
import type { Site } from '../../assess/scenario/site.ts';
import { oneOf, useAddress } from '../../data/address.ts';
import { useSystem } from '../../data/system.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView } from '../../map/map-data.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { Choice } from '../../ui/choice.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import { FiresLegend } from './fires/fires-legend.tsx';
import { FiresPart } from './fires/fires-part.tsx';
import type { NearFire } from './fires/near-fires.ts';
import { type FiresOnMap, useFiresOnMap } from './fires/use-fires-on-map.tsx';
import { MapFrame } from './map-frame.tsx';

const services = { no2: no2Service, forest: forestService } as const;
const serviceIds = ['no2', 'forest'] as const;
/** Zoom that shows about 100 km around the site. */
const surroundingsZoom = 8;

interface ImageryViewProps {
  readonly site: Site;
  readonly service: ImageryService;
  readonly address: string;
  readonly fires: FiresOnMap;
  readonly choice: ReactNode;
}

const ImageryView = ({ site, service, address, fires, choice }: ImageryViewProps) => {
  const { t } = useTranslation('early-warning');
  const imagery = useImagery(service, address);
  const { latitude, longitude } = site;
  const view = useMemo((): MapView => ({ latitude, longitude, zoom: surroundingsZoom }), [latitude, longitude]);
  return (
    <MapFrame
      map={<ImageryMap imagery={imagery} view={view} site={site} over={fires.overlays} popup={fires.popup} onPress={fires.onPress} />}
    >
      {choice}
      <Text size="sm">{t('satellite.note', { industry: site.name })}</Text>
      <ImageryInputs service={service} state={imagery.state} />
      <LayerLegend layer={imagery.state.layer} time={imagery.inSight} />
      <FiresLegend fires={fires.fires} />
      <Text size="xs" c="dimmed">
        {service.attribution}
      </Text>
    </MapFrame>
  );
};

const Imagery = ({ site, fires }: Pick<ImageryViewProps, 'site' | 'fires'>) => {
  const { t } = useTranslation(['early-warning', 'imagery']);
  const system = useSystem();
  const [wanted, setService] = useAddress('imagery', oneOf(serviceIds));
  const service = services[wanted ?? 'no2'];
  const { latitude, longitude } = site;
  const view = useMemo((): MapView => ({ latitude, longitude, zoom: surroundingsZoom }), [latitude, longitude]);
  if (system.isPending) return <MapSkeleton />;
  if (system.isError) return <ErrorPanel error={system.error} onRetry={() => void system.refetch()} />;
  const address = system.data.imagery[service.id];
  const choice = (
    <Choice
      label={t('satellite.source')}
      value={service.id}
      options={serviceIds}
      formatName={(id) => t(`satellite.service.${id}`)}
      onChange={(id) => setService(id, 'push')}
    />
  );
  if (address !== null)
    return <ImageryView key={service.id} site={site} service={service} address={address} fires={fires} choice={choice} />;
  return (
    <MapFrame
      map={
        <SiteMap
          label={t('satellite.source')}
          view={view}
          site={site}
          overlays={fires.overlays}
          popup={fires.popup}
          onPress={fires.onPress}
        />
      }
    >
      {choice}
      <FiresLegend fires={fires.fires} />
      <EmptyState title={t('imagery:off.title')} text={t('imagery:off.text', { service: service.name })} />
    </MapFrame>
  );
};

const none: readonly NearFire[] = [];

/** Satellite Data: imagery of the surroundings from public services, and fires nearby, recorded or from a file. */
export const SatellitePanel = ({ site }: { readonly site: Site }) => {
  const [near, setNear] = useState(none);
  const fires = useFiresOnMap(site.id, near);
  return (
    <>
      <Imagery site={site} fires={fires} />
      <FiresPart site={site} onNear={setNear} />
    </>
  );
};
