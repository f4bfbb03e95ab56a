import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { MapFootprint } from './map-data.ts';

/** In the browser's own timeline: a footprint is on the screen; the detail is the direction of its wind. */
const drawnMark = 'hazardguard-footprint-drawn';

/** Notes when the newest footprint has been drawn: what `npm run bench interaction` and a profile of the browser go by. */
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
