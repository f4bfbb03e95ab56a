import type { PlumeField } from '../types/pipeline.ts';
import type { Strip } from './strip.ts';

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

/** Outline of a zone from its half-widths: along the right side to the tip and back along the left; closed, counter-clockwise. */
export const drawOutline = (strip: Strip): Ring => {
  const right: (readonly [number, number])[] = [];
  const left: (readonly [number, number])[] = [];
  strip.x.forEach((x, i) => {
    const half = strip.half[i] ?? 0;
    right.push([x, 0 - half]);
    const isEnd = i === 0 || i === strip.x.length - 1;
    if (half > 0 || !isEnd) left.unshift([x, half]);
  });
  const first = right[0] ?? [0, 0];
  return [...right, ...left, ...(left.at(-1) === first ? [] : [first])];
};
