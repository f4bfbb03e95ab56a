import { mapCentre, mapZoom } from '@hazardguard/contract';
import { useState } from 'react';
import { useHasPermission } from '../../data/session.ts';
import { useSystem } from '../../data/system.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView } from '../../map/map-data.ts';
import { PlaceSearch } from '../../register/gazetteer/place-search.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import classes from './imagery.module.css';
import { ImageryInputs } from './imagery-inputs.tsx';
import { ImageryMap } from './imagery-map.tsx';
import type { ImageryService } from './layer.ts';
import { LayerLegend } from './layer-legend.tsx';
import { useImagery } from './use-imagery.ts';

type ScreenName = 'forestChanges' | 'no2';

interface ShownProps {
  readonly screen: ScreenName;
  readonly service: ImageryService;
  /** The URL of the service, set by the operator. */
  readonly address: string;
}

const whereTo: MapView = { ...mapCentre, zoom: mapZoom.country };

const Shown = ({ screen, service, address }: ShownProps) => {
  const { t } = useTranslation(['imagery', 'shell']);
  const imagery = useImagery(service, address);
  const [view, setView] = useState(whereTo);
  const maySearch = useHasPermission('place.read');
  const { layer } = imagery.state;
  return (
    <div className={classes.screen}>
      <ImageryMap imagery={imagery} view={view} />
      <div className={classes.panel}>
        <PageHeader title={t(`shell:screens.${screen}.title`)} purpose={t(`purpose.${screen}`)} />
        {maySearch ? (
          <PlaceSearch
            id="imagery-place"
            moves="map"
            onChoose={({ latitude, longitude }) => setView({ latitude, longitude, zoom: Math.min(layer.maxZoom, 8) })}
          />
        ) : null}
        <ImageryInputs service={service} state={imagery.state} />
        <LayerLegend layer={layer} time={imagery.inSight} />
        <p className={classes.note}>{service.attribution}</p>
      </div>
    </div>
  );
};

/** Pictures of a public satellite service on our map. */
export const ImageryScreen = ({ screen, service }: Omit<ShownProps, 'address'>) => {
  const { t } = useTranslation(['imagery', 'shell']);
  const system = useSystem();
  if (system.isPending) return <MapSkeleton />;
  if (system.isError) return <ErrorPanel error={system.error} onRetry={() => void system.refetch()} />;
  const address = system.data.imagery[service.id];
  if (address !== null) return <Shown screen={screen} service={service} address={address} />;
  return (
    <div className={classes.off}>
      <PageHeader title={t(`shell:screens.${screen}.title`)} purpose={t(`purpose.${screen}`)} />
      <EmptyState title={t('off.title')} text={t('off.text', { service: service.name })} />
    </div>
  );
};
