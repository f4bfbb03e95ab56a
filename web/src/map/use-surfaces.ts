import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapOverlay } from './overlays/overlay.ts';
import { createSurfaceLayer } from './overlays/surface-layer.ts';
import { markDrawnFrame } from './use-frames.ts';

/** The lowest layer of the footprint: surfaces are drawn under the zones' lines and names. */
const firstHazardLayer = 'fan-fill';

/** Draws surfaces, which are no part of the style: MapLibre keeps them through its changes. */
export const useSurfaces = (map: MapLibreMap | undefined, overlays: readonly MapOverlay[] | undefined): void => {
  useEffect(() => {
    if (!map || !overlays) return;
    const stops = overlays.flatMap((overlay) => {
      if (overlay.kind !== 'surface') return [];
      const { id, surfaces, clock, opacity } = overlay;
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
  }, [map, overlays]);
};
