import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Position } from './graticule.ts';
import type { MapFootprint } from './map-data.ts';
import { type MapPicture, type TakePicture, takePicture } from './picture.ts';

/** While there is a map, `picture` is a function that takes a picture of it. */
export const usePicture = (
  map: MapLibreMap | undefined,
  picture: RefObject<TakePicture | undefined> | undefined,
  footprint: MapFootprint | undefined,
  site: Position | undefined,
): void => {
  const take = useEffectEvent((shown: MapLibreMap): Promise<MapPicture> => takePicture(shown, footprint?.site ?? site, footprint));
  useEffect(() => {
    if (!map || !picture) return;
    picture.current = () => take(map);
    return () => {
      picture.current = undefined;
    };
  }, [map, picture]);
};
