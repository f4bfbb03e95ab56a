import type { HazardModel } from '../types/model-types.ts';
import type { LocateProblem } from './locate-problem.ts';
import { type SoughtAir, soughtAirs } from './sought-air.ts';
import { findDroplets, modelFor, passiveFor, type UnitField, unitField } from './sought-release.ts';

/** Rates at which a heavy cloud's shape is computed, each so many times the one before; below the least its weight hardly shows, kg/s. */
const rungFactor = 4;
const leastHeavyKgS = 1e-3;

/** The plume of one class of the air and one share of droplets. */
export interface SoughtPlume {
  readonly air: SoughtAir;
  /** Mass share of droplets. */
  readonly droplets: number;
  /** A model per rate of the ladder; one alone for a passive plume, whose shape no rate changes. */
  readonly models: readonly HazardModel[];
  /** The model nearest to a rate, by its logarithm. */
  modelAt(lnRate: number): HazardModel;
  /** Per model what one kg/s shows, as a mean over a time, s. */
  fieldsOver(averagingS: number): readonly UnitField[];
}

/** The plumes that a release may make. */
export interface SoughtPlumes {
  readonly airs: readonly SoughtAir[];
  /** The air as given or derived. */
  readonly given: SoughtAir;
  /** Mass shares of droplets: none; and, of a vapour that is not heavy by itself, as much as a boiling liquid can have. */
  readonly droplets: readonly number[];
  /** Logarithms of the rates of the ladder, kg/s, rising by even steps to the most. */
  readonly lnRates: readonly number[];
  /** By place of the air and of the droplets. */
  at(airAt: number, dropletsAt: number): SoughtPlume;
}

const ladderTo = (mostRateKgS: number): readonly number[] => {
  const rungs = Math.max(1, Math.ceil(Math.log(mostRateKgS / leastHeavyKgS) / Math.log(rungFactor)));
  return Array.from({ length: rungs + 1 }, (_, k) => Math.log(mostRateKgS) - (rungs - k) * Math.log(rungFactor));
};

const computePlume = (air: SoughtAir, droplets: number, lnRates: readonly number[], neutral: boolean): SoughtPlume => {
  const releases = lnRates.map((lnRate) => ({ rateKgS: Math.exp(lnRate), droplets }));
  const onLadder = neutral ? [] : releases.map((release) => modelFor(air, release));
  const models = onLadder.some((model) => !model.linearInRate) ? onLadder : [onLadder[0] ?? passiveFor(air)];
  const [first = 0, second = first + 1] = lnRates;
  const known = new Map<number, readonly UnitField[]>();
  return {
    air,
    droplets,
    models,
    modelAt: (lnRate) => {
      const rung = Math.round((lnRate - first) / (second - first));
      const model = models[Math.max(0, Math.min(models.length - 1, rung))];
      if (model === undefined) throw new RangeError('A plume has at least one model');
      return model;
    },
    fieldsOver: (averagingS) => {
      const fields =
        known.get(averagingS) ?? models.map((model, rung) => unitField(air, model, releases[rung] ?? { rateKgS: 1, droplets }, averagingS));
      known.set(averagingS, fields);
      return fields;
    },
  };
};

/**
 * The plumes of a problem: in each class of the air, without droplets and with. A passive plume is proportional to the rate; the shape
 * of a heavy one changes with it, so there is one for each rate of a ladder, with the model that the engine itself takes for it. What is
 * heavy as vapour is so with droplets, too: on simulated leaks of chlorine they change neither place nor rate.
 */
export const soughtPlumes = (problem: LocateProblem): SoughtPlumes => {
  const { mostRateKgS, neutral } = problem;
  const airs = soughtAirs(problem);
  const given = airs.find(({ step }) => step === 0);
  if (given === undefined) throw new RangeError('The air as given is one of those searched');
  const lnRates = ladderTo(mostRateKgS);
  const dry = airs.map((air) => computePlume(air, 0, lnRates, neutral));
  const boiling = neutral || dry.some(({ models }) => models.length > 1) ? null : findDroplets(given);
  const sprayed = boiling === null ? [] : airs.map((air) => computePlume(air, boiling, lnRates, neutral));
  const isHeavy = boiling !== null && sprayed.every(({ models }) => models.length > 1);
  const rows = isHeavy ? [dry, sprayed] : [dry];
  return {
    airs,
    given,
    droplets: isHeavy ? [0, boiling] : [0],
    lnRates,
    at: (airAt, dropletsAt) => {
      const plume = rows[dropletsAt]?.[airAt];
      if (plume === undefined) throw new RangeError(`No plume of air ${airAt} and droplets ${dropletsAt}`);
      return plume;
    },
  };
};
