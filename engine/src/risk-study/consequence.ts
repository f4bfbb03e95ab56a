import { heatExposureS } from '../choose/heat-exposure.ts';
import { type Prepared, prepare } from '../choose/prepare.ts';
import { probitCaveats } from '../effect/lethality-levels.ts';
import { probitIn } from '../effect/probit.ts';
import { blastLethality, flashFireLethality, heatLethality } from '../risk/deadly-effects.ts';
import type { Outcome } from '../risk/event-tree.ts';
import { type Lethality, type PolarTable, polarTable } from '../risk/lethality.ts';
import { toxicLethality } from '../risk/toxic-lethality.ts';
import type { WeatherClass } from '../risk/wind-climate.ts';
import { missingFact } from '../substance/property.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Field, PlumeField, Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { type Release, scenarioFor } from './study-releases.ts';
import type { RiskStudy } from './study-types.ts';

export type HarmfulOutcome = Exclude<Outcome, 'no-effect'>;

/** Rings and columns that an outcome is read on: clouds are narrow, flames dear to evaluate, blasts round. */
const fineness: Readonly<Record<HarmfulOutcome, readonly [rings: number, columns: number]>> = {
  'toxic-cloud': [64, 24],
  'flash-fire': [64, 24],
  explosion: [48, 24],
  'jet-fire': [24, 16],
  'pool-fire': [24, 12],
  fireball: [48, 8],
};

export interface Consequence {
  readonly table: PolarTable;
  readonly modelId: string;
  readonly caveats: readonly Caveat[];
}

/** The checked scenario of an outcome; a refusal where it cannot be computed. */
export const scenarioOrRefuse = (study: RiskStudy, release: Release, weather: WeatherClass, outcome: HarmfulOutcome): Scenario => {
  const checked = scenarioFor(study, release, weather, outcome);
  if (checked.ok) return checked.scenario;
  const [problem] = checked.problems;
  if (problem === undefined) throw new Error(`${release.id}: refused without a problem`);
  throw new Refusal(problem);
};

const asPlume = (field: Field, modelId: string): PlumeField => {
  if (field.shape !== 'plume') throw new Error(`${modelId}: a cloud must be a plume; it is ${field.shape}`);
  return field;
};

const computeLethality = (
  study: RiskStudy,
  scenario: Scenario,
  { model, source }: Prepared,
  field: Field,
  outcome: HarmfulOutcome,
): Lethality => {
  const { heat, blast, toxic } = study.facts.vulnerability;
  const { substance } = scenario;
  switch (outcome) {
    case 'toxic-cloud': {
      const probit = probitIn(substance, study.probitSet);
      if (probit === null) throw missingFact(substance, 'toxic probit');
      return toxicLethality(asPlume(field, model.id), probit, substance.molarMass, {
        exposureS: 60 * toxic.exposureCapMin,
        airChangesPerS: study.people.airChangesPerHour / 3600,
      });
    }
    case 'flash-fire':
      return flashFireLethality(asPlume(field, model.id), 1e6 * (substance.lowerFlammableLimit ?? 1));
    case 'explosion':
      return blastLethality(field, blast);
    default:
      return heatLethality(field, model.isExposureWholeFire === true ? heatExposureS(model, scenario, source) : heat.exposureCapS, heat);
  }
};

/** What an outcome does to people in one weather class: scenario, model, field, probability of death on rings. */
export const computeConsequence = (study: RiskStudy, release: Release, weather: WeatherClass, outcome: HarmfulOutcome): Consequence => {
  const scenario = scenarioOrRefuse(study, release, weather, outcome);
  const prepared = prepare(scenario);
  const { model, air, source } = prepared;
  const computed = model.compute(scenario, air, source);
  const [rings, columns] = fineness[outcome];
  return {
    table: polarTable(computeLethality(study, scenario, prepared, computed.field, outcome), rings, columns),
    modelId: model.id,
    caveats: [
      ...(outcome === 'toxic-cloud' ? probitCaveats(scenario.substance, study.probitSet) : []),
      ...scenario.caveats,
      ...source.caveats,
      ...prepared.caveats,
      ...computed.caveats,
    ],
  };
};
