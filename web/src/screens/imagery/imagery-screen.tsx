import { mapCentre, mapZoom } from '@hazardguard/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../data/session.ts';
import { useSystem } from '../../data/system.ts';
import type { MapView } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { PlaceSearch } from '../../parts/place-search/place-search.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import classes from './imagery.module.css';
import { ImageryInputs } from './imagery-inputs.tsx';
import { type ImageryService, spanKey } from './layer.ts';
import { LayerLegend } from './layer-legend.tsx';
import { mayShow, ServiceState } from './service-state.tsx';
import { useImageryState } from './use-imagery-state.ts';
import { usePicture } from './use-service.ts';

type ScreenName = 'forestChanges' | 'no2';

interface ShownProps {
  readonly screen: ScreenName;
  readonly service: ImageryService;
  /** The address of the service, as the operator has set it. */
  readonly address: string;
}

const whereTo: MapView = { ...mapCentre, zoom: mapZoom.country };
const nothing: readonly MapOverlay[] = [];

const Shown = ({ screen, service, address }: ShownProps) => {
  const { t } = useTranslation(['imagery', 'shell']);
  const format = useFormat();
  const state = useImageryState(service, address);
  const [view, setView] = useState(whereTo);
  const maySearch = useMay('place.read');
  // A new round of pictures has new names: what failed is asked for again.
  const [round, setRound] = useState(0);
  const [holes, setHoles] = useState<string>();
  const { layer, times, time, other, showsOther, opacity } = state;
  const inSight = showsOther && other !== undefined ? other : time;
  const picture = usePicture(address, layer, inSight);
  const absent = !times.has(inSight);
  const shows = mayShow({ picture, absent, blankMeansNothing: layer.sample.coloured });
  const id = `${layer.id}-${inSight}-${round}`;
  const { maxZoom } = layer;
  const tiles = layer.tiles(address, inSight);
  const overlays = useMemo<readonly MapOverlay[]>(
    () => (shows ? [{ kind: 'raster', id, tiles, attribution: service.attribution, maxZoom, opacity }] : nothing),
    [shows, id, tiles, service.attribution, maxZoom, opacity],
  );
  const host = new URL(address).host;
  const when = layer.time === 'fixed' ? t(spanKey(layer)) : layer.time === 'day' ? format.date(inSight) : t('upTo', { year: inSight });
  return (
    <div className={classes.screen}>
      <div className={classes.map}>
        <SiteMap
          label={t('map', { layer: t(`layer.${layer.id}.name`), time: when })}
          view={view}
          overlays={overlays}
          onOverlayFailure={setHoles}
        >
          {shows ? <div className={classes.plate}>{`${t(`layer.${layer.id}.name`)} · ${when}`}</div> : null}
        </SiteMap>
        <div className={classes.over}>
          <ServiceState
            service={`${service.name} (${host})`}
            time={when}
            picture={picture}
            absent={absent}
            blankMeansNothing={layer.sample.coloured}
            holes={holes === id}
            onRetry={() => {
              setRound(round + 1);
              void picture.refetch();
            }}
          />
        </div>
      </div>
      <div className={classes.panel}>
        <PageHeader title={t(`shell:screens.${screen}.title`)} purpose={t(`purpose.${screen}`)} />
        {maySearch ? (
          <PlaceSearch
            id="imagery-place"
            moves="map"
            onChoose={({ latitude, longitude }) => setView({ latitude, longitude, zoom: Math.min(maxZoom, 8) })}
          />
        ) : null}
        <ImageryInputs service={service} state={state} />
        <LayerLegend layer={layer} time={inSight} />
        <p className={classes.note}>{service.attribution}</p>
      </div>
    </div>
  );
};

/** Pictures of a public satellite service on our own map. */
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
