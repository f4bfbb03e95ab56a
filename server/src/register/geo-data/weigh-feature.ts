import type { GeoFeature } from './geo-feature.ts';

/** Rows wait for others to be written together only while they are small: characters of texts and 16 bytes a position. */
export const mostWaitingBytes = 8 * 1024 * 1024;

const positionBytes = 16;

type Nested = readonly (number | Nested)[];

const countPositions = (coordinates: Nested): number => {
  const [first] = coordinates;
  if (typeof first === 'number') return 1;
  if (Array.isArray(first) && typeof first[0] === 'number') return coordinates.length;
  let count = 0;
  for (const part of coordinates) count += countPositions(part as Nested);
  return count;
};

/** About what a feature takes in memory, bytes. */
export const weighFeature = ({ geometry, properties }: GeoFeature): number => {
  let bytes = geometry === null ? 0 : countPositions(geometry.coordinates as Nested) * positionBytes;
  for (const name in properties) {
    const value = properties[name];
    if (typeof value === 'string') bytes += value.length;
  }
  return bytes;
};
