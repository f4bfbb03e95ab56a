import { erf, erfBetween } from '../numerics/erf.ts';
import type { SourceStep } from '../types/pipeline.ts';
import { type Bend, climb, findMaxima, smearedRate, toSudden } from './smeared-release.ts';

const rootPi = Math.sqrt(Math.PI);

/**
 * Release rate as felt at a distance: every step of the source smeared along the wind, and a mass m that was in the air from the first moment,
 * q(t) = Σ qᵢ ½ {erf[(x - u (t - toᵢ))/(√2 σx)] - erf[(x - u (t - fromᵢ))/(√2 σx)]} + m u/(√(2π) σx) exp(-(x - u t)²/2σx²).
 * kg/s, with u m/s, σx m, t s from the start of the release. Source palazzi-1982.
 */
export const passingRate = (
  steps: readonly SourceStep[],
  windMs: number,
  sigmaX: number,
  xM: number,
  timeS: number,
  burstKg = 0,
): number => {
  const scale = Math.SQRT2 * sigmaX;
  const middle = (xM - windMs * timeS) / scale;
  let rate = burstKg > 0 ? ((burstKg * windMs) / (rootPi * scale)) * Math.exp(-middle * middle) : 0;
  for (const { fromS, toS, rateKgS } of steps) {
    const high = (xM - windMs * (timeS - toS)) / scale;
    const low = (xM - windMs * (timeS - fromS)) / scale;
    rate += 0.5 * rateKgS * erfBetween(low, high, (windMs * (toS - fromS)) / scale);
  }
  return rate;
};

/** Smearing so short, in half-lengths of the highest step, that the step passes at its own rate. */
const unsmeared = 4;

/** Smearing so long, in lengths of the whole release, that it passes as a burst (to 1 in 50,000). */
const asBurst = 0.015;

/** Nodes of the curve: logarithms of the sharpness, s⁻¹, from the sharpest down. */
const greatestLnSharpness = 5;
const nodeStep = 0.4;

/** Two maxima closer than this share of the smearing are one. */
const sameMaximum = 0.05;

/** Cubic between two nodes, from their values and slopes. */
const between = (from: number, fromSlope: number, to: number, toSlope: number, share: number): number => {
  const rest = 1 - share;
  return (
    rest * rest * ((1 + 2 * share) * from + share * nodeStep * fromSlope) +
    share * share * ((1 + 2 * rest) * to - rest * nodeStep * toSlope)
  );
};

/** One maximum of a release, node by node: logarithm of its rate, and the slope of that from node to node. */
interface Ridge {
  atS: number;
  /** First node at which it has joined another. */
  endNode: number;
  readonly value: Float64Array;
  readonly slope: Float64Array;
}

/**
 * Highest passing rate over time of a release, kg/s, as a function of the sharpness u/(√2 σx), 1/s, on which alone it depends.
 *
 * One step: Q erf(u tr/(2√2 σx)), at the passage of its middle; a burst: m u/(√(2π) σx). Otherwise every maximum of the rates is followed
 * from sharp to blunt: smearing by a Gaussian moves and joins maxima but makes no new one. Each is found at every 0.4 of a natural
 * logarithm, on first use, with its slope, and goes as a cubic between (to 5e-4); where the smearing is short against the highest
 * step it is that rate, where it is long against the release, that of a burst. Source palazzi-1982; never above the highest rate.
 */
export const highestPassingRate = (steps: readonly SourceStep[], burstKg = 0): ((sharpness: number) => number) => {
  const [only] = steps;
  if (only === undefined) return (sharpness) => (burstKg * sharpness) / rootPi;
  if (steps.length === 1 && burstKg === 0) {
    const half = 0.5 * (only.toS - only.fromS);
    return (sharpness) => only.rateKgS * erf(sharpness * half);
  }
  const release = toSudden(steps, burstKg);
  const { atS, byKgS } = release;
  let highestKgS = 0;
  let highestHalfS = 0;
  let massKg = burstKg;
  let rate = 0;
  for (let i = 0; i + 1 < atS.length; i++) {
    rate += byKgS[i] ?? 0;
    const longS = (atS[i + 1] ?? 0) - (atS[i] ?? 0);
    massKg += rate * longS;
    if (rate > highestKgS) [highestKgS, highestHalfS] = [rate, 0.5 * longS];
  }
  const longS = (atS.at(-1) ?? 0) - (burstKg > 0 ? Math.min(0, atS[0] ?? 0) : (atS[0] ?? 0));
  const nodes = Math.max(2, Math.ceil((greatestLnSharpness - Math.log(asBurst / longS)) / nodeStep) + 2);
  const ridges = findMaxima(steps, burstKg).map(
    (at): Ridge => ({ atS: at, endNode: nodes, value: new Float64Array(nodes), slope: new Float64Array(nodes) }),
  );
  const bend: Bend = { slope: 0, curvature: 0, bySharpness: 0 };

  const findNode = (node: number): void => {
    const sharpness = Math.exp(greatestLnSharpness - node * nodeStep);
    const isUnsmeared = burstKg === 0 && sharpness * highestHalfS > unsmeared;
    const isBurst = sharpness * longS < asBurst;
    for (let i = 0; i < ridges.length; i++) {
      const ridge = ridges[i];
      if (ridge === undefined || ridge.endNode < node) continue;
      if (isUnsmeared || isBurst) {
        ridge.value[node] = Math.log(isBurst ? (massKg * sharpness) / rootPi : highestKgS);
        ridge.slope[node] = isBurst ? -1 : 0;
        continue;
      }
      ridge.atS = climb(release, sharpness, ridge.atS, bend);
      const passing = smearedRate(release, sharpness, ridge.atS);
      ridge.value[node] = Math.log(passing);
      ridge.slope[node] = -bend.bySharpness / passing;
      for (let j = 0; j < i && ridge.endNode > node; j++) {
        const other = ridges[j];
        if (other !== undefined && other.endNode > node && Math.abs(other.atS - ridge.atS) * sharpness < sameMaximum) ridge.endNode = node;
      }
    }
  };
  let known = 0;
  const bound = burstKg > 0 ? Number.POSITIVE_INFINITY : highestKgS;
  return (sharpness) => {
    const place = (greatestLnSharpness - Math.log(sharpness)) / nodeStep;
    if (!(place > 0)) return Math.max(highestKgS, (burstKg * sharpness) / rootPi);
    const node = Math.floor(place);
    if (node + 1 >= nodes) return (massKg * sharpness) / rootPi;
    while (known <= node + 1) findNode(known++);
    let highest = Number.NEGATIVE_INFINITY;
    for (const { endNode, value, slope } of ridges) {
      if (endNode <= node) continue;
      const log = between(value[node] ?? 0, slope[node] ?? 0, value[node + 1] ?? 0, slope[node + 1] ?? 0, place - node);
      if (log > highest) highest = log;
    }
    return Math.min(bound, Math.exp(highest));
  };
};
