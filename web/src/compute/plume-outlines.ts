import type { PlumeField } from '@hazardguard/engine/models';

type Point = readonly [number, number];

/** Precision of edges: bisections along the wind, and share of the width across it. */
const alongSteps = 12;
const acrossShare = 1e-3;
/** Maximum half-width of the search, m. */
const widestM = 50_000;

/** Range of the outline of a level at a height at any time: stations along the wind, m downwind, rising. */
export interface Stretch {
  readonly level: number;
  readonly heightM: number;
  readonly stationsM: Float64Array;
}

/** Half the width of the region at or above the level at one station and moment, m; 0 where the axis is below it. */
const halfWidthAt = (field: PlumeField, { level, heightM }: Stretch, xM: number, timeS: number): number => {
  const value = (y: number): number => field.at(xM, y, heightM, timeS);
  if (value(0) < level) return 0;
  // On the ground, no outline is wider than the footprint, and a fully developed plume is exactly as wide.
  const full = heightM === 0 ? field.halfWidth(xM, level) : 0;
  if (full > 0 && value(full * (1 - acrossShare)) >= level) return full;
  let outside = full > 0 ? full : 1;
  while (outside < widestM && value(outside) >= level) outside *= 2;
  let inside = 0;
  while (outside - inside > acrossShare * outside) {
    const middle = (inside + outside) / 2;
    if (value(middle) >= level) inside = middle;
    else outside = middle;
  }
  return inside;
};

/** The edge between a station that reaches the level and a neighbour that does not, m. */
const edgeBetween = (meets: (xM: number) => boolean, metM: number, unmetM: number): number => {
  let [met, unmet] = [metM, unmetM];
  for (let i = 0; i < alongSteps; i++) {
    const middle = (met + unmet) / 2;
    if (meets(middle)) met = middle;
    else unmet = middle;
  }
  return met;
};

/** Along the right side downwind and back along the left; closed, counter-clockwise. */
const buildRing = (xs: readonly number[], halves: readonly number[]): readonly Point[] => {
  const right = xs.map((x, i): Point => [x, -(halves[i] ?? 0)]);
  const left = xs.map((x, i): Point => [x, halves[i] ?? 0]).toReversed();
  const first = right[0] ?? [0, 0];
  return [...right, ...left, first];
};

/**
 * Where a drifting cloud is at or above a level at one moment and height: a ring per connected stretch, metres, x downwind, y
 * left of the wind. Directly from the model's c(x, y, z, t); as in the footprint, the ground around the source belongs to the
 * region during the release. The field falls off to the sides of its axis, so a half-width describes the whole cut.
 */
export const outlinesAt = (field: PlumeField, stretch: Stretch, timeS: number): readonly (readonly Point[])[] => {
  const { level, heightM, stationsM } = stretch;
  const coming = heightM === 0 && timeS <= field.departureS(0);
  const around = (x: number): number => (coming ? Math.sqrt(Math.max(0, field.sourceRadiusM ** 2 - x * x)) : 0);
  const meets = (x: number): boolean => around(x) > 0 || field.at(x, 0, heightM, timeS) >= level;
  const half = (x: number): number => Math.max(around(x), halfWidthAt(field, stretch, x, timeS));
  const rings: (readonly Point[])[] = [];
  let xs: number[] = [];
  let halves: number[] = [];
  const close = (): void => {
    if (xs.length > 1) rings.push(buildRing(xs, halves));
    xs = [];
    halves = [];
  };
  let before = Number.NaN;
  for (const x of stationsM) {
    if (meets(x)) {
      if (xs.length === 0 && !Number.isNaN(before)) {
        xs.push(edgeBetween(meets, x, before));
        halves.push(0);
      }
      xs.push(x);
      halves.push(half(x));
    } else if (xs.length > 0) {
      xs.push(edgeBetween(meets, before, x));
      halves.push(0);
      close();
    }
    before = x;
  }
  close();
  return rings;
};

/** In air without a direction: how far the level is reached at a moment in any direction, m; 0 when not reached. */
export const farthestAt = (field: PlumeField, { level, heightM, stationsM }: Stretch, timeS: number): number => {
  const meets = (x: number): boolean => field.at(x, 0, heightM, timeS) >= level;
  const last = stationsM.findLastIndex((x) => x > 0 && meets(x));
  const met = stationsM[last];
  if (met === undefined) return 0;
  const next = stationsM[last + 1];
  return next === undefined ? met : edgeBetween(meets, met, next);
};
