import { describeSituation } from '../choose/choice.ts';
import { choose } from '../choose/prepare.ts';
import { gaussianPlume } from '../dispersion/gaussian-plume.ts';
import { similarityPlume } from '../dispersion/similarity-plume.ts';
import { computeFlash } from '../source/outflow.ts';
import { sourceTerm } from '../source/source-term.ts';
import { findStock } from '../source/stock.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { PlumeField, Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import type { SoughtAir } from './sought-air.ts';

/** Highest release that a similarity plume is meant for, m. */
const nearGroundM = 3;

/** A passive plume is computed for so small a rate that nothing of it is ever pure gas, kg/s. */
const passiveRateKgS = 1e-6;

/** The stock behind a rate that is sought: it lasts longer than any sensor waits, kg. */
const endlessKg = 1e9;

/** Concentration upwind of a source below any detection limit, ppm. */
const unseenPpm = 1e-3;

/** ppm of one kg/s at a place: m downwind of the source, to the left and up. */
export type UnitField = (xM: number, yM: number, zM: number) => number;

/** A release of a rate, kg/s, with a mass share of droplets. */
export interface Release {
  readonly rateKgS: number;
  readonly droplets: number;
}

const toScenario = ({ scenario }: SoughtAir, { rateKgS, droplets }: Release): Scenario => {
  const { rupture } = scenario;
  if (rupture?.type !== 'direct') throw new TypeError('A source is sought as a stated rate');
  const spray = droplets > 0 ? { liquidFraction: droplets } : {};
  return { ...scenario, quantityKg: endlessKg, rupture: { ...rupture, rateKgS, ...spray } };
};

const passive = (heightM: number): HazardModel => (heightM <= nearGroundM ? similarityPlume : gaussianPlume);

const orNull = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** The model that the engine itself takes for a release; a passive one where the weight cannot be followed for want of a fact. */
export const modelFor = (sought: SoughtAir, release: Release): HazardModel => {
  const scenario = toScenario(sought, release);
  const { air } = sought;
  const source = sourceTerm(scenario, air);
  const { model } = choose(describeSituation(scenario, air, source));
  const followed = orNull(() => {
    model.check?.(scenario, air, source);
    return model;
  });
  return followed === null || followed.linearInRate ? passive(source.heightM) : followed;
};

/** The passive plume, for a gas whose weight does not count. */
export const passiveFor = ({ scenario }: SoughtAir): HazardModel =>
  passive(scenario.rupture?.type === 'direct' ? (scenario.rupture.heightM ?? 0) : 0);

/**
 * Mass share of droplets where the substance boils below the air's temperature: what does not flash of a boiling liquid that nothing of
 * rains out, as the engine's own outflow has it at most. Null: no liquid boils there, or its facts are not known.
 */
export const findDroplets = (sought: SoughtAir): number | null =>
  orNull(() => {
    const { scenario, air } = sought;
    const stock = findStock(scenario, air);
    if (stock.state !== 'boiling-liquid') return null;
    const droplets = 1 - computeFlash(scenario, stock);
    sourceTerm(toScenario(sought, { rateKgS: 1, droplets }), air);
    return droplets > 0 ? droplets : null;
  });

/** How far upwind of its source a heavy cloud is worth asking for, m. */
const findUpwindExtent = (field: PlumeField): number => {
  let upwindM = 0;
  for (let x = 1; x < field.rangeM && field.peak(-x, 0, 0) > unseenPpm; x *= 1.5) upwindM = 1.5 * x;
  return upwindM;
};

/** ppm of one kg/s by the plume of a release, as a mean over a time, s; upwind of a passive plume there is nothing. */
export const unitField = (sought: SoughtAir, model: HazardModel, release: Release, averagingS: number): UnitField => {
  const rateKgS = model.linearInRate ? passiveRateKgS : release.rateKgS;
  const scenario = { ...toScenario(sought, { ...release, rateKgS }), averagingS };
  const { field } = model.compute(scenario, sought.air, sourceTerm(scenario, sought.air));
  if (field.shape !== 'plume') throw new TypeError(`${model.id} makes no plume`);
  const upwindM = model.linearInRate ? 0 : findUpwindExtent(field);
  return (x, y, z) => (x > -upwindM ? field.peak(x, y, z) / rateKgS : 0);
};
