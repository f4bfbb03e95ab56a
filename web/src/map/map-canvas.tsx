import 'maplibre-gl/dist/maplibre-gl.css';
import type { MapLayerId } from '@hazardguard/contract';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from '../locales/use-translation.ts';
import { formatDistance } from '../ui/format.ts';
import type { MapCamera } from './camera-pose.ts';
import type { Position } from './graticule.ts';
import { LayerFailure, LayerSwitch } from './layer-switch.tsx';
import classes from './map.module.css';
import type { MapFit, MapFootprint, MapReceptor, MapView, MapWind } from './map-data.ts';
import { NoMap } from './no-map.tsx';
import type { MapOverlay, PressedFeature } from './overlays/overlay.ts';
import type { TakePicture } from './picture.ts';
import { clusterAbove } from './receptor-layers.ts';
import { useCamera } from './use-camera.ts';
import { useDrawnMarks } from './use-drawn-marks.ts';
import { useFootprintData } from './use-footprint-data.ts';
import { useFrames } from './use-frames.ts';
import { useLayers, useOverlayFailures, useTileFailures } from './use-layers.ts';
import { useMap } from './use-map.ts';
import { useMotion } from './use-motion.ts';
import { useNearestPlace } from './use-nearest-place.ts';
import { useNewStyles } from './use-new-styles.ts';
import { usePicture } from './use-picture.ts';
import { usePins } from './use-pins.ts';
import { type MapPopup, usePopup } from './use-popup.ts';
import { usePress } from './use-press.ts';
import { usePrintCopy } from './use-print-copy.ts';
import { useReceptorData } from './use-receptor-data.ts';
import { useStyle } from './use-style.ts';

/** From here on the basemap has nothing of its own to show. */
const beyondDetail = 10;

export interface MapProps {
  /** What the map shows, for a screen reader. */
  readonly label: string;
  /** Where to look; the map moves only when its numbers change. */
  readonly view: MapView;
  /** Lies under everything where it is configured, until the person chooses another ground. */
  readonly usualLayer?: MapLayerId | undefined;
  /** The site: pin, range rings. */
  readonly site?: Position | undefined;
  readonly receptors?: readonly MapReceptor[] | undefined;
  readonly footprint?: MapFootprint | undefined;
  /** The wind of this moment: drawn in place of the footprint's. */
  readonly windNow?: MapWind | undefined;
  /** A hand is changing the inputs: only the zones follow, words and places inside come when it rests. */
  readonly moving?: boolean | undefined;
  /** A new result may bring all its zones into sight; a new number of `asked` does. */
  readonly fit?: MapFit | undefined;
  /** Leans, turns or moves the camera; without it the map is seen from straight above. */
  readonly camera?: MapCamera | undefined;
  /** Laid over the ground, the first lowest. */
  readonly overlays?: readonly MapOverlay[] | undefined;
  /** A feature of an overlay was pressed. Everything it tells must be in a list beside the map, too. */
  readonly onPress?: ((pressed: PressedFeature) => void) | undefined;
  /** A box that stands at a place. */
  readonly popup?: MapPopup | undefined;
  /** A place on the ground was pressed. It must be possible to give it in another way beside the map, too. */
  readonly onGround?: ((position: Position) => void) | undefined;
  /** A new footprint has been drawn. */
  readonly onDrawn?: (() => void) | undefined;
  /** The tiles of an overlay do not come: its id. */
  readonly onOverlayFailure?: ((overlay: string) => void) | undefined;
  /** The place is being chosen: clicks and the pin's moves come here. */
  readonly onPick?: ((position: Position) => void) | undefined;
  /** Filled with the way to take a picture of the map, while there is one. */
  readonly picture?: RefObject<TakePicture | undefined> | undefined;
  /** Laid over the map's top left corner. */
  readonly children?: ReactNode;
}

/** Draws the map. Lazy: take `SiteMap` or `PointPicker`. */
export const MapCanvas = ({
  label,
  view,
  usualLayer,
  site,
  receptors,
  footprint,
  windNow,
  moving = false,
  fit,
  camera,
  overlays,
  popup,
  onPress,
  onGround,
  onDrawn,
  onOverlayFailure,
  onPick,
  picture,
  children,
}: MapProps) => {
  const { t, i18n } = useTranslation('map');
  const element = useRef<HTMLDivElement>(null);
  const layers = useLayers(usualLayer);
  const gathered = (receptors?.length ?? 0) > clusterAbove;
  // Where the key is refused no picture will come: the offline map alone.
  const raster = layers.failing === 'key' ? undefined : layers.chosen;
  const style = useStyle({ raster, failing: layers.failing !== undefined, view, site, gathered, leaning: camera !== undefined, overlays });
  const { map, failure } = useMap(element, label, view, style);
  const zoom = useCamera(map, { view, footprint, fit, moving });
  useMotion(map, camera);
  usePins(map, { site, footprint, windNow, onPick });
  usePicture(map, picture, footprint?.site ?? site);
  usePrintCopy(map);
  usePress(map, { onPress, onGround });
  useTileFailures(map, layers);
  useOverlayFailures(map, onOverlayFailure);
  useNewStyles(map, style);
  useFootprintData(map, footprint, moving);
  useReceptorData(map, receptors);
  useDrawnMarks(map, footprint, onDrawn);
  useFrames(map, overlays);
  const nearest = useNearestPlace(map, site, receptors);
  const box = usePopup(map, popup);
  return (
    <section className={classes.frame} aria-label={label}>
      <div className={classes.ground}>
        {failure === undefined ? <div ref={element} className={classes.canvas} /> : <NoMap reason={failure} />}
        {box}
        {failure === undefined ? (
          <div className={classes.corner}>
            {layers.configured.length > 0 ? <LayerSwitch layers={layers} /> : null}
            {children}
          </div>
        ) : null}
      </div>
      {failure === undefined && layers.configured.length > 0 ? <LayerFailure layers={layers} /> : null}
      {/* Below the map and never on it: zones, places and the source may lie anywhere. */}
      {failure === undefined && zoom >= beyondDetail && raster === undefined ? (
        <p className={classes.detail}>
          {t('noStreets')}{' '}
          {nearest ? t('nearestPlace', { ...nearest, distance: formatDistance(nearest.distanceM, i18n.language, 2) }) : null}
        </p>
      ) : null}
    </section>
  );
};
