import type { PlumeField } from '../pipeline.ts';

export type Ring = readonly (readonly [number, number])[];

const circlePoints = 64;

/** A circle about the source, closed, counter-clockwise. */
export const circle = (radiusM: number): Ring => {
  const ring: (readonly [number, number])[] = [];
  for (let i = 0; i < circlePoints; i++) {
    const angle = (2 * Math.PI * i) / circlePoints;
    ring.push([radiusM * Math.cos(angle), radiusM * Math.sin(angle)]);
  }
  return [...ring, [radiusM, 0]];
};

/** Half-width of a zone at a station: the level's own, and at least the cloud's extent around the source. */
export const zoneHalfWidth = (field: PlumeField, xM: number, level: number): number => {
  const around = field.sourceRadiusM ** 2 - xM ** 2;
  return Math.max(field.halfWidth(xM, level), around > 0 ? Math.sqrt(around) : 0);
};

const stationCount = 60;

/** Stations from one end of a zone to the other, crowded towards both ends where the outline turns. */
export const stationsBetween = (startM: number, endM: number): Float64Array => {
  const stations = new Float64Array(stationCount + 1);
  for (let i = 0; i <= stationCount; i++) stations[i] = startM + (endM - startM) * 0.5 * (1 - Math.cos((Math.PI * i) / stationCount));
  return stations;
};

/** Outline of a zone from its half-widths: along the right side to the tip and back along the left; closed, counter-clockwise. */
export const outlineOf = (stations: Float64Array, halfWidths: Float64Array): Ring => {
  const right: (readonly [number, number])[] = [];
  const left: (readonly [number, number])[] = [];
  stations.forEach((x, i) => {
    const half = halfWidths[i] ?? 0;
    right.push([x, -half]);
    if (half > 0) left.unshift([x, half]);
  });
  const first = right[0] ?? [0, 0];
  return [...right, ...left, ...(left.at(-1) === first ? [] : [first])];
};
