import 'maplibre-gl/dist/maplibre-gl.css';
import type { MapLayerId } from '@hazardguard/contract';
import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { useMapLayers } from '../data/map-layers.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { isSlowLine } from '../ui/slow-line.ts';
import type { MapCamera } from './camera-pose.ts';
import type { Position } from './graticule.ts';
import { LayerFailure, LayerSwitch } from './layer-switch.tsx';
import classes from './map.module.css';
import type { MapFit, MapFootprint, MapReceptor, MapView, MapWind } from './map-data.ts';
import { InPanel } from './map-panel/in-panel.tsx';
import { NoMap } from './no-map.tsx';
import type { MapOverlay, PressedFeature } from './overlays/overlay.ts';
import { clusterAbove } from './receptor-layers.ts';
import { useReceptorShapes } from './receptor-shapes.ts';
import { findStreets, hasStreets } from './streets/street-source.ts';
import { useCamera } from './use-camera.ts';
import { useDrawnMarks } from './use-drawn-marks.ts';
import { useFootprintData } from './use-footprint-data.ts';
import { useFrames } from './use-frames.ts';
import { useLayers, useTileFailures } from './use-layers.ts';
import { useMap } from './use-map.ts';
import { useNewStyles } from './use-new-styles.ts';
import { usePins } from './use-pins.ts';
import { type MapPopup, usePopup } from './use-popup.ts';
import { usePress } from './use-press.ts';
import { useReceptorData } from './use-receptor-data.ts';
import { useStyle } from './use-style.ts';
import { useSurfaces } from './use-surfaces.ts';
import { useStreaksChoice } from './wind-streaks/use-streaks-choice.ts';

const MapTools = lazyPart(() => import('./map-tools.tsx').then((part) => part.MapTools));
const MapNotes = lazyPart(() => import('./map-notes.tsx').then((part) => part.MapNotes));
const MapMotion = lazyPart(() => import('./map-motion.ts').then((part) => part.MapMotion));
const WindStreaks = lazyPart(() => import('./wind-streaks/wind-streaks.tsx').then((part) => part.WindStreaks));

/** From this zoom on the basemap has no detail of its own. */
const beyondDetail = 10;

export interface MapProps {
  /** Description of the map for screen readers. */
  readonly label: string;
  /** The initial view; the map moves only when its numbers change. */
  readonly view: MapView;
  /** The default base layer where it is configured, until the person chooses another. */
  readonly usualLayer?: MapLayerId | undefined;
  /** The site: pin and range rings. */
  readonly site?: Position | undefined;
  readonly receptors?: readonly MapReceptor[] | undefined;
  readonly footprint?: MapFootprint | undefined;
  /** The current wind: shown instead of the footprint's. */
  readonly windNow?: MapWind | undefined;
  /** Inputs are being changed: only the zones follow; labels and places inside return afterwards. */
  readonly moving?: boolean | undefined;
  /** A new result may move the map to show all its zones; so does a new number of `asked`. */
  readonly fit?: MapFit | undefined;
  /** Tilts, rotates or moves the camera; without it the map is seen from above. */
  readonly camera?: MapCamera | undefined;
  /** Overlays, the first at the bottom. */
  readonly overlays?: readonly MapOverlay[] | undefined;
  /** A feature of an overlay was pressed. Its information must also be in a list next to the map. */
  readonly onPress?: ((pressed: PressedFeature) => void) | undefined;
  /** A pop-up at a place. */
  readonly popup?: MapPopup | undefined;
  /** A place on the map was pressed. There must be another way to enter it next to the map. */
  readonly onGround?: ((position: Position) => void) | undefined;
  /** A new footprint has been drawn. */
  readonly onDrawn?: (() => void) | undefined;
  /** A place is being chosen: receives clicks and moves of the pin. */
  readonly onPick?: ((position: Position) => void) | undefined;
  /** The texts of a result around its map on a sheet that is printed or saved: `h1` and `p` before and after the content. */
  readonly sheet?: ((content: ReactNode) => ReactNode) | undefined;
  /** The wind is drawn moving; otherwise when a person asks for it. */
  readonly streaks?: boolean | undefined;
  /** Content over the map's top left corner. */
  readonly children?: ReactNode;
}

/** Draws the map. Loaded lazily: use `SiteMap` or `PointPicker`. */
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
  overlays: ownOverlays,
  popup,
  onPress,
  onGround,
  onDrawn,
  onPick,
  sheet,
  streaks = false,
  children,
}: MapProps) => {
  const element = useRef<HTMLDivElement>(null);
  const layers = useLayers(usualLayer);
  const overlays = useReceptorShapes(ownOverlays, receptors);
  const gathered = (receptors?.length ?? 0) > clusterAbove;
  // With a refused key no tile will load: show the offline map only.
  const raster = layers.failing === 'key' ? undefined : layers.chosen;
  const known = useMapLayers().data;
  const { latitude, longitude } = site ?? view;
  const streets = useMemo(() => known && findStreets(known, { latitude, longitude }), [known, latitude, longitude]);
  const style = useStyle({
    raster,
    failing: layers.failing !== undefined,
    streets,
    view,
    site,
    gathered,
    leaning: camera !== undefined,
    overlays,
  });
  const arrowFromDeg = windNow?.fromDeg ?? (footprint?.windText === undefined ? undefined : footprint.windFromDeg);
  const { map, failure } = useMap(element, label, view, style);
  const zoom = useCamera(map, { view, footprint, fit, arrowFromDeg, moving });
  usePins(map, { site, footprint, windNow, onPick });
  usePress(map, { onPress, onGround });
  useTileFailures(map, layers);
  useNewStyles(map, style);
  useFootprintData(map, footprint, moving);
  useReceptorData(map, receptors);
  useDrawnMarks(map, footprint, onDrawn);
  useFrames(map, overlays);
  useSurfaces(map, overlays);
  const box = usePopup(map, popup);
  const [asked, ask] = useStreaksChoice();
  const streaksFromDeg = isSlowLine() ? undefined : arrowFromDeg;
  return (
    <section className={`hg-stack hg-gap-0 hg-full hg-tall ${classes.frame}`} aria-label={label}>
      <div className={`hg-fill ${classes.ground}`}>
        {failure === undefined ? <div ref={element} className={classes.canvas} /> : <NoMap reason={failure} />}
        {camera === undefined ? null : (
          <Suspense fallback={null}>
            <MapMotion map={map} camera={camera} />
          </Suspense>
        )}
        {streaksFromDeg !== undefined && (streaks || asked) ? (
          <Suspense fallback={null}>
            <WindStreaks map={map} fromDeg={streaksFromDeg} />
          </Suspense>
        ) : null}
        {box}
        {failure === undefined ? (
          <div className={`hg-stack hg-start ${classes.corner}`}>
            {layers.configured.length > 0 ? <LayerSwitch layers={layers} /> : null}
            {children}
            {map === undefined ? null : (
              <Suspense fallback={null}>
                <MapTools
                  map={map}
                  label={label}
                  source={footprint?.site ?? site}
                  wind={
                    arrowFromDeg === undefined ? undefined : { fromDeg: arrowFromDeg, text: windNow?.text ?? footprint?.windText ?? '' }
                  }
                  frame={sheet}
                  isStreaming={asked}
                  isPicker={onPick !== undefined}
                  isPressable={!onPick && !onPress && !onGround}
                  places={receptors}
                  overlays={ownOverlays}
                  onStream={streaksFromDeg === undefined || streaks ? undefined : ask}
                />
              </Suspense>
            )}
          </div>
        ) : null}
      </div>
      {failure === undefined && layers.configured.length > 0 ? <LayerFailure layers={layers} /> : null}
      <InPanel place="notes">
        {failure === undefined ? (
          <Suspense fallback={null}>
            <MapNotes
              map={map}
              site={site}
              receptors={receptors}
              isBare={zoom >= beyondDetail && raster === undefined && !hasStreets(known, { latitude, longitude })}
            />
          </Suspense>
        ) : null}
      </InPanel>
    </section>
  );
};
