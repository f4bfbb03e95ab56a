import { gamma } from '../numerics/gamma.ts';
import { notConverged } from '../numerics/require-converged.ts';
import type { Air } from '../types/pipeline.ts';
import { computeFrictionVelocity, findLid, vonKarman, windShape } from './surface-wind.ts';

/** Exponent s of the vertical profile of a passive plume, exp(-(Γ(1+1/s) z/H)^s) (van-ulden-1978). */
export const passiveShape = 1.5;

/** Share of the mean plume height whose wind and stirring set its growth (van-ulden-1978; chosen on Prairie Grass). */
export const carriedAt = 0.7;

/** Constants of the vertical profile exp(-(B z/z̄)^s): A = s Γ(2/s)/Γ(1/s)², B = Γ(2/s)/Γ(1/s). Its depth is z̄/A. */
const g1 = gamma(1 / passiveShape);
const g2 = gamma(2 / passiveShape);
export const shapeA = (passiveShape * g2) / (g1 * g1);
export const shapeB = g2 / g1;

/** Points of the profile, evenly spaced in the logarithm of the depth. */
const points = 128;

/** Depths between which the wind is tabulated, m; beyond them it goes on as a power. */
const shallowestM = 1e-4;
const thickestM = 4000;

const lowest = Math.log(shallowestM);
const stride = Math.log(thickestM / shallowestM) / (points - 1);

/** Heights over the depth at which a profile is sampled: e^t, t from `lowestNode` on, two strides apart, so that depths share their heights. */
const lowestNode = -84 * stride;
const nodeStrides = 2;
const nodes = 51;

const nodeAt = (j: number): number => lowestNode + j * nodeStrides * stride;

/**
 * Weights at the nodes of a mean over the profile exp(-(Γ(1+1/s) z/H)^s); they add up to 1. Even steps of ln z: the integrand,
 * z exp(-(Γ z/H)^s), falls to nothing at both ends, and the sum is exact to 1e-5 at s from 1.5 to 3.
 */
const makeWeights = (s: number): Float64Array => {
  const lnScale = Math.log(gamma(1 + 1 / s));
  const weights = Float64Array.from({ length: nodes }, (_, j) => Math.exp(nodeAt(j) - Math.exp(s * (nodeAt(j) + lnScale))));
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((one) => one / sum);
};

const passiveWeights = makeWeights(passiveShape);

/** Variance of ln z over a profile, ψ′(1/s)/s²: 1.36 for s 1.5. */
const varianceOfLog = (weights: Float64Array): number => {
  let sum = 0;
  let squares = 0;
  for (let j = 0; j < nodes; j++) {
    sum += (weights[j] ?? 0) * nodeAt(j);
    squares += (weights[j] ?? 0) * nodeAt(j) ** 2;
  }
  return squares - sum * sum;
};

/** Chatwin's variance along the wind in neutral air, (π²/6 - 1)/k² = 4.03, over (u* t)². */
const chatwin = (Math.PI ** 2 / 6 - 1) / (vonKarman * vonKarman);

/** c of `shearGrowth`: that variance over that of the wind on this profile, the logarithm of z. About 0.49. */
const shearShare = (chatwin * vonKarman * vonKarman) / varianceOfLog(passiveWeights);

/** Variance of the wind, m²/s², that lengthens a cloud near the ground: that over its height, but no more than in neutral air, (2.0 u*)². */
export const lengtheningVariance = (varianceM2S2: number, frictionVelocityMs: number): number =>
  Math.min(varianceM2S2, chatwin * frictionVelocityMs * frictionVelocityMs);

/** Wind that carries a passive cloud of depth H, m/s: ∫ u c dz/∫ c dz over its profile, so that c U H is what the wind carries. */
export const carryingSpeed = (air: Air, depthM: number): number => {
  let sum = 0;
  for (let j = 0; j < nodes; j++) sum += (passiveWeights[j] ?? 0) * windShape(air, depthM * Math.exp(nodeAt(j)));
  return (computeFrictionVelocity(air) / vonKarman) * sum;
};

/** Shape of the wind at every height that a node of a tabulated depth has. */
const shapesOfWind = (air: Air): Float64Array => {
  const shapes = new Float64Array(points + nodeStrides * (nodes - 1));
  for (let i = 0; i < shapes.length; i++) shapes[i] = windShape(air, Math.exp(lowest + lowestNode + i * stride));
  return shapes;
};

/** Logarithm of the mean wind, `carryingSpeed`, at every depth, and of its standard deviation over the profile, Δu. */
const tabulated = (
  shapes: Float64Array,
  scaleMs: number,
  weights: Float64Array,
): { readonly lnMean: Float64Array; readonly lnSpread: Float64Array } => {
  const lnMean = new Float64Array(points);
  const lnSpread = new Float64Array(points);
  for (let i = 0; i < points; i++) {
    let sum = 0;
    let squares = 0;
    for (let j = 0; j < nodes; j++) {
      const shape = shapes[i + nodeStrides * j] ?? 0;
      const part = (weights[j] ?? 0) * shape;
      sum += part;
      squares += part * shape;
    }
    lnMean[i] = Math.log(scaleMs * sum);
    lnSpread[i] = Math.log(scaleMs * Math.sqrt(squares - sum * sum));
  }
  return { lnMean, lnSpread };
};

/** The wind that carries clouds of any depth H. */
export interface CarryingWind {
  readonly frictionVelocityMs: number;
  /** ln U at ln H = lowest + i stride, of a passive cloud and of one whose top is sharp. */
  readonly lnPassive: Float64Array;
  readonly lnSharp: Float64Array;
  /** ln Δu there, the standard deviation of the wind over the height of a passive cloud. */
  readonly lnShear: Float64Array;
  /** Growth of H U over that of a passive plume's depth times u(0.7 z̄), which stirring feeds: (1 + d ln U/d ln H) U/u(0.7 z̄). */
  readonly growth: Float64Array;
  /** Deepest that stirring makes a cloud, m. */
  readonly deepestM: number;
}

/**
 * The wind that carries a cloud of depth H: the mean of the Monin-Obukhov profile of `windShape` over the cloud's own profile, whose
 * exponent goes from 1.5 of a passive cloud to 1.5 + `sharpness` of a very dense one. A cloud whose weight is gone moves as the
 * similarity plume does. H m, U m/s. Source van-ulden-1978, who reads the wind at 0.6 z̄ in place of the mean.
 */
const makeCarryingWind = (air: Air, sharpness: number): CarryingWind => {
  const frictionVelocityMs = computeFrictionVelocity(air);
  const shapes = shapesOfWind(air);
  const scaleMs = frictionVelocityMs / vonKarman;
  const { lnMean: lnPassive, lnSpread: lnShear } = tabulated(shapes, scaleMs, passiveWeights);
  const growth = new Float64Array(points);
  for (let i = 0; i < points; i++) {
    const before = Math.max(0, i - 1);
    const after = Math.min(points - 1, i + 1);
    const exponent = ((lnPassive[after] ?? 0) - (lnPassive[before] ?? 0)) / ((after - before) * stride);
    const stirring = scaleMs * windShape(air, carriedAt * shapeA * Math.exp(lowest + i * stride));
    growth[i] = ((1 + exponent) * Math.exp(lnPassive[i] ?? 0)) / stirring;
  }
  return {
    frictionVelocityMs,
    lnPassive,
    lnSharp: sharpness === 0 ? lnPassive : tabulated(shapes, scaleMs, makeWeights(passiveShape + sharpness)).lnMean,
    lnShear,
    growth,
    deepestM: findLid(air),
  };
};

/** The wind of an air, by sharpness: every window of a release is carried by the same. */
const known = new WeakMap<Air, Map<number, CarryingWind>>();

/** `makeCarryingWind`, made once for an air. */
export const carryingWind = (air: Air, sharpness = 0): CarryingWind => {
  const winds = known.get(air) ?? new Map<number, CarryingWind>();
  const wind = winds.get(sharpness) ?? makeCarryingWind(air, sharpness);
  known.set(air, winds.set(sharpness, wind));
  return wind;
};

/** A column at a place between the points, straight in ln H, and so on beyond them. */
export const atPlace = (column: Float64Array, place: number): number => {
  const i = Math.max(0, Math.min(points - 2, Math.floor(place)));
  const share = place - i;
  return (column[i] ?? 0) * (1 - share) + (column[i + 1] ?? 0) * share;
};

/** Wind at a place, m/s, of a cloud whose top is sharp to a share, 0–1. */
export const speedAt = ({ lnPassive, lnSharp }: CarryingWind, place: number, sharp: number): number =>
  Math.exp((1 - sharp) * atPlace(lnPassive, place) + sharp * atPlace(lnSharp, place));

/**
 * How fast the wind's shear lengthens a passive cloud from near the ground: dσx²/dt = 2 c Δu² t, m²/s, Δu the standard deviation of the wind
 * over the height of the cloud at a place, t its time of travel, s.
 *
 * In neutral air σx = √(π²/6 - 1) u* t/k = 2.0 u* t (chatwin-1968), and in stable air no more, which is what hanna-franzese-2000 find at eleven
 * sites. With the wind and the mixing of stable air a cloud becomes longer over all its heights, but it tilts: what passes an instrument or a
 * person on the ground is 1.5 to 2.9 u* t long by the moments of the equation of diffusion (Aris' method, in the tests).
 */
export const shearGrowth = ({ lnShear, frictionVelocityMs }: CarryingWind, place: number, timeS: number): number =>
  2 * lengtheningVariance(shearShare * Math.exp(2 * atPlace(lnShear, place)), frictionVelocityMs) * timeS;

/** Place of a depth, m, among the points. */
export const placeOfDepth = (depthM: number): number => (Math.log(depthM) - lowest) / stride;

/** Depth at a place, m. */
export const depthAt = (place: number): number => Math.exp(lowest + place * stride);

const sought = { name: 'depth of the cloud that carries a flux, ln(m)', unit: 'strides' };

/** ln(H U^p) at a point, of a cloud part of whose p goes with the passive wind and part with that of a sharp top. */
const fluxAt = (lnPassive: Float64Array, lnSharp: Float64Array, passive: number, sharpened: number, i: number): number =>
  lowest + i * stride + passive * (lnPassive[i] ?? 0) + sharpened * (lnSharp[i] ?? 0);

/**
 * Place of the cloud of which H U^p is known, m (m/s)^p; p 1: what it carries, m²/s. ln(H U^p) is straight between the points and rises,
 * so its segment is found by walking from the last place known, and the place in it exactly.
 */
export const placeOfFlux = ({ lnPassive, lnSharp }: CarryingWind, flux: number, sharp: number, from: number, power = 1): number => {
  const wanted = Math.log(flux);
  const passive = power * (1 - sharp);
  const sharpened = power * sharp;
  let i = Math.max(0, Math.min(points - 2, Math.floor(from)));
  let low = fluxAt(lnPassive, lnSharp, passive, sharpened, i);
  let high = fluxAt(lnPassive, lnSharp, passive, sharpened, i + 1);
  while (i < points - 2 && high < wanted) {
    i++;
    low = high;
    high = fluxAt(lnPassive, lnSharp, passive, sharpened, i + 1);
  }
  while (i > 0 && low > wanted) {
    i--;
    high = low;
    low = fluxAt(lnPassive, lnSharp, passive, sharpened, i);
  }
  const place = i + (wanted - low) / (high - low);
  if (!Number.isFinite(place)) throw notConverged(sought, place, `finite for a flux of ${flux}`);
  return place;
};
