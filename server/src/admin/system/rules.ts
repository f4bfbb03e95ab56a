import { deepestTileZoom, type mapLayer } from '@hazardguard/contract';
import type { z } from 'zod';
import type { Settings } from '../../platform/env/env.ts';

/** The online map layers that the operator has configured; there is none by default. Our server fetches the tiles of a layer with a key. */
export const listMapLayers = ({ map }: Pick<Settings, 'map'>): z.output<typeof mapLayer>[] => {
  const layers = [
    { id: 'satellite', title: 'Satellite', layer: map.satellite },
    { id: 'street', title: 'Streets', layer: map.street },
  ] as const;
  return layers.flatMap(({ id, title, layer }) => {
    if (layer === null) return [];
    const { tiles, key, attribution } = layer;
    const address = key === null ? tiles : `/api/map/tiles/${id}/{z}/{x}/{y}`;
    return [{ id, title, tiles: address, keyed: key !== null, attribution, maxZoom: deepestTileZoom }];
  });
};
