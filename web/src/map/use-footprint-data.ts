import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { createFootprintFiller } from './footprint-sources.ts';
import type { MapFootprint } from './map-data.ts';

/**
 * Puts a footprint on the map. Only the data of its own sources are replaced: comparing whole styles, with every receptor in
 * them, took longer than all the rest of a wind change.
 */
export const useFootprintData = (map: MapLibreMap | undefined, footprint: MapFootprint | undefined, isMoving: boolean): void => {
  const fill = useMemo(
    () => map && createFootprintFiller((source, data) => void map.getSource<GeoJSONSource>(source)?.setData(data)),
    [map],
  );
  // Before the page is painted, so that the map's next frame has it.
  useLayoutEffect(() => fill?.(footprint, isMoving), [fill, footprint, isMoving]);

  const stale = footprint?.stale ?? false;
  const linesOnly = footprint?.linesOnly ?? false;
  useEffect(() => {
    map?.setGlobalStateProperty('stale', stale);
  }, [map, stale]);
  useEffect(() => {
    map?.setGlobalStateProperty('linesOnly', linesOnly);
  }, [map, linesOnly]);
};
