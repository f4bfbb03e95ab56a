import { closestOf } from '../numerics/closest.ts';
import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import type { Air, PlumeField, SourceStep } from '../types/pipeline.ts';
import {
  findSurroundings,
  type HeavyGas,
  type HeavySurroundings,
  heavyPlumeField,
  marchRate,
  pureGasPpm,
  shareOffAxis,
} from './heavy-field.ts';
import type { HeavyTable } from './heavy-march.ts';
import { makePassage } from './step-passage.ts';
import { locate, readAt } from './table.ts';

const solved: SolvedQuantity = { name: 'half-width of superposed steps', unit: 'm' };

/** Half-widths are found to this share of the scale of the edges. */
const widthShare = 1e-6;

/** Rounds in which a half-width is found: three or four, and more where an edge is sharp against the differences of the cores. */
const mostRounds = 400;

/** Every so many rounds the bracket is halved. */
const halving = 6;

/** Least scale of an edge, m. */
const leastEdgeM = 1e-6;

/** A step of the release and the plume of its rate. */
interface StepPlume extends SourceStep {
  readonly table: HeavyTable;
}

/**
 * A heavy plume whose rate changes: every step marched by itself, with its own blanket, and all added up, ppm.
 *
 * C(x, y, z, t) = Σ Cᵢ(x, y, z) ½ {erf[Uᵢ (t - tᵢ - fromᵢ)/(√2 σx)] - erf[Uᵢ (t - tᵢ - toᵢ)/(√2 σx)]}, at most pure gas; Uᵢ and tᵢ the Ueff and
 * the time of travel of the step's own plume. The footprint is the highest in time. Off the axis that is another moment than on it,
 * because a plume of a higher rate is wider: half-width and moment are found in turn. Source aloha-td, palazzi-1982; range as of `marchHeavy`.
 */
const superpose = (plumes: readonly StepPlume[], { flow, ppm, sigmaX, rangeM }: HeavySurroundings): PlumeField => {
  const count = plumes.length;
  const passage = makePassage(count, pureGasPpm);
  const { steady, begins, ends, sharpness, weight, stepAt, sumAt, findHighest } = passage;
  const core = new Float64Array(count);
  const passing = new Float64Array(count);
  let asked = Number.NaN;
  let index = 0;
  let along = 0;
  /** Scale of the edges, Sy, the same for every rate, m. */
  let scale = 0;

  /** Reads every plume at a distance; the stations of the march are the same for every rate. */
  const goTo = (xM: number): void => {
    if (xM === asked) return;
    asked = xM;
    momentS = Number.NaN;
    const smearingM = xM > 0 ? Math.SQRT2 * sigmaX(xM) : 0;
    for (let n = 0; n < count; n++) {
      const { table, fromS, toS } = plumes[n] as StepPlume;
      if (n === 0) {
        [index, along] = locate(table.x, xM);
        scale = Math.max(leastEdgeM, readAt(table.edge, index, along));
      }
      const arrivalS = readAt(table.arrivalS, index, along);
      steady[n] = readAt(table.axis, index, along) * ppm;
      begins[n] = arrivalS + fromS;
      ends[n] = arrivalS + toS;
      sharpness[n] = readAt(table.speed, index, along) / smearingM;
      core[n] = readAt(table.core, index, along);
    }
    passage.changed();
  };

  /** The moment asked last, s; NaN after a change of distance. What passes then is in `passing`. */
  let momentS = Number.NaN;
  const goToMoment = (xM: number, timeS: number): void => {
    goTo(xM);
    if (timeS === momentS) return;
    momentS = timeS;
    for (let n = 0; n < count; n++) passing[n] = stepAt(n, timeS);
  };

  const weighPlace = (x: number, y: number, z: number): void => {
    goTo(x);
    for (let n = 0; n < count; n++) weight[n] = shareOffAxis((plumes[n] as StepPlume).table, flow.alpha, x, y, z, index, along);
  };

  const weighAcross = (y: number): void => {
    for (let n = 0; n < count; n++) weight[n] = Math.exp(-((Math.max(0, y - (core[n] ?? 0)) / scale) ** 2));
  };

  /** From a half-width to the one at which what is passing falls to a level: exact where all cores end at one place, m. */
  const guessWidth = (y: number, level: number): number => {
    let value = 0;
    let beyond = 0;
    for (let n = 0; n < count; n++) {
      const there = (weight[n] ?? 0) * (passing[n] ?? 0);
      value += there;
      beyond += there * Math.max(0, y - (core[n] ?? 0));
    }
    const mean = beyond / value;
    return y - mean + Math.sqrt(Math.max(0, mean * mean + scale * scale * Math.log(value / level)));
  };

  /** Where every core would be the widest and every step passed in full, m: no half-width is beyond. */
  const farthestWidth = (level: number): number => {
    let sum = 0;
    let widest = 0;
    for (let n = 0; n < count; n++) {
      sum += Math.min(pureGasPpm, steady[n] ?? 0);
      widest = Math.max(widest, core[n] ?? 0);
    }
    return widest + scale * Math.sqrt(Math.log(Math.max(1, sum / level)));
  };

  const halfWidth = (x: number, level: number): number => {
    if (x < 0) return 0;
    goTo(x);
    weight.fill(1);
    let low = 0;
    let high = farthestWidth(level);
    let y = 0;
    for (let round = 0; round < mostRounds; round++) {
      const moment = findHighest();
      const value = sumAt(moment);
      if (round === 0 && Math.min(pureGasPpm, value) <= level) return 0;
      if (value > level) low = y;
      else high = y;
      for (let n = 0; n < count; n++) passing[n] = stepAt(n, moment);
      momentS = moment;
      // Twice at one moment, because a moment takes far longer to find than a width.
      const first = guessWidth(y, level);
      weighAcross(first);
      const guess = guessWidth(first, level);
      const next = round % halving < halving - 1 && guess >= low && guess <= high ? guess : 0.5 * (low + high);
      if (Math.abs(next - y) <= closestOf(widthShare * scale, y)) return next;
      y = next;
      weighAcross(y);
    }
    requireConverged(false, solved, y, `found in ${mostRounds} rounds`);
    return y;
  };

  const highestHere = (): number => Math.min(pureGasPpm, sumAt(findHighest()));

  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: Math.max(...plumes.map(({ table }) => table.blanketM)),
    sourcePpm: 0,
    rangeM,
    upwindM: undefined,
    axisPeak: (x) => {
      goTo(x);
      weight.fill(1);
      return highestHere();
    },
    halfWidth,
    peak: (x, y, z) => {
      weighPlace(x, y, z);
      return highestHere();
    },
    at: (x, y, z, timeS) => {
      goToMoment(x, timeS);
      let sum = 0;
      for (let n = 0; n < count; n++) {
        const there = passing[n] ?? 0;
        if (there > 0) sum += there * shareOffAxis((plumes[n] as StepPlume).table, flow.alpha, x, y, z, index, along);
      }
      return Math.min(pureGasPpm, sum);
    },
    slices: undefined,
    arrivalS: (x) => {
      goTo(x);
      return Math.min(...begins);
    },
    departureS: (x) => {
      goTo(x);
      return Math.max(...ends);
    },
  };
};

/** What enters the air, and at which rates. */
export interface SteppedSource extends HeavyGas {
  readonly steps: readonly SourceStep[];
}

/** The heavy plume of aloha-td around a release: of one step the plume of its rate, of several their superposition. */
export const steppedHeavyField = ({ steps, ...gas }: SteppedSource, air: Air): PlumeField => {
  const [first] = steps;
  if (steps.length === 1 && first !== undefined) return heavyPlumeField({ ...gas, rateKgS: first.rateKgS, durationS: first.toS }, air);
  const surroundings = findSurroundings(gas, air);
  return superpose(
    steps.filter(({ rateKgS }) => rateKgS > 0).map((step) => ({ ...step, table: marchRate(surroundings, step.rateKgS, gas.poolRadiusM) })),
    surroundings,
  );
};
