import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import { depthAt, passiveShape, placeOfFlux, shearGrowth, speedAt } from './carrying-wind.ts';
import { layFlight } from './dense-flight.ts';
import { type DenseAir, emptyLayer, growthUnderLid, jetEntrainment, jetMixing, type Layer, settleLayer, stirLayer } from './dense-layer.ts';
import { acrossExponent, blendLength, equivalentHalfWidth, lengthening, widening } from './dense-spread.ts';
import { type DenseSource, type DenseStart, denseStart } from './dense-start.ts';
import { type DenseColumns, type DenseTable, denseColumns, filled } from './dense-table.ts';

/** Step of the march as a share of the age, and steps over the source by that share. */
const finestShare = 0.05;
const sourceStepsBy = 2;

const solved: SolvedQuantity = { name: 'end of the march of a dense cloud', unit: 'm' };

/** From this share of a lid's height on, steps are shorter by this: the depth of a cloud is a balance there. */
const nearLid = 0.9;
const shareNearLid = 0.3;

/** Room for the stations near a lid, times the share of the step. */
const mostNearLid = 60;

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
  /** Wind, and sharpness of the layer, of the look before. */
  windBefore: number;
  sharpBefore: number;
  /** Room below a lid at the beginning of a step, m, the step, s, and whether this is its middle. */
  roomM: number;
  stepS: number;
  isMiddle: boolean;
  speed: number;
  excess: number;
  sigma: number;
  half: number;
  passing: number;
  reach: number;
  sigmaX: number;
}

const emptyState = (): State => ({ mass: 0, emitted: 0, width: 0, length: 0, push: 0, sheared: 0, warmed: 0, x: 0 });

/** A value that goes on as from the look before to the last, but never to less than half. */
const foreseen = (last: number, before: number): number => Math.max(0.5 * last, 2 * last - before);

/**
 * How a dense cloud changes per second, in its middle.
 *
 * K v = 4 W_x W_y H fixes H; W_y of `equivalentHalfWidth` of B and σy; W_x the same of σx and the half-length of `blendLength` of
 * U D/2 and G. y = m/K, f = F/m give ρ, T and g′ (`settleLayer`). U = U_wind(H) + P/K, P the momentum of a jet.
 * dK/dt = ρa (4 W_x W_y (w_e + E Δ) + 4 c_e (Ri/(Ri + 10)) u_f H (W_x + W_y ∂W_x/∂G) + 4 α Δ H (W_x + W_y ∂W_x/∂G) + 4 H (W_x dW_y/dσy dσy/dt + W_y dW_x/dσx dσx/dt)),
 * c_e of a plume, going over to that of a burst as ∂(half-length)/∂G goes from 0 to 1; Δ = P/K, E of `jetEntrainment`; dB/dt = dG/dt = √(u_f² + (2 α Δ)²); dF/dt = m (df/dt); dP/dt = -4 ρ W_x W_y c_d (U² - U_wind²), c_d = (u* /U_wind)² up to 0.01;
 * dσx²/dt of `shearGrowth`; dx/dt = U.
 * A long release: W_x = U D/2, K/D the mass that moves past, and this is the steady plume. All at once: W_x = W_y, the square of a disc.
 */
const rates = (dense: DenseAir, durationS: number, ageS: number, now: State, layer: Layer, look: Look, by: State): void => {
  const { constants, mixing, wind } = dense;
  const f = Math.min(1, now.warmed / now.emitted);
  settleLayer(dense, now.emitted / now.mass, f, layer);
  const sigma = dense.spread(ageS);
  const half = equivalentHalfWidth(now.width, sigma);
  const excess = now.push / now.mass;
  // Sharpness and wind hang on the depth, which hangs on them: they go on straight from the last two looks, half a step apart.
  const wind0 = foreseen(look.wind, look.windBefore);
  look.windBefore = look.wind;
  look.sharp = Math.min(1, Math.max(0, 2 * layer.sharp - look.sharpBefore));
  look.sharpBefore = layer.sharp;
  const passing = 0.5 * (wind0 + excess) * durationS;
  const blended = blendLength(passing, now.length);
  const sigmaX = Math.sqrt(now.sheared);
  const reach = equivalentHalfWidth(blended, sigmaX);
  // The length changes with the wind by this power, and so the depth.
  const long = blended > 0 ? passing / blended : 0;
  const power = (long * long * long * wind0) / (wind0 + excess);
  const flux = ((now.mass * layer.volume) / (4 * half * reach)) * wind0 ** power;
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
  const entrainment = growthUnderLid(
    layer.unlidded,
    look.isMiddle ? look.roomM : wind.deepestM - look.depth,
    wind.deepestM,
    look.isMiddle ? look.stepS : 0.5 * look.stepS,
  );
  if (!look.isMiddle) look.roomM = wind.deepestM - look.depth;
  const moment = 1e-3 * (ageS + 1);
  const across = widening(now.width, sigma, half) * ((dense.spread(ageS + moment) - sigma) / moment);
  by.sheared = shearGrowth(wind, look.place, ageS);
  const along = sigmaX > 0 ? (widening(blended, sigmaX, reach) * by.sheared) / (2 * sigmaX) : 0;
  const fronts = lengthening(blended, now.length);
  const heavy = layer.richardson / (layer.richardson + constants.edgeRichardson);
  const mixed = constants.edge + (constants.burstEdge - constants.edge) * fronts;
  const edges = mixed * heavy * layer.front * (reach + half * fronts);
  const area = 4 * reach * half;
  const friction = wind.frictionVelocityMs / look.wind;
  const drag = Math.min(mostDrag, friction * friction);
  by.emitted = 0;
  by.push = -(area * drag * excess * (look.speed + look.wind)) / layer.volume;
  by.mass =
    mixing.airDensity *
    (area * (entrainment + jetEntrainment(layer.weight * look.depth, excess)) +
      4 * look.depth * (edges + reach * (across + jetMixing * excess) + half * (along + fronts * jetMixing * excess)));
  const jetWidening = 2 * jetMixing * excess;
  by.width = Math.sqrt(layer.front * layer.front + jetWidening * jetWidening);
  by.length = by.width;
  by.warmed = now.emitted * layer.warming;
  by.x = look.speed;
};

/** What comes in a second, besides, and by how much it lengthens the cloud: a share of a source lies along as large a share of its length. */
const supply = (by: State, kgS: number, jetMs: number, lengthMs: number): void => {
  by.emitted += kgS;
  by.mass += kgS;
  by.push += kgS * jetMs;
  by.length += lengthMs;
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

/** The march over a source begins where this share of it lies upwind. */
const edgeShare = 0.01;

/** A step over the source draws in no more than this share of the mass: a thin layer thins at once, and a longer step would miss it. */
const mostDrawnIn = 0.5;

/** Even steps over a source, in the root of the share that lies upwind: denser towards the upwind edge, where the gas is thin. */
const rootStep = (stepShare: number): number => (1 - Math.sqrt(edgeShare)) / Math.ceil(sourceStepsBy / stepShare);

/** State at the start: what joins before the first station of a source, a jet, or a heap. */
const first = (start: DenseStart, { massKg }: DenseSource): State => {
  const share = start.radiusM > 0 ? edgeShare : 1;
  const emitted = share * massKg;
  const mass = emitted * start.dilution;
  const { halfWidthM, fromM, excessMs } = start;
  const x = start.radiusM > 0 ? fromM * (1 - 2 * share) : fromM;
  return { ...emptyState(), mass, emitted, width: halfWidthM, length: share * halfWidthM, push: mass * excessMs, x };
};

/**
 * A dense cloud, followed in time in its middle by the midpoint rule: over its source, whose gas joins evenly along its length, as a
 * jet, or from a heap; then until the middle, and what lags behind it, is out of range. Nothing is allocated per step. Equations at
 * `rates`, `settleLayer` and `stirLayer`. A step is 5 % of the age: what is found is within 0.8 % of what shorter steps find. Valid over flat ground, in a wind of 1 m/s and more, for clouds on the ground; one that
 * turns lighter than air is kept there. Throws where the march does not come to its end.
 */
export const marchDense = (dense: DenseAir, source: DenseSource, endM: number, stepShare = finestShare): DenseTable => {
  const layer = emptyLayer();
  const start = denseStart(dense, source, layer);
  const look: Look = {
    place: 60,
    sharp: 0,
    depth: 0,
    wind: 1,
    windBefore: 1,
    roomM: 0,
    stepS: 0,
    isMiddle: false,
    sharpBefore: 0,
    speed: 1,
    excess: 0,
    sigma: 0,
    half: 0,
    passing: 0,
    reach: 0,
    sigmaX: 0,
  };
  const { durationS } = source;
  const isFed = start.radiusM > 0;
  const now = first(start, source);
  const middle = emptyState();
  const by = emptyState();
  layer.sharp = 0;
  // The wind that it begins with is found by looking a few times.
  for (let i = 0; i < 4; i++) rates(dense, durationS, start.ageS, now, layer, look, by);
  /** Time in which it changes by as much as it is. */
  const firstS = isFed
    ? -start.fromM / Math.max(look.speed, start.speedMs)
    : 0.5 * Math.min(start.halfWidthM / Math.max(layer.front, 1e-3), start.halfWidthM / look.speed);
  const longestS = (mostPassages * endM) / Math.max(0.5, look.wind);
  const slowestMs = 0.5 * (start.speedMs - start.excessMs);
  const count =
    Math.ceil(Math.log1p(longestS / firstS) / Math.log1p(stepShare)) +
    (dense.wind.deepestM < Number.POSITIVE_INFINITY ? Math.ceil(mostNearLid / stepShare) : 0) +
    Math.ceil(sourceStepsBy / stepShare) +
    3;
  const flying = source.flight?.table.along.length ?? 0;
  const columns = denseColumns(count + flying);
  if (source.flight !== undefined) layFlight(columns, source.flight, source, dense.mixing);
  let age = start.ageS;
  const sourceM = -2 * start.fromM;
  const root = rootStep(stepShare);
  /** Share of the release that has joined. */
  let joined = isFed ? edgeShare : 1;
  let jetEnd = -1;
  let last = flying;
  let isOut = false;
  for (; last < count + flying; last++) {
    rates(dense, durationS, age, now, layer, look, by);
    keep(dense, columns, last, age, now, layer, look);
    if (jetEnd < 0 && start.excessMs > look.wind && look.excess <= look.wind) jetEnd = last;
    isOut = now.x - 2 * (columns.ends[last] ?? 0) > endM;
    if (isOut) break;
    // Over the source what joins in a step; thin gas at its upwind edge hardly moves, and goes as fast as half the wind.
    const isOver = joined < 1;
    let joins = 0;
    if (isOver) {
      const mostM = (Math.max(look.speed, slowestMs) * mostDrawnIn * now.mass) / Math.max(by.mass, Number.MIN_VALUE);
      joins = Math.min(1 - joined, (2 * Math.sqrt(joined) + root) * root, mostM / sourceM);
    }
    const stepM = joins * sourceM;
    const stepKg = joins * source.massKg;
    const share = look.depth > nearLid * dense.wind.deepestM ? shareNearLid * stepShare : stepShare;
    let h = isOver ? stepM / Math.max(look.speed, slowestMs) : share * (age - start.ageS + firstS);
    if (isOver) supply(by, stepKg / h, start.excessMs, (joins * start.halfWidthM) / h);
    // Age is counted from the middle of the source.
    const ages = isOver && now.x + 0.5 * stepM <= 0 ? 0 : 1;
    advance(now, 0.5 * h, by, middle);
    look.isMiddle = true;
    look.stepS = h;
    rates(dense, durationS, age + 0.5 * ages * h, middle, layer, look, by);
    if (isOver) {
      h = stepM / Math.max(look.speed, slowestMs);
      supply(by, stepKg / h, start.excessMs, (joins * start.halfWidthM) / h);
    }
    look.isMiddle = false;
    const aged = ages * h;
    advance(now, h, by, now);
    age += aged;
    joined = joined + joins > 1 - 1e-9 ? 1 : joined + joins;
  }
  requireConverged((isOut || now.x > endM) && now.mass > 0 && now.width >= 0, solved, now.x, `${endM}, with a mass of ${now.mass} kg`);
  const landed = flying > 0 ? flying : jetEnd;
  const jetM = landed < 0 ? 0 : (columns.x[landed] ?? 0);
  const dilution = landed < 0 ? 1 : (columns.mass[landed] ?? 1) / source.massKg;
  return { durationS, radiusM: start.radiusM, jetM, dilution, ...filled(columns, Math.min(last + 1, count + flying)) };
};
