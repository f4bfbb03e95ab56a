import type { Air } from '../types/pipeline.ts';
import { lengtheningVariance } from './carrying-wind.ts';
import { groundReflection } from './gaussian.ts';
import type { Spread } from './sigma.ts';
import { crosswindSpread, eddySpread } from './similarity-march.ts';
import { computeFrictionVelocity, vonKarman, windShape } from './surface-wind.ts';

/** Panels of the mean over a profile, and how far it is followed, σz. */
const panels = 24;
const followed = 4;

/** Variance that is always there, m²/s², so that it has a logarithm. */
const least = 1e-12;

/** Mean and variance of the wind over the profile, m/s and m²/s². */
interface Moments {
  mean: number;
  variance: number;
}

/** Those over a Gaussian profile about a height, with its image under the ground: Simpson's rule on even steps of √z, as `carryingWind`. */
const findMoments = (air: Air, scaleMs: number, middleM: number, sigmaZ: number, to: Moments): void => {
  const from = Math.sqrt(Math.max(0, middleM - followed * sigmaZ));
  const step = (Math.sqrt(middleM + followed * sigmaZ) - from) / panels;
  let total = 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i <= panels; i++) {
    const root = from + i * step;
    const z = root * root;
    const weight = (i === 0 || i === panels ? 1 : i % 2 === 1 ? 4 : 2) * root * groundReflection(sigmaZ, z, middleM);
    const speed = scaleMs * windShape(air, z);
    total += weight;
    sum += weight * speed;
    squares += weight * speed * speed;
  }
  to.mean = sum / total;
  to.variance = Math.max(least, squares / total - to.mean * to.mean);
};

/** A cloud among what makes the ground rough is at least so many roughness lengths deep, as the similarity plume. */
const leastRoughnesses = 5;

/** Distances of the table, evenly spaced in the logarithm, m. */
const nearestM = 0.1;
const farthestM = 20_000;
const points = 24;
const first = Math.log(nearestM);
const stride = Math.log(farthestM / nearestM) / (points - 1);

/** Mean between two points of the logarithm of what goes as a power between them: exact for a power, as x and x³ nearly are here. */
const meanOfPower = (before: number, after: number): number => {
  const rise = Math.log(after / before);
  return Math.abs(rise) > 1e-6 ? (after - before) / rise : after;
};

/**
 * Along-wind spread of a Gaussian plume, m, as a function of distance: dσx²/dt = Δu² t, with the eddies of unstable air, and never less
 * than turbulence alone makes across the wind, nor Δu² more than makes it 2.0 u* t long (`shearGrowth`). Δu² and U are the variance and the mean of the wind over the plume's own vertical profile,
 * dt = dx/U; given in the measure of the one wind u that carries the plume, σx x/(U t) becomes σx u t/x, so that the cloud takes the time to
 * pass that it takes.
 *
 * In even shear and even mixing this is exact (σx² = Δu² t²/2, Δu = σz du/dz); for a plume on the ground in neutral air, where Δu² is
 * (π²/8) (u*²/k²), it gives 1.96 u* t beside Chatwin's 2.0. Arguments: air; u, m/s; height of the plume and σz, m, at a distance, m.
 * Source chatwin-1968, hanna-franzese-2000.
 */
export const gaussianAlongSpread = (air: Air, windMs: number, heightAt: Spread, sigmaZ: Spread): Spread => {
  const aside = crosswindSpread(air);
  const eddies = eddySpread(air);
  const ustar = computeFrictionVelocity(air);
  const scaleMs = ustar / vonKarman;
  /** σx in that measure over the distance, point by point. */
  const ratio = new Float64Array(points);
  const here: Moments = { mean: 0, variance: 0 };
  let time = 0;
  let shear = 0;
  let slownessBefore = 0;
  let growthBefore = 0;
  for (let i = 0; i < points; i++) {
    const x = Math.exp(first + i * stride);
    findMoments(air, scaleMs, heightAt(x), Math.max(sigmaZ(x), leastRoughnesses * air.roughnessM), here);
    // dt/d ln x, and dσx²/d ln x.
    const slowness = x / here.mean;
    time = i === 0 ? slowness : time + stride * meanOfPower(slownessBefore, slowness);
    const growth = 2 * lengtheningVariance(0.5 * here.variance, ustar) * time * slowness;
    shear = i === 0 ? 0.5 * growth : shear + stride * meanOfPower(growthBefore, growth);
    slownessBefore = slowness;
    growthBefore = growth;
    ratio[i] = (Math.max(Math.hypot(Math.sqrt(shear), eddies(time)), aside(time)) * windMs * time) / (x * x);
  }
  return (x) => {
    const place = Math.max(0, Math.min(points - 1 - 1e-9, (Math.log(x) - first) / stride));
    const i = Math.floor(place);
    return x * ((ratio[i] ?? 0) * (1 - place + i) + (ratio[i + 1] ?? 0) * (place - i));
  };
};
