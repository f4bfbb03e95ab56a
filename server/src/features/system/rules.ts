import type { mapLayer } from '@hazardguard/contract';
import type { z } from 'zod';
import type { Settings } from '../../env.ts';

/** Deepest zoom asked of a foreign tile server. */
const maxZoom = 19;

/** The online layers an operator has configured; none is on without being configured. */
export const mapLayersOf = ({ map }: Pick<Settings, 'map'>): z.output<typeof mapLayer>[] => {
  const layers = [
    { id: 'satellite', title: 'Satellite', layer: map.satellite },
    { id: 'street', title: 'Streets', layer: map.street },
  ];
  return layers.flatMap(({ id, title, layer }) => (layer === null ? [] : [{ id, title, ...layer, maxZoom }]));
};
