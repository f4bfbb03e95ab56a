import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { Position } from '../../map/graticule.ts';
import type { MapView } from '../../map/map-data.ts';
import type { MapOverlay, PressedFeature } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import type { MapPopup } from '../../map/use-popup.ts';
import classes from './imagery.module.css';
import { ServiceState } from './service-state.tsx';
import type { Imagery } from './use-imagery.ts';

interface ImageryMapProps {
  readonly imagery: Imagery;
  readonly view: MapView;
  readonly site?: Position;
  /** Overlays on top of the pictures. */
  readonly over?: readonly MapOverlay[];
  readonly popup?: MapPopup | undefined;
  /** The user pressed something in an overlay. */
  readonly onPress?: (pressed: PressedFeature) => void;
}

const nothing: readonly MapOverlay[] = [];

/** The map with a service's pictures and a description, or a message when no picture arrives. */
export const ImageryMap = ({ imagery, view, site, over = nothing, popup, onPress }: ImageryMapProps) => {
  const { t } = useTranslation('imagery');
  const { name, when, shows, picture, absent, state } = imagery;
  const overlays = useMemo(() => [...imagery.overlays, ...over], [imagery.overlays, over]);
  return (
    <div className={classes.map}>
      <SiteMap
        label={t('map', { layer: name, time: when })}
        view={view}
        site={site}
        overlays={overlays}
        popup={popup}
        onPress={onPress}
        onOverlayFailure={imagery.onOverlayFailure}
      >
        {shows ? <div className={classes.plate}>{`${name} · ${when}`}</div> : null}
      </SiteMap>
      <div className={classes.over}>
        <ServiceState
          service={imagery.service}
          time={when}
          picture={picture}
          absent={absent}
          blankMeansNothing={state.layer.sample.coloured}
          holes={imagery.holes}
          onRetry={imagery.retry}
        />
      </div>
    </div>
  );
};
