import { requireConverged, type Sought } from '../numerics/require-converged.ts';
import { depthAt, passiveShape, placeOfFlux, speedAt } from './carrying-wind.ts';
import { type DenseAir, emptyLayer, type Layer, settleLayer, stirLayer } from './dense-layer.ts';
import { equivalentHalfWidth, findCore, widening } from './dense-spread.ts';
import { type DenseSource, type DenseStart, denseStart } from './dense-start.ts';
import { type DenseColumns, type DenseTable, denseColumns, filled } from './dense-table.ts';
import { layJet } from './free-jet.ts';

/** Step of the march as a share of the distance, and steps over the source. */
const finestShare = 0.02;
const sourceSteps = 60;

const sought: Sought = { name: 'end of the march of a dense plume', unit: 'm' };

/** Stations along a jet. */
const jetStations = 48;

/** What the march carries from step to step; as `by`, what it changes by per metre. */
interface State {
  /** Mass that moves past, kg/s, and the part of it that was released. */
  flux: number;
  emitted: number;
  /** Half-width that gravity has made, m. */
  width: number;
  /** Released mass times the share of its missing heat that the ground has given, kg/s. */
  warmed: number;
  /** Time of travel from the source, s. */
  time: number;
}

/** What the march works out at a place. */
interface Look {
  place: number;
  sharp: number;
  depth: number;
  speed: number;
  sigma: number;
  half: number;
}

const emptyState = (): State => ({ flux: 0, emitted: 0, width: 0, warmed: 0, time: 0 });

/**
 * How a dense plume changes per metre.
 *
 * M = ρ U H 2W, W of `equivalentHalfWidth`, fixes H; y = E/M, f = F/E give ρ, T and g′ (`settleLayer`).
 * dM/dx = dE/dx + ρa (2 w_e W + 2 c_e u_f H + 2 H dW/dσ dσ/dt);  dB/dx = u_f/U;  dF/dx = E (df/dt)/U;  dt/dx = 1/U.
 * The last term of dM/dx is the air that turbulence mixes in sideways: without weight the plume is the similarity plume.
 */
const rates = (dense: DenseAir, supply: number, now: State, layer: Layer, look: Look, by: State): void => {
  const f = Math.min(1, now.warmed / now.emitted);
  settleLayer(dense, now.emitted / now.flux, f, layer);
  const sigma = dense.spread(now.time);
  const half = equivalentHalfWidth(now.width, sigma);
  // The sharpness of the last step: it changes slowly.
  look.sharp = layer.sharp;
  look.place = placeOfFlux(dense.wind, (now.flux * layer.volume) / (2 * half), look.sharp, look.place);
  look.depth = depthAt(look.place);
  look.speed = speedAt(dense.wind, look.place, look.sharp);
  look.sigma = sigma;
  look.half = half;
  stirLayer(dense, look.depth, look.speed, look.place, f, layer);
  const moment = 1e-3 * (now.time + 1);
  const diffusion = widening(now.width, sigma) * ((dense.spread(now.time + moment) - sigma) / moment);
  const drawnIn = layer.entrainment * half + (dense.constants.edge * layer.front + diffusion) * look.depth;
  by.flux = supply + 2 * dense.mixing.airDensity * drawnIn;
  by.emitted = supply;
  by.width = layer.front / look.speed;
  by.warmed = (now.emitted * layer.warming) / look.speed;
  by.time = 1 / look.speed;
};

/** `to` = `from` + h `by`. */
const advance = (from: State, h: number, by: State, to: State): void => {
  to.flux = from.flux + h * by.flux;
  to.emitted = from.emitted + h * by.emitted;
  to.width = from.width + h * by.width;
  to.warmed = from.warmed + h * by.warmed;
  to.time = from.time + h * by.time;
};

const keep = (dense: DenseAir, to: DenseColumns, i: number, alongM: number, now: State, layer: Layer, look: Look): void => {
  to.along[i] = alongM;
  to.share[i] = layer.share;
  to.depth[i] = look.depth;
  to.core[i] = findCore(look.half, look.sigma);
  to.edge[i] = look.sigma;
  to.speed[i] = look.speed;
  to.exponent[i] = passiveShape + dense.constants.sharpness * look.sharp;
  to.richardson[i] = layer.richardson;
  to.warmed[i] = Math.min(1, now.warmed / now.emitted);
  to.time[i] = now.time;
  to.flux[i] = now.flux;
  to.density[i] = 1 / layer.volume;
};

/** State at the start: half a step's worth of pure gas at the upwind edge, or the cloud that the jet hands over. */
const first = (start: DenseStart, source: DenseSource): State => {
  const emitted = start.jet !== null ? source.rateKgS : (0.5 * source.rateKgS) / sourceSteps;
  return { flux: emitted * start.dilution, emitted, width: start.halfWidthM, warmed: 0, time: start.timeS };
};

/**
 * The dense plume, marched downwind by the midpoint rule: over its source, whose gas joins evenly along its length, or from the end of
 * its jet; then on to `endM`. Nothing is allocated per step. Equations at `rates`, `settleLayer` and `stirLayer`.
 * Valid over flat ground, in a wind of 1 m/s and more, for clouds on the ground; one that turns lighter than air is kept there. Throws
 * where the march does not come to its end.
 */
export const marchDense = (dense: DenseAir, source: DenseSource, endM: number, stepShare = finestShare): DenseTable => {
  const layer = emptyLayer();
  const look: Look = { place: 60, sharp: 0, depth: 0, speed: 0, sigma: 0, half: 0 };
  const start = denseStart(dense, source, layer);
  const isJet = start.jet !== null;
  const beyondM = isJet ? start.fromM : start.radiusM;
  const count = Math.max(0, Math.ceil(Math.log(endM / beyondM) / Math.log1p(stepShare))) + (isJet ? jetStations : sourceSteps) + 3;
  const columns = denseColumns(count);
  const firstM = isJet ? 0 : start.fromM;
  let last = 0;
  if (source.jet !== null && start.jet !== null) {
    layJet(columns, jetStations, source.jet, start.jet, dense.mixing);
    last = jetStations;
  }
  const stepM = isJet ? 0 : (2 * start.radiusM) / sourceSteps;
  const supply = isJet ? 0 : ((1 - 0.5 / sourceSteps) * source.rateKgS) / (2 * start.radiusM);
  const now = first(start, source);
  const middle = emptyState();
  const by = emptyState();
  let x = start.fromM;
  let sourceLeft = isJet ? 0 : sourceSteps;
  for (; last < count; last++) {
    const h = sourceLeft > 0 ? stepM : stepShare * x;
    const supplied = sourceLeft > 0 ? supply : 0;
    rates(dense, supplied, now, layer, look, by);
    keep(dense, columns, last, x - firstM, now, layer, look);
    if (x >= endM) break;
    // Travel is counted from the middle of the source.
    const isCarried = x + 0.5 * h > 0;
    if (!isCarried) by.time = 0;
    advance(now, 0.5 * h, by, middle);
    rates(dense, supplied, middle, layer, look, by);
    if (!isCarried) by.time = 0;
    advance(now, h, by, now);
    x += h;
    sourceLeft--;
    if (sourceLeft === 0) x = start.radiusM;
  }
  requireConverged(x >= endM && now.flux > 0 && now.width >= 0, sought, x, `${endM}, with a flux of ${now.flux} kg/s`);
  const { radiusM, dilution } = start;
  return {
    fromM: firstM,
    radiusM: isJet ? 0 : radiusM,
    jetM: isJet ? start.fromM : 0,
    dilution,
    ...filled(columns, Math.min(last + 1, count)),
  };
};
