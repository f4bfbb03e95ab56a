import { gamma } from '../numerics/gamma.ts';
import { requireConverged } from '../numerics/require-converged.ts';
import type { Air } from '../pipeline.ts';
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
const points = 64;

/** Depths between which the wind is tabulated, m; beyond them it goes on as a power. */
const shallowestM = 1e-4;
const thickestM = 4000;

const lowest = Math.log(shallowestM);
const stride = Math.log(thickestM / shallowestM) / (points - 1);

/** Nodes of a mean over a vertical profile: heights over the depth, and weights that add up to 1. */
interface Nodes {
  readonly height: Float64Array;
  readonly weight: Float64Array;
}

/** Panels of the mean, and where the profile has fallen to e⁻³⁰. */
const panels = 32;
const farExponent = 30;

/** Simpson's rule on even steps of √z, where both the profile and the logarithm of the wind are smooth. */
const makeNodes = (s: number): Nodes => {
  const scale = gamma(1 + 1 / s);
  const step = Math.sqrt(farExponent ** (1 / s) / scale) / panels;
  const height = new Float64Array(panels + 1);
  const weight = new Float64Array(panels + 1);
  let sum = 0;
  for (let i = 0; i <= panels; i++) {
    const root = i * step;
    height[i] = root * root;
    weight[i] = (i === 0 || i === panels ? 1 : i % 2 === 1 ? 4 : 2) * root * Math.exp(-((scale * root * root) ** s));
    sum += weight[i] ?? 0;
  }
  return { height, weight: weight.map((one) => one / sum) };
};

const passiveNodes = makeNodes(passiveShape);

/** Variance of ln z over a profile; ψ′(1/s)/s² but for the few nodes: 1.36 for s 1.5. */
const varianceOfLog = ({ height, weight }: Nodes): number => {
  let sum = 0;
  let squares = 0;
  for (let i = 1; i <= panels; i++) {
    const log = Math.log(height[i] ?? 1);
    sum += (weight[i] ?? 0) * log;
    squares += (weight[i] ?? 0) * log * log;
  }
  return squares - sum * sum;
};

/** c of `shearGrowth`: Chatwin's variance in neutral air over that of ln z on this profile, both in units of u*² over k². About 0.49. */
const shearShare = (Math.PI ** 2 / 6 - 1) / varianceOfLog(passiveNodes);

/** Mean and spread of the wind over the profile of a cloud, m/s; filled again at every depth. */
interface Moments {
  mean: number;
  spread: number;
}

/**
 * Mean of the wind over the profile of a cloud of depth H, m, U = ∫ u c dz/∫ c dz, so that c U H is what the wind carries; and its
 * standard deviation over the profile, Δu. Both m/s.
 */
const findMoments = (air: Air, depthM: number, { height, weight }: Nodes, to: Moments): void => {
  let sum = 0;
  let squares = 0;
  for (let i = 1; i <= panels; i++) {
    const shape = windShape(air, depthM * (height[i] ?? 0));
    sum += (weight[i] ?? 0) * shape;
    squares += (weight[i] ?? 0) * shape * shape;
  }
  const scale = computeFrictionVelocity(air) / vonKarman;
  to.mean = scale * sum;
  to.spread = scale * Math.sqrt(squares - sum * sum);
};

/** Wind that carries a passive cloud of depth H, m/s. */
export const carryingSpeed = (air: Air, depthM: number): number => {
  const moments = { mean: 0, spread: 0 };
  findMoments(air, depthM, passiveNodes, moments);
  return moments.mean;
};

/** Logarithms of the mean wind and of its standard deviation at every depth. */
const tabulated = (air: Air, nodes: Nodes): { readonly lnMean: Float64Array; readonly lnSpread: Float64Array } => {
  const lnMean = new Float64Array(points);
  const lnSpread = new Float64Array(points);
  const moments = { mean: 0, spread: 0 };
  for (let i = 0; i < points; i++) {
    findMoments(air, Math.exp(lowest + i * stride), nodes, moments);
    lnMean[i] = Math.log(moments.mean);
    lnSpread[i] = Math.log(moments.spread);
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
export const carryingWind = (air: Air, sharpness = 0): CarryingWind => {
  const { lnMean: lnPassive, lnSpread: lnShear } = tabulated(air, passiveNodes);
  const frictionVelocityMs = computeFrictionVelocity(air);
  const growth = new Float64Array(points);
  for (let i = 0; i < points; i++) {
    const before = Math.max(0, i - 1);
    const after = Math.min(points - 1, i + 1);
    const exponent = ((lnPassive[after] ?? 0) - (lnPassive[before] ?? 0)) / ((after - before) * stride);
    const stirring = (frictionVelocityMs / vonKarman) * windShape(air, carriedAt * shapeA * Math.exp(lowest + i * stride));
    growth[i] = ((1 + exponent) * Math.exp(lnPassive[i] ?? 0)) / stirring;
  }
  return {
    frictionVelocityMs,
    lnPassive,
    lnSharp: sharpness === 0 ? lnPassive : tabulated(air, makeNodes(passiveShape + sharpness)).lnMean,
    lnShear,
    growth,
    deepestM: findLid(air),
  };
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
 * In neutral air σx = √(π²/6 - 1) u* t/k = 2.0 u* t (chatwin-1968), which hanna-franzese-2000 find at eleven sites. With the wind and the
 * mixing of stable air the moments of the equation of diffusion (Aris' method, in the tests) grow by the same law within a fifth.
 */
export const shearGrowth = ({ lnShear }: CarryingWind, place: number, timeS: number): number =>
  2 * shearShare * Math.exp(2 * atPlace(lnShear, place)) * timeS;

/** Place of a depth, m, among the points. */
export const placeOfDepth = (depthM: number): number => (Math.log(depthM) - lowest) / stride;

/** Depth at a place, m. */
export const depthAt = (place: number): number => Math.exp(lowest + place * stride);

const sought = { name: 'depth of the cloud that carries a flux, ln(m)', unit: 'strides' };

/**
 * Place of the cloud that carries H U, m²/s: ln(H U) is straight between the points and rises, so its segment is found by walking from
 * the last place known, and the place in it exactly.
 */
export const placeOfFlux = ({ lnPassive, lnSharp }: CarryingWind, flux: number, sharp: number, from: number): number => {
  const wanted = Math.log(flux);
  const valueAt = (i: number): number => lowest + i * stride + (1 - sharp) * (lnPassive[i] ?? 0) + sharp * (lnSharp[i] ?? 0);
  let i = Math.max(0, Math.min(points - 2, Math.floor(from)));
  while (i < points - 2 && valueAt(i + 1) < wanted) i++;
  while (i > 0 && valueAt(i) > wanted) i--;
  const low = valueAt(i);
  const place = i + (wanted - low) / (valueAt(i + 1) - low);
  requireConverged(Number.isFinite(place), sought, place, `finite for a flux of ${flux} m²/s`);
  return place;
};
