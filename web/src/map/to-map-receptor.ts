import type { Receptor } from '@hazardguard/engine';
import type { MapReceptor } from './map-data.ts';

/** A place as the map draws it. */
export const toMapReceptor = ({ id, name, kind, people, latitude, longitude, geometry }: Receptor, inside: boolean): MapReceptor => ({
  id,
  name,
  kind,
  people,
  latitude,
  longitude,
  geometry,
  inside,
});
