import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { countSigns } from './count-signs.ts';

/** Pause after the last change before the drawn features are counted, ms: a map that moves must not wait for it. */
const restMs = 300;

/** Base map, streets, grid and images have no features that a legend explains. */
const isData = (source: string): boolean => /^(footprint|receptors|receptors-inside|overlay-.+)$/.test(source);

/** Describes on the map's element which signs are drawn in view, and how often, while the map is at rest: `data-drawn`. */
export const useDrawnSigns = (map: MapLibreMap): void => {
  useEffect(() => {
    const { dataset } = map.getContainer();
    let timer: number | undefined;
    const describe = (): void => {
      const layers = map.getLayersOrder().filter((id) => isData(map.getLayer(id)?.source ?? ''));
      const features = map
        .queryRenderedFeatures({ layers })
        .map(({ source, layer, properties }) => ({ source, layer: layer.id, severity: properties.severity }));
      dataset.drawn = Object.entries(countSigns(features))
        .map(([sign, count]) => `${sign}:${count}`)
        .join(' ');
    };
    const wait = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(describe, restMs);
    };
    const move = (): void => {
      window.clearTimeout(timer);
      delete dataset.drawn;
    };
    map.on('render', move);
    map.on('idle', wait);
    // This code is loaded after the map, which may be at rest by then.
    if (map.loaded()) wait();
    return () => {
      map.off('render', move);
      map.off('idle', wait);
      move();
    };
  }, [map]);
};
