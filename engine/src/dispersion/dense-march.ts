import { requireConverged, type Sought } from '../numerics/require-converged.ts';
import { depthAt, passiveShape, placeOfFlux, shearGrowth, speedAt } from './carrying-wind.ts';
import { type DenseAir, emptyLayer, jetEntrainment, jetMixing, type Layer, settleLayer, stirLayer } from './dense-layer.ts';
import { acrossExponent, blendLength, equivalentHalfWidth, lengthening, widening } from './dense-spread.ts';
import { type DenseSource, type DenseStart, denseStart } from './dense-start.ts';
import { type DenseColumns, type DenseTable, denseColumns, filled } from './dense-table.ts';

/** Step of the march as a share of the age, and steps over the source by that share. */
const finestShare = 0.03;
const sourceStepsBy = 1.5;

const sought: Sought = { name: 'end of the march of a dense cloud', unit: 'm' };

/** A cloud that spreads as fast as it drifts passes its range this many times later than its first wind would carry it. */
const mostPassages = 100;

/** Friction of a jet along the ground, over ρ U², at most: that of a wall jet. */
const mostDrag = 0.01;

/** What the march carries from step to step; as `by`, what it changes by per second. */
interface State {
  /** Mass of the cloud, kg, and the part of it that was released. */
  mass: number;
  emitted: number;
  /** Half-width and half-length that gravity has made, m. */
  width: number;
  length: number;
  /** Momentum over that of the wind, kg m/s. */
  push: number;
  /** Variance along the wind that shear has made, m². */
  sheared: number;
  /** Released mass times the share of its missing heat that the ground has given, kg. */
  warmed: number;
  x: number;
}

/** What the march works out at an age. */
interface Look {
  place: number;
  sharp: number;
  depth: number;
  wind: number;
  speed: number;
  excess: number;
  sigma: number;
  half: number;
  passing: number;
  reach: number;
  sigmaX: number;
}

const emptyState = (): State => ({ mass: 0, emitted: 0, width: 0, length: 0, push: 0, sheared: 0, warmed: 0, x: 0 });

/**
 * How a dense cloud changes per second, in its middle.
 *
 * K v = 4 W_x W_y H fixes H; W_y of `equivalentHalfWidth` of B and σy; W_x the same of σx and the half-length of `blendLength` of
 * U D/2 and G. y = m/K, f = F/m give ρ, T and g′ (`settleLayer`). U = U_wind(H) + P/K, P the momentum of a jet.
 * dK/dt = ρa (4 W_x W_y (w_e + E Δ) + 4 c_e (Ri/(Ri + 10)) u_f H (W_x + W_y ∂W_x/∂G) + 4 α Δ H W_x + 4 H (W_x dW_y/dσy dσy/dt + W_y dW_x/dσx dσx/dt)),
 * Δ = P/K, E of `jetEntrainment`; dB/dt = √(u_f² + (2 α Δ)²); dG/dt = u_f; dF/dt = m (df/dt); dP/dt = -4 ρ W_x W_y c_d (U² - U_wind²), c_d = (u* /U_wind)² up to 0.01;
 * dσx²/dt of `shearGrowth`; dx/dt = U.
 * A long release: W_x = U D/2, K/D the mass that moves past, and this is the steady plume. All at once: W_x = W_y, the square of a disc.
 */
const rates = (
  dense: DenseAir,
  durationS: number,
  ageS: number,
  supplyKgS: number,
  jetMs: number,
  now: State,
  layer: Layer,
  look: Look,
  by: State,
): void => {
  const { constants, mixing, wind } = dense;
  const f = Math.min(1, now.warmed / now.emitted);
  settleLayer(dense, now.emitted / now.mass, f, layer);
  const sigma = dense.spread(ageS);
  const half = equivalentHalfWidth(now.width, sigma);
  const excess = now.push / now.mass;
  // Sharpness and wind of the last step: they change slowly.
  look.sharp = layer.sharp;
  const passing = 0.5 * (look.wind + excess) * durationS;
  const blended = blendLength(passing, now.length);
  const sigmaX = Math.sqrt(now.sheared);
  const reach = equivalentHalfWidth(blended, sigmaX);
  // The length changes with the wind by this power, and so the depth.
  const power = blended > 0 ? ((passing / blended) ** 3 * look.wind) / (look.wind + excess) : 0;
  const flux = ((now.mass * layer.volume) / (4 * half * reach)) * look.wind ** power;
  look.place = placeOfFlux(wind, flux, look.sharp, look.place, power);
  look.depth = depthAt(look.place);
  look.wind = speedAt(wind, look.place, look.sharp);
  look.speed = look.wind + excess;
  look.excess = excess;
  look.sigma = sigma;
  look.half = half;
  look.passing = passing;
  look.reach = reach;
  look.sigmaX = sigmaX;
  stirLayer(dense, look.depth, look.wind, look.place, f, layer);
  const moment = 1e-3 * (ageS + 1);
  const across = widening(now.width, sigma) * ((dense.spread(ageS + moment) - sigma) / moment);
  by.sheared = shearGrowth(wind, look.place, ageS);
  const along = sigmaX > 0 ? (widening(blended, sigmaX) * by.sheared) / (2 * sigmaX) : 0;
  const fronts = lengthening(blended, now.length);
  const heavy = layer.richardson / (layer.richardson + constants.edgeRichardson);
  const edges = constants.edge * heavy * layer.front * (reach + half * fronts);
  const area = 4 * reach * half;
  const drag = Math.min(mostDrag, (wind.frictionVelocityMs / look.wind) ** 2);
  by.emitted = supplyKgS;
  by.push = by.emitted * jetMs - (area * drag * excess * (look.speed + look.wind)) / layer.volume;
  by.mass =
    by.emitted +
    mixing.airDensity *
      (area * (layer.entrainment + jetEntrainment(layer.weight * look.depth, excess)) +
        4 * look.depth * (edges + reach * (across + jetMixing * excess) + half * along));
  by.width = Math.hypot(layer.front, 2 * jetMixing * excess);
  by.length = layer.front;
  by.warmed = now.emitted * layer.warming;
  by.x = look.speed;
};

/** `to` = `from` + h `by`. */
const advance = (from: State, h: number, by: State, to: State): void => {
  to.mass = from.mass + h * by.mass;
  to.emitted = from.emitted + h * by.emitted;
  to.width = from.width + h * by.width;
  to.length = from.length + h * by.length;
  to.push = Math.max(0, from.push + h * by.push);
  to.sheared = from.sheared + h * by.sheared;
  to.warmed = from.warmed + h * by.warmed;
  to.x = from.x + h * by.x;
};

/** How much richer the axis of a jet is than what it carries on average, less 1: 5.4 (d/x) against 1/0.32 (d/x) (ricou-spalding-1961). */
const jetAxis = 0.7;

const keep = (dense: DenseAir, to: DenseColumns, i: number, ageS: number, now: State, layer: Layer, look: Look): void => {
  to.x[i] = now.x;
  to.age[i] = ageS;
  to.share[i] = Math.min(1, layer.share * (1 + (jetAxis * look.excess) / look.speed));
  to.density[i] = 1 / layer.volume;
  to.warmed[i] = Math.min(1, now.warmed / now.emitted);
  to.depth[i] = look.depth;
  to.half[i] = look.half;
  to.reach[i] = look.reach;
  to.passing[i] = look.passing;
  to.ends[i] = Math.max(look.reach - look.passing, Math.sqrt(Math.PI / 2) * look.sigmaX);
  to.across[i] = acrossExponent(look.sharp, look.half, look.sigma);
  to.exponent[i] = passiveShape + dense.constants.sharpness * look.sharp;
  to.speed[i] = look.speed;
  to.richardson[i] = layer.richardson;
  to.mass[i] = now.mass;
};

/** State at the start: half a step's worth of gas at the upwind edge, a jet, or a heap. */
const first = (start: DenseStart, { massKg }: DenseSource, sourceSteps: number): State => {
  const emitted = start.fromM < 0 ? (0.5 * massKg) / sourceSteps : massKg;
  const mass = emitted * start.dilution;
  const { halfWidthM, fromM, excessMs } = start;
  return { ...emptyState(), mass, emitted, width: halfWidthM, length: halfWidthM, push: mass * excessMs, x: fromM };
};

/**
 * A dense cloud, followed in time in its middle by the midpoint rule: over its source, whose gas joins evenly along its length, as a
 * jet, or from a heap; then until the middle, and what lags behind it, is out of range. Nothing is allocated per step. Equations at
 * `rates`, `settleLayer` and `stirLayer`. Valid over flat ground, in a wind of 1 m/s and more, for clouds on the ground; one that
 * turns lighter than air is kept there. Throws where the march does not come to its end.
 */
export const marchDense = (dense: DenseAir, source: DenseSource, endM: number, stepShare = finestShare): DenseTable => {
  const layer = emptyLayer();
  const start = denseStart(dense, source, layer);
  const look: Look = { place: 60, sharp: 0, depth: 0, wind: 1, speed: 1, excess: 0, sigma: 0, half: 0, passing: 0, reach: 0, sigmaX: 0 };
  const { durationS } = source;
  const isFed = start.fromM < 0;
  const sourceSteps = Math.ceil(sourceStepsBy / stepShare);
  const now = first(start, source, sourceSteps);
  const middle = emptyState();
  const by = emptyState();
  const stepM = isFed ? (-2 * start.fromM) / sourceSteps : 0;
  /** What joins in a step over the source. */
  const stepKg = isFed ? ((1 - 0.5 / sourceSteps) * source.massKg) / sourceSteps : 0;
  layer.sharp = 0;
  // The wind that it begins with is found by looking a few times.
  for (let i = 0; i < 4; i++) rates(dense, durationS, start.ageS, 0, start.excessMs, now, layer, look, by);
  /** Time in which it changes by as much as it is. */
  const firstS = isFed ? -start.fromM / look.speed : 0.5 * Math.min(start.halfWidthM / Math.max(layer.front, 1e-3), start.halfWidthM / look.speed);
  const longestS = (mostPassages * endM) / Math.max(0.5, look.wind);
  const count = Math.ceil(Math.log1p(longestS / firstS) / Math.log1p(stepShare)) + sourceSteps + 3;
  const columns = denseColumns(count);
  let age = start.ageS;
  let sourceLeft = isFed ? sourceSteps : 0;
  let jetEnd = -1;
  let last = 0;
  let supplied = 0;
  let isOut = false;
  for (; last < count; last++) {
    rates(dense, durationS, age, 0, start.excessMs, now, layer, look, by);
    keep(dense, columns, last, age, now, layer, look);
    if (jetEnd < 0 && start.excessMs > look.wind && look.excess <= look.wind) jetEnd = last;
    isOut = now.x - 2 * (columns.ends[last] ?? 0) > endM;
    if (isOut) break;
    // Thin gas at the upwind edge hardly moves: a step is no longer than the wind over the source takes half of it.
    const h = sourceLeft > 0 ? stepM / Math.max(look.speed, 0.5 * start.speedMs) : stepShare * (age - start.ageS + firstS);
    supplied = sourceLeft > 0 ? stepKg / h : 0;
    by.emitted += supplied;
    by.mass += supplied;
    by.push += supplied * start.excessMs;
    // Age is counted from the middle of the source.
    const aged = sourceLeft > 0 && now.x + 0.5 * stepM <= 0 ? 0 : h;
    advance(now, 0.5 * h, by, middle);
    rates(dense, durationS, age + 0.5 * aged, supplied, start.excessMs, middle, layer, look, by);
    advance(now, h, by, now);
    age += aged;
    sourceLeft--;
  }
  requireConverged(isOut && now.mass > 0 && now.width >= 0, sought, now.x, `${endM}, with a mass of ${now.mass} kg`);
  const jetM = jetEnd < 0 ? 0 : (columns.x[jetEnd] ?? 0);
  const dilution = jetEnd < 0 ? 1 : (columns.mass[jetEnd] ?? 1) / source.massKg;
  return { durationS, radiusM: start.radiusM, jetM, dilution, ...filled(columns, Math.min(last + 1, count)) };
};
