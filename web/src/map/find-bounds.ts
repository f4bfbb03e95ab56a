import type { MapBounds } from './map-data.ts';

/** West, south, east, north of all positions, with a margin, degrees; undefined without any. */
export const findBounds = (
  places: readonly { readonly latitude: number | null; readonly longitude: number | null }[],
  room = 0.05,
): MapBounds | undefined => {
  const latitudes = places.flatMap(({ latitude }) => latitude ?? []);
  const longitudes = places.flatMap(({ longitude }) => longitude ?? []);
  if (latitudes.length === 0 || longitudes.length === 0) return undefined;
  const extreme = (pick: (one: number, other: number) => number, values: readonly number[], first: number): number =>
    values.reduce((best, value) => pick(best, value), first);
  return [
    extreme(Math.min, longitudes, 180) - room,
    extreme(Math.min, latitudes, 90) - room,
    extreme(Math.max, longitudes, -180) + room,
    extreme(Math.max, latitudes, -90) + room,
  ];
};
