import { computeAir, stirred, windAt } from '../atmosphere/air.ts';
import { catalogue } from '../catalogue.ts';
import { criticalRichardson } from '../dispersion/richardson.ts';
import { blastLevels } from '../effect/blast-levels.ts';
import { flammableLevels } from '../effect/flammable-levels.ts';
import { heatLevels } from '../effect/heat-levels.ts';
import { ownLevels } from '../effect/own-levels.ts';
import { isCloud } from '../source/detonation.ts';
import { sourceTerm } from '../source/source-term.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat, Level, Mode, SentenceParams } from '../types/common-types.ts';
import type { HazardModel, Situation } from '../types/model-types.ts';
import type { Air, Scenario, SourceTerm } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { shortFigure } from '../units/short-figure.ts';
import { calmCaveats, leastWindMs } from './calm.ts';
import { describeSituation, selectModel } from './choice.ts';
import { heatExposureS } from './heat-exposure.ts';
import { leakLevels } from './leak-levels.ts';
import { refuseOtherCoefficients } from './refuse-coefficients.ts';

export interface Chosen {
  readonly model: HazardModel;
  /** The calculation mode: as requested where the model has both. */
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
  /** Levels drawn over the zones, those of the user's own last; people inside are not counted. */
  readonly overlay: readonly Level[];
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

const chooseMode = (model: HazardModel, asked: Mode): Mode => (model.modes.includes(asked) ? asked : (model.modes[0] ?? asked));

/** The model for a scenario: the requested one, or the one that the declared choices select. */
export const choose = (situation: Situation): Chosen => {
  const { scenario } = situation;
  if (scenario.model === 'auto') {
    const { model, choice } = selectModel(catalogue, situation);
    refuseOtherCoefficients(scenario, model);
    const { reasonCode } = choice;
    return {
      model,
      mode: chooseMode(model, scenario.mode),
      reason: choice.reason(situation),
      reasonCode,
      reasonParams: choice.params?.(situation) ?? {},
    };
  }
  const model = modelNamed(scenario.model);
  if (!model.hazards.includes(scenario.hazard)) throw wrongHazard(scenario, model);
  refuseOtherCoefficients(scenario, model);
  return { model, mode: chooseMode(model, scenario.mode), reason: 'Selected in the inputs.', reasonCode: 'asked-for', reasonParams: {} };
};

/** The passive plumes of the best estimate take an instantaneous release as it is. */
const instantAsMinute = (source: SourceTerm, { model, mode }: Chosen): readonly Caveat[] =>
  source.instantaneous && model.kind === 'plume' && (mode === 'aloha-compatible' || model.isDense === true)
    ? [
        note(
          'instant-as-one-minute',
          'The instantaneous release is computed as a release over one minute, as ALOHA does. Concentrations near the source are briefly higher.',
        ),
      ]
    : [];

const otherModeCaveats = ({ model, mode }: Chosen, asked: Mode): readonly Caveat[] =>
  mode === asked
    ? []
    : [
        note('counted-the-other-way', `${model.title} supports only the calculation mode ${mode}. Requested: ${asked}.`, {
          params: { model: model.id, mode, asked },
        }),
      ];

const denseAsPassive = (richardson: number): Caveat =>
  warning(
    'dense-cloud-as-passive',
    `This cloud is heavier than air (Richardson number ${shortFigure(richardson, 2)}, dense from ${criticalRichardson}). The passive plume model does not compute how it slumps and spreads: actual zones may be wider, and shorter or longer than drawn.`,
    { quantity: 'richardsonNumber', value: richardson, range: [0, criticalRichardson] },
  );

/** No model of a heavy cloud knows the slope of the ground. */
const flatGround: Caveat = note(
  'flat-ground',
  'The ground is taken as flat. A cloud heavier than air flows downhill and collects in hollows, drains and cellars: there it reaches farther than drawn.',
);

/** The levels of concern of a hazard, and their caveats. */
const chooseLevels = (model: HazardModel, { scenario, air, source }: Situation): Pick<Prepared, 'levels' | 'overlay' | 'caveats'> => {
  const own = () => ownLevels(scenario);
  switch (scenario.hazard) {
    case 'leak':
      return leakLevels(scenario, air);
    case 'flammable':
      return { levels: flammableLevels(scenario.substance), overlay: own(), caveats: [] };
    case 'fire':
      return { levels: heatLevels(scenario.fire.levels, heatExposureS(model, scenario, source)), overlay: own(), caveats: [] };
    case 'explosion':
      return { levels: blastLevels(scenario.blast.levels), overlay: own(), caveats: [] };
  }
};

/** Caveats about a cloud model, chosen or requested. */
const cloudCaveats = (chosen: Chosen, { source, richardson }: Situation): readonly Caveat[] => {
  const { model } = chosen;
  if (model.kind !== 'plume' && model.kind !== 'puff') return [];
  const dense = richardson >= criticalRichardson && model.isDense !== true ? [denseAsPassive(richardson)] : [];
  const flat = model.isDense === true ? [flatGround] : [];
  return [...dense, ...flat, ...instantAsMinute(source, chosen)];
};

/** Levels of the cloud itself: of a cloud that explodes those of its burning. */
const cloudLevels = ({ hazard, substance }: Scenario, levels: readonly Level[]): readonly Level[] =>
  hazard === 'explosion' ? flammableLevels(substance) : levels;

/** Height at which the wind profile must be positive, m: that of the transport wind. */
const lowestProfileM = 3;

/** Over rough ground the wind profile of very unstable air ends above the cloud. */
const noProfile = ({ inverseObukhov, roughnessM }: Air): Refusal =>
  new Refusal({
    field: 'weather.inverseObukhov',
    value: inverseObukhov,
    unit: '1/m',
    allowed: `nearer to 0 over ground of ${shortFigure(roughnessM, 2)} m roughness`,
    message: `Air this unstable (1/L ${shortFigure(inverseObukhov, 3)} 1/m) has no wind profile ${lowestProfileM} m above ground of ${shortFigure(roughnessM, 2)} m roughness.`,
  });

/** Refuses air in which a cloud has no wind. */
export const requireProfile = (air: Air): void => {
  if (!(windAt(air, lowestProfileM) > 0)) throw noProfile(air);
};

/** Source, levels and model of a scenario, or the refusal that stops it. */
export const prepare = (scenario: Scenario): Prepared => {
  const measured = computeAir(scenario);
  const isCalm = isCloud(scenario) && measured.windAt10Ms < leastWindMs;
  const air = isCalm ? stirred(measured, leastWindMs) : measured;
  if (isCloud(scenario)) requireProfile(air);
  const source = sourceTerm(scenario, air);
  const situation = describeSituation(scenario, air, source);
  const chosen = choose(situation);
  chosen.model.check?.(scenario, air, source);
  const { levels, overlay, caveats } = chooseLevels(chosen.model, situation);
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
      ...otherModeCaveats(chosen, scenario.mode),
      ...caveats,
    ],
  };
};
