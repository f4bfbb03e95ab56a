import type { Air } from '../pipeline.ts';
import { carriedAt, frictionVelocityOf, mixedM, shapeA, vonKarman, windShape } from './similarity-march.ts';

/** Points of the profile, evenly spaced in the logarithm of the depth. */
const points = 128;

/** Shallowest and deepest cloud that is followed, m. */
const shallowestM = 1e-4;
const thickestM = 4000;

const lowest = Math.log(shallowestM);
const stride = Math.log(thickestM / shallowestM) / (points - 1);

/** The wind that carries clouds of any depth H. */
export interface CarryingWind {
  readonly frictionVelocityMs: number;
  /** ln U at ln H = lowest + i stride. */
  readonly lnSpeed: Float64Array;
  /** d ln U/d ln H there. */
  readonly exponent: Float64Array;
  /** Deepest that stirring makes a cloud, m. */
  readonly deepestM: number;
}

/** Wind that carries a cloud of depth H, m/s: U = u(0.7 A H). */
export const carryingSpeed = (air: Air, depthM: number): number =>
  (frictionVelocityOf(air) / vonKarman) * windShape(air, carriedAt * shapeA * depthM);

/**
 * The wind that carries a cloud of depth H: U = u(0.7 z̄) with z̄ = A H, the height that the similarity plume is carried at, so that
 * a cloud whose weight is gone moves as it does. Monin-Obukhov profile of `windShape`. H m, U m/s. Source van-ulden-1978.
 */
export const carryingWind = (air: Air): CarryingWind => {
  const frictionVelocityMs = frictionVelocityOf(air);
  const lnSpeed = new Float64Array(points);
  const exponent = new Float64Array(points);
  for (let i = 0; i < points; i++) {
    lnSpeed[i] = Math.log(carryingSpeed(air, Math.exp(lowest + i * stride)));
  }
  for (let i = 0; i < points; i++) {
    const before = Math.max(0, i - 1);
    const after = Math.min(points - 1, i + 1);
    exponent[i] = ((lnSpeed[after] ?? 0) - (lnSpeed[before] ?? 0)) / ((after - before) * stride);
  }
  return {
    frictionVelocityMs,
    lnSpeed,
    exponent,
    deepestM: air.mixingHeightM ?? (air.inverseObukhov > 0 ? Number.POSITIVE_INFINITY : mixedM),
  };
};

/** A column at a place between the points, straight in ln H. */
export const atPlace = (column: Float64Array, place: number): number => {
  const i = Math.max(0, Math.min(points - 2, Math.floor(place)));
  const share = place - i;
  return (column[i] ?? 0) * (1 - share) + (column[i + 1] ?? 0) * share;
};

/** Place of a depth among the points. */
export const placeOfDepth = (depthM: number): number => Math.max(0, Math.min(points - 1, (Math.log(depthM) - lowest) / stride));

/** Depth at a place, m. */
export const depthAt = (place: number): number => Math.exp(lowest + place * stride);

/** Rounds that bring H U to its value; the profile is nearly a power, so few are needed. */
const rounds = 4;

/** Place of the cloud that carries H U, m²/s: Newton in the logarithms, from the last place known. */
export const placeOfFlux = (wind: CarryingWind, flux: number, from: number): number => {
  const wanted = Math.log(flux);
  let place = from;
  for (let i = 0; i < rounds; i++) {
    const surplus = lowest + place * stride + atPlace(wind.lnSpeed, place) - wanted;
    place = Math.max(0, Math.min(points - 1, place - surplus / ((1 + atPlace(wind.exponent, place)) * stride)));
    if (Math.abs(surplus) < 1e-9) break;
  }
  return place;
};
