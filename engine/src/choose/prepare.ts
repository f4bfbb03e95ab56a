import { airOf, stirred, windAt } from '../atmosphere/air.ts';
import { catalogue } from '../catalogue.ts';
import { criticalRichardson, richardsonNumber } from '../dispersion/richardson.ts';
import { blastLevels } from '../effect/blast-levels.ts';
import { flammableLevels } from '../effect/flammable-levels.ts';
import { heatLevels } from '../effect/heat-levels.ts';
import type { Caveat, Hazard, Level, Mode, SentenceParams } from '../model.ts';
import type { Air, HazardModel, Scenario, SourceTerm } from '../pipeline.ts';
import { plumes } from '../plumes.ts';
import { Refusal } from '../refusal.ts';
import { isCloud } from '../source/detonation.ts';
import { sourceTerm } from '../source/source-term.ts';
import { calmCaveats, leastWindMs } from './calm.ts';
import type { Criteria, Criterion, Situation } from './criterion.ts';
import { explosionCriteria } from './explosion.ts';
import { fireCriteria, heatExposureS } from './fire.ts';
import { leakCriteria } from './leak.ts';
import { leakLevels } from './leak-levels.ts';
import { refuseOtherSchool } from './school.ts';

export interface Chosen {
  readonly model: HazardModel;
  /** The way of counting the model has: the one asked for where it has both. */
  readonly mode: Mode;
  readonly reason: string;
  readonly reasonCode: string;
  readonly reasonParams: SentenceParams;
}

/** Everything decided before a model runs. */
export interface Prepared extends Chosen {
  readonly air: Air;
  /** Too little wind for a direction: zones are drawn all around. */
  readonly isCalm: boolean;
  readonly source: SourceTerm;
  readonly levels: readonly Level[];
  /** Levels drawn over the zones and counted nowhere. */
  readonly overlay?: readonly Level[];
  readonly caveats: readonly Caveat[];
}

const modelNamed = (id: string): HazardModel => {
  const model = catalogue.find((candidate) => candidate.id === id);
  if (model === undefined) throw new Error(`No model '${id}' in the catalogue`);
  return model;
};

const wrongHazard = (scenario: Scenario, model: HazardModel): Refusal =>
  new Refusal({
    field: 'model',
    value: model.id,
    allowed: `auto, ${catalogue
      .filter((other) => other.hazards.includes(scenario.hazard))
      .map((other) => other.id)
      .join(', ')}`,
    message: `${model.title} does not compute a ${scenario.hazard}.`,
  });

const wayOf = (model: HazardModel, asked: Mode): Mode => (model.modes.includes(asked) ? asked : (model.modes[0] ?? asked));

/** Criteria per hazard; a hazard without a row has no model yet and is not offered. */
const criteria: Readonly<Partial<Record<Hazard, Criteria>>> = {
  leak: leakCriteria,
  flammable: leakCriteria,
  fire: fireCriteria,
  explosion: explosionCriteria,
};

const byCriteria = (situation: Situation): Criterion => {
  const choice = criteria[situation.scenario.hazard];
  if (choice === undefined) throw new Error(`No criteria for the hazard '${situation.scenario.hazard}'`);
  return choice(situation);
};

/** The model for a scenario: the one asked for, or by the criteria stated in the reason. */
export const choose = (situation: Situation): Chosen => {
  const { scenario } = situation;
  const { id, reasonCode, reason, reasonParams }: Criterion =
    scenario.model === 'auto' ? byCriteria(situation) : { id: scenario.model, reasonCode: 'asked-for', reason: 'Asked for by its id.' };
  const model = modelNamed(id);
  if (!model.hazards.includes(scenario.hazard)) throw wrongHazard(scenario, model);
  refuseOtherSchool(scenario, model);
  return { model, mode: wayOf(model, scenario.mode), reason, reasonCode, reasonParams: reasonParams ?? {} };
};

/** Models that take a stock let go at once as it is. */
const puffModels: ReadonlySet<string> = new Set(['gaussian-puff', 'dense-puff']);

const atOnce = (source: SourceTerm, model: HazardModel): readonly Caveat[] =>
  source.instantaneous && !puffModels.has(model.id)
    ? [
        {
          code: 'instant-as-one-minute',
          severity: 'note',
          message:
            'The whole stock at once is computed as a release of one minute, as ALOHA does. Concentrations near the source are higher for moments.',
        },
      ]
    : [];

const otherWay = ({ model, mode }: Chosen, asked: Mode): readonly Caveat[] =>
  mode === asked
    ? []
    : [
        {
          code: 'counted-the-other-way',
          severity: 'note',
          message: `${model.title} exists only in ${mode} counting; ${asked} was asked for.`,
          params: { model: model.id, mode, asked },
        },
      ];

/** Models that let a heavy cloud slump. */
const denseModels: ReadonlySet<string> = new Set(['dense-plume', 'dense-puff', 'heavy-plume', 'britter-mcquaid']);

const denseAsPassive = (richardson: number): Caveat => ({
  code: 'dense-cloud-as-passive',
  severity: 'warning',
  message: `This cloud is heavier than air (Richardson number ${richardson.toPrecision(2)}, dense from ${criticalRichardson}). The passive plume model does not let it slump and spread: true zones may be wider, and nearer or farther than drawn.`,
  quantity: 'richardsonNumber',
  value: richardson,
  range: [0, criticalRichardson],
});

/** The levels that a hazard is drawn for, and what is to be said of them. */
const levelsOf = ({ id }: HazardModel, { scenario, air, source }: Situation): Pick<Prepared, 'levels' | 'overlay' | 'caveats'> => {
  switch (scenario.hazard) {
    case 'leak':
      return leakLevels(scenario, air);
    case 'flammable':
      return { levels: flammableLevels(scenario.substance), caveats: [] };
    case 'fire':
      return { levels: heatLevels(scenario.fire.levels, heatExposureS(id, scenario, source)), caveats: [] };
    case 'explosion':
      return { levels: blastLevels(scenario.blast.levels), caveats: [] };
  }
};

/** Doubts of a cloud by a model that was chosen for it, or asked for against the criteria. */
const cloudCaveats = ({ model }: Chosen, { air, source }: Situation): readonly Caveat[] => {
  if (!plumes.includes(model)) return [];
  const richardson = richardsonNumber(source, air);
  const dense = richardson >= criticalRichardson && !denseModels.has(model.id) ? [denseAsPassive(richardson)] : [];
  return [...dense, ...atOnce(source, model)];
};

/** Levels of the cloud itself: of a cloud that explodes those of its burning. */
const cloudLevels = ({ hazard, substance }: Scenario, levels: readonly Level[]): readonly Level[] =>
  hazard === 'explosion' ? flammableLevels(substance) : levels;

/** Height at which the wind profile must still blow forwards, m: that of the transport wind. */
const lowestProfileM = 3;

/** Over rough ground the profile of very unstable air ends above the cloud. */
const noProfile = ({ inverseObukhov, roughnessM }: Air): Refusal =>
  new Refusal({
    field: 'weather.inverseObukhov',
    value: inverseObukhov,
    unit: '1/m',
    allowed: `nearer to 0 over ground of ${roughnessM.toPrecision(2)} m roughness`,
    message: `Air this unstable (1/L ${inverseObukhov.toPrecision(3)} 1/m) has no wind profile ${lowestProfileM} m above ground of ${roughnessM.toPrecision(2)} m roughness.`,
  });

/** Source, levels and model of a scenario, or the refusal that stops it. */
export const prepare = (scenario: Scenario): Prepared => {
  const measured = airOf(scenario);
  const isCalm = isCloud(scenario) && measured.windAt10Ms < leastWindMs;
  const air = isCalm ? stirred(measured, leastWindMs) : measured;
  if (isCloud(scenario) && !(windAt(air, lowestProfileM) > 0)) throw noProfile(air);
  const source = sourceTerm(scenario, air);
  const situation: Situation = { scenario, air, source };
  const chosen = choose(situation);
  chosen.model.check?.(scenario, air, source);
  const { levels, overlay = [], caveats } = levelsOf(chosen.model, situation);
  return {
    ...chosen,
    air,
    isCalm,
    source,
    levels,
    overlay,
    caveats: [
      ...(isCalm ? calmCaveats(measured, source, cloudLevels(scenario, levels), scenario.substance.molarMass) : []),
      ...cloudCaveats(chosen, situation),
      ...otherWay(chosen, scenario.mode),
      ...caveats,
    ],
  };
};
