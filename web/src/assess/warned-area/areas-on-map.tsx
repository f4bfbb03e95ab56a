import { useEffect } from 'react';
import { type AreaMap, useAreaMap } from './use-area-map.ts';
import { useRunAreas } from './use-run-areas.ts';

interface AreasOnMapProps {
  readonly runId: string;
  /** Undefined: there are none, or not any more. */
  readonly onMap: (map: AreaMap | undefined) => void;
}

/** Reads the areas of a stored run for a map that draws its zones; draws nothing itself. */
export const AreasOnMap = ({ runId, onMap }: AreasOnMapProps) => {
  const areas = useRunAreas(runId).data;
  const map = useAreaMap(areas?.area, areas, true);
  useEffect(() => {
    onMap(map);
    return () => onMap(undefined);
  }, [map, onMap]);
  return null;
};
