import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { loadChunk } from '../ui/load-chunk.ts';
import type { Position } from './graticule.ts';
import type { MapFootprint } from './map-data.ts';
import type { MapPicture, TakePicture } from './picture.ts';

/** While there is a map, `picture` is a function that takes a picture of it. */
export const usePicture = (
  map: MapLibreMap | undefined,
  picture: RefObject<TakePicture | undefined> | undefined,
  footprint: MapFootprint | undefined,
  site: Position | undefined,
): void => {
  // Loaded when a picture is first taken.
  const take = useEffectEvent(async (shown: MapLibreMap): Promise<MapPicture> => {
    const { takePicture } = await loadChunk(() => import('./picture.ts'));
    return takePicture(shown, footprint?.site ?? site, footprint);
  });
  useEffect(() => {
    if (!map || !picture) return;
    picture.current = () => take(map);
    return () => {
      picture.current = undefined;
    };
  }, [map, picture]);
};
