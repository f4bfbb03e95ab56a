import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { MapFootprint } from './map-data.ts';

/** In the browser's performance timeline: a footprint was drawn; the detail is its wind direction. */
const drawnMark = 'hazardguard-footprint-drawn';

/** Marks when the newest footprint has been drawn, for `npm run bench interaction` and the browser's profiler. */
export const useDrawnMarks = (
  map: MapLibreMap | undefined,
  footprint: MapFootprint | undefined,
  onDrawn: (() => void) | undefined,
): void => {
  const notifyDrawn = useEffectEvent(() => onDrawn?.());
  useLayoutEffect(() => {
    if (!map || !footprint || footprint.zones.length === 0) return;
    const look = (): void => {
      if (!map.getSource('footprint') || !map.isSourceLoaded('footprint')) return;
      map.off('render', look);
      performance.clearMarks(drawnMark);
      performance.mark(drawnMark, { detail: footprint.windFromDeg });
      notifyDrawn();
    };
    map.on('render', look);
    return () => {
      map.off('render', look);
    };
  }, [map, footprint]);
};
