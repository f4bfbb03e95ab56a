import { useEffect, useState } from 'react';
import { loadWhenReachable } from '../../ui/load-when-reachable.ts';
import type { streetLayers } from './street-layers.ts';

export type DrawStreets = typeof streetLayers;

/** What draws streets: loaded only where there are some. Until it is there, or where it does not load, the map has no streets. */
export const useDrawStreets = (hasStreets: boolean): DrawStreets | undefined => {
  const [draw, setDraw] = useState<{ readonly streets: DrawStreets }>();
  useEffect(() => {
    if (!hasStreets) return;
    loadWhenReachable(() => import('./street-layers.ts')).then(
      (loaded) => setDraw({ streets: loaded.streetLayers }),
      () => undefined,
    );
  }, [hasStreets]);
  return draw?.streets;
};
