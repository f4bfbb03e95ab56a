import type { Direction } from './solid-flame.ts';
import type { Transmissivity } from './transmissivity.ts';

/** Points along the flame. */
const count = 30;

/** Share of the length over which the weight rises. */
const rising = 0.75;

/** A straight flame: where it starts and ends, m, and what it radiates. */
export interface LineFlame {
  readonly from: Direction;
  readonly to: Direction;
  /** kW */
  readonly radiatedKw: number;
}

/** Weights of the points, their sum 1: i up to 0.75 N, then straight down to nothing beyond the tip. */
const weights = (() => {
  const peak = rising * count;
  const raw = Float64Array.from({ length: count }, (_, i) => (i + 1 <= peak ? i + 1 : (peak * (count + 1 - (i + 1))) / (count + 1 - peak)));
  const sum = raw.reduce((total, weight) => total + weight, 0);
  return raw.map((weight) => weight / sum);
})();

/**
 * Heat that a jet flame sends to a place, kW/m²: q = Σ wᵢ P τ(rᵢ)/(4 π rᵢ²) cos βᵢ over 30 points along it, P what it radiates in
 * kW. Without a direction the receiver is turned to where it gets most. m. Source hankinson-2012. Not within the flame's own width.
 */
export const pointsFlux = (
  flame: LineFlame,
  transmissivity: Transmissivity,
  xM: number,
  yM: number,
  zM: number,
  facing?: Direction,
): number => {
  const { from, to } = flame;
  let sumX = 0;
  let sumY = 0;
  let sumZ = 0;
  let seen = 0;
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count;
    const dx = from[0] + share * (to[0] - from[0]) - xM;
    const dy = from[1] + share * (to[1] - from[1]) - yM;
    const dz = from[2] + share * (to[2] - from[2]) - zM;
    const r = Math.max(Math.sqrt(dx * dx + dy * dy + dz * dz), 1e-3);
    const flux = ((weights[i] as number) * flame.radiatedKw * transmissivity(r)) / (4 * Math.PI * r * r * r);
    sumX += flux * dx;
    sumY += flux * dy;
    sumZ += flux * dz;
    if (facing !== undefined) seen += Math.max(0, flux * (dx * facing[0] + dy * facing[1] + dz * facing[2]));
  }
  return facing === undefined ? Math.hypot(sumX, sumY, sumZ) : seen;
};
