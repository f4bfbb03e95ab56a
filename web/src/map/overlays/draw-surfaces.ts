import type { Map as MapLibreMap } from 'maplibre-gl';
import { markDrawnFrame } from '../use-frames.ts';
import type { SurfaceOverlay } from './overlay.ts';
import { createSurfaceLayer } from './surface-layer.ts';

/** The lowest layer of the footprint: surfaces are drawn under the zones' lines and names. */
const firstHazardLayer = 'fan-fill';

/** Draws surfaces, which are no part of the style: MapLibre keeps them through its changes. Returns what removes them. */
export const drawSurfaces = (map: MapLibreMap, overlays: readonly SurfaceOverlay[]): (() => void) => {
  const stops = overlays.map(({ id, surfaces, clock, opacity }) => {
    const layer = createSurfaceLayer(`surface-${id}`, opacity);
    let isFresh = false;
    const show = (): void => {
      isFresh = true;
      layer.show(surfaces.meshOf(clock.get()), surfaces.origin);
    };
    const add = (): void => {
      if (!map.getLayer(layer.id)) map.addLayer(layer, map.getLayer(firstHazardLayer) ? firstHazardLayer : undefined);
    };
    const mark = (): void => {
      if (!isFresh) return;
      isFresh = false;
      markDrawnFrame(clock.get());
    };
    show();
    add();
    // A style that could not be changed in parts was loaded again, without the layer.
    map.on('style.load', add);
    map.on('render', mark);
    const unsubscribe = clock.subscribe(show);
    return () => {
      map.off('style.load', add);
      map.off('render', mark);
      unsubscribe();
      if (map.getLayer(layer.id)) map.removeLayer(layer.id);
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
};
