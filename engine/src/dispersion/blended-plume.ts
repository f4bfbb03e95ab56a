import { requireConverged, type Sought } from '../numerics/require-converged.ts';
import { findRoot } from '../numerics/root.ts';
import type { PlumeField } from '../pipeline.ts';

const pureGasPpm = 1e6;

/** How the values of two fields at a place make one: rising in both. */
type Blend = (one: number, other: number) => number;

const sought: Sought = { name: 'half-width of two plumes together', unit: 'm' };

/** Half-widths are found to this share of themselves; what they are looked for beyond what each plume alone has. */
const tolerance = 1e-12;
const slack = 1e-6;
const widenings = 200;

/**
 * Where the blended value falls to a level across the wind, m. Where both plumes are at least the level so is their blend, so it lies
 * from the narrower half-width outwards; a sum may reach beyond the wider.
 */
const halfWidthOf = (peakAt: (yM: number) => number, level: number, one: number, other: number): number => {
  if (peakAt(0) <= level) return 0;
  const low = Math.min(one, other) * (1 - slack);
  let high = Math.max(one, other, 1e-3) * (1 + slack);
  for (let i = 0; peakAt(high) > level; i++) {
    requireConverged(i < widenings, sought, high, `where the value is below ${level} ppm`);
    high *= 1.1;
  }
  return peakAt(low) <= level ? low : findRoot((y) => level - peakAt(y), low, high, tolerance * high, sought);
};

const blended = (one: PlumeField, other: PlumeField, sourceRadiusM: number, blend: Blend): PlumeField => {
  const peak = (x: number, y: number, z: number): number => blend(one.peak(x, y, z), other.peak(x, y, z));
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM,
    rangeM: Math.min(one.rangeM, other.rangeM),
    axisPeak: (x) => blend(one.axisPeak(x), other.axisPeak(x)),
    halfWidth: (x, level) => halfWidthOf((y) => peak(x, y, 0), level, one.halfWidth(x, level), other.halfWidth(x, level)),
    peak,
    at: (x, y, z, timeS) => blend(one.at(x, y, z, timeS), other.at(x, y, z, timeS)),
    arrivalS: (x) => Math.min(one.arrivalS(x), other.arrivalS(x)),
    departureS: (x) => Math.max(one.departureS(x), other.departureS(x)),
  };
};

/** Two plumes of two parts of one release: their concentrations add up, so the mass of both is there. At most pure gas. */
export const addedPlumes = (one: PlumeField, other: PlumeField): PlumeField =>
  blended(one, other, Math.max(one.sourceRadiusM, other.sourceRadiusM), (a, b) => Math.min(pureGasPpm, a + b));

/**
 * One release by two models: c = (1 - s) c₁ + s c₂, s the share of the second, 0–1. As s goes from 0 to 1 every value goes over from the
 * first model's to the second's without a step, and the mass is that of the release throughout.
 */
export const betweenPlumes = (one: PlumeField, other: PlumeField, share: number): PlumeField =>
  blended(one, other, (1 - share) * one.sourceRadiusM + share * other.sourceRadiusM, (a, b) => (1 - share) * a + share * b);
