import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapFootprint } from './map-data.ts';

/** In the browser's own timeline: a footprint is on the screen; the detail is the direction of its wind. */
const drawnMark = 'hazardguard-footprint-drawn';

/** Notes when the newest footprint has been drawn: what `npm run bench interaction` and a profile of the browser go by. */
export const useDrawnMarks = (map: MapLibreMap | undefined, style: StyleSpecification, footprint: MapFootprint | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the style carries the footprint; a new one is drawn anew
  useEffect(() => {
    if (!map || !footprint || footprint.zones.length === 0) return;
    const look = (): void => {
      if (!map.getSource('zones') || !map.isSourceLoaded('zones')) return;
      map.off('render', look);
      performance.clearMarks(drawnMark);
      performance.mark(drawnMark, { detail: footprint.windFromDeg });
    };
    map.on('render', look);
    return () => {
      map.off('render', look);
    };
  }, [map, style, footprint]);
};
