import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type Mode, type Scenario } from '@hazardguard/engine';
import { classifyRelease, findAirKnowledge, modelSigma, prepare } from '@hazardguard/engine/models';
import { coverage } from '../coverage.ts';
import { computeMetrics } from '../metrics.ts';
import { type Cloud, describeGas, readCloud } from './cloud-reading.ts';
import type { Confidence, Observation, ReleaseTrial, TrialScenario } from './release-trial.ts';

/** A measured value beside the model's, printed whether scored or not. */
export interface ReleaseValue {
  readonly distanceM: number;
  readonly observed: number;
  readonly predicted: number;
  readonly unit: string;
  readonly heightM: number;
  readonly averagingS: number | null;
  /** Why it is not scored; null: it is. */
  readonly flag: string | null;
}

/** Score of the model that the engine chooses for a scenario of a trial, on the observations of one kind. */
export interface ReleaseTrialRow {
  readonly kind: 'release-trials';
  readonly trial: string;
  readonly scenario: string;
  readonly mode: Mode;
  /** '' where the engine refuses the scenario. */
  readonly model: string;
  /** Kind of observation. */
  readonly observed: string;
  /** Number of observations scored. */
  readonly n: number;
  /** Number of observations that are printed only. */
  readonly flagged: number;
  readonly confidence: Confidence;
  /** null where nothing is scored; MG and VG also where the model predicts zero for a value. */
  readonly fac2: number | null;
  readonly mg: number | null;
  readonly vg: number | null;
  /** Share of the scored concentrations inside the 90 % interval of an ensemble; null for other kinds of observation. */
  readonly interval90Coverage: number | null;
  /** Why there is no score, or what it leaves out; '' for a whole score. */
  readonly remark: string;
  readonly values: readonly ReleaseValue[];
}

const modes: readonly Mode[] = ['best-estimate', 'aloha-compatible'];

const isMode = (value: unknown): value is Mode => modes.some((mode) => mode === value);

/** Modes that a scenario is computed in: its own, or both. */
const listModes = ({ document }: TrialScenario): readonly Mode[] => (isMode(document.mode) ? [document.mode] : modes);

/** The engine's own range of averaging times, s. */
const clampAveraging = (averagingS: number): number => Math.min(3600, Math.max(1, averagingS));

const check = (scenario: TrialScenario, mode: Mode, averagingS: number | null): Scenario => {
  const { chemical: written } = scenario.document;
  const chemical = typeof written === 'string' ? findChemical(written) : undefined;
  if (chemical === undefined) throw new RangeError(`chemical: ${JSON.stringify(written)} is not in the chemical library`);
  const document = { ...scenario.document, mode, ...(averagingS === null ? {} : { averagingS: clampAveraging(averagingS) }) };
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) throw new RangeError(checked.problems.map(({ field, message }) => `${field}: ${message}`).join('; '));
  return checked.scenario;
};

interface ComputedCloud {
  readonly cloud: Cloud;
  readonly model: string;
  readonly mode: Mode;
  /** Model error of an ensemble at a distance: the standard deviation of ln(measured/predicted). */
  readonly sigmaAt: (distanceM: number) => number;
}

/** The cloud of a scenario as the engine's run makes it: source, choice of the model, field. */
const computeCloud = (trialScenario: TrialScenario, mode: Mode, averagingS: number | null): ComputedCloud => {
  const scenario = check(trialScenario, mode, averagingS);
  const { model, mode: used, air, source } = prepare(scenario);
  const { field } = model.compute(scenario, air, source);
  if (field.shape !== 'plume') throw new RangeError(`${model.id} computes no cloud`);
  const gasKgM3 = describeGas(air.pressurePa, scenario.substance.molarMass, air.temperatureK);
  const release = classifyRelease(source);
  const knowledge = findAirKnowledge(scenario);
  const sigmaAt = (distanceM: number): number => modelSigma(model, knowledge, release, distanceM);
  return { cloud: { field, gasKgM3 }, model: model.id, mode: used, sigmaAt };
};

/** Share of scored arc maxima inside prediction × exp(±1.645 σ), σ as far away as each. */
const coverInterval = (values: readonly ReleaseValue[], sigmaAt: (distanceM: number) => number): number | null => {
  const scored = values.filter(({ flag, predicted }) => flag === null && predicted > 0);
  if (scored.length === 0) return null;
  return scored.reduce((sum, value) => sum + coverage([value], sigmaAt(value.distanceM)), 0) / scored.length;
};

type Score = Pick<ReleaseTrialRow, 'n' | 'flagged' | 'fac2' | 'mg' | 'vg' | 'remark'>;

const noScore = { fac2: null, mg: null, vg: null } as const;

/** A prediction of zero is a miss; MG and VG of it have no value. */
export const scoreValues = (values: readonly ReleaseValue[]): Score => {
  const scored = values.filter(({ flag }) => flag === null);
  const flagged = values.length - scored.length;
  if (scored.length === 0) return { n: 0, flagged, ...noScore, remark: 'every value is flagged' };
  const above = scored.filter(({ predicted }) => predicted > 0);
  const zeros = scored.length - above.length;
  if (above.length === 0) return { n: scored.length, flagged, ...noScore, fac2: 0, remark: 'the model predicts zero' };
  const { fac2, mg, vg } = computeMetrics(above);
  if (zeros === 0) return { n: scored.length, flagged, fac2, mg, vg, remark: '' };
  const share = (fac2 * above.length) / scored.length;
  return { n: scored.length, flagged, ...noScore, fac2: share, remark: `the model predicts zero for ${zeros} of the values` };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Clouds of a scenario in one mode by averaging time: each is computed once; a refusal is kept as its sentence. */
const cloudsOf = (scenario: TrialScenario, mode: Mode): ((averagingS: number | null) => ComputedCloud | string) => {
  const known = new Map<number | null, ComputedCloud | string>();
  return (averagingS) => {
    const found = known.get(averagingS);
    if (found !== undefined) return found;
    let made: ComputedCloud | string;
    try {
      made = computeCloud(scenario, mode, averagingS);
    } catch (error) {
      made = messageOf(error);
    }
    known.set(averagingS, made);
    return made;
  };
};

/** A value of an observation that cannot be read from the cloud is printed as flagged. */
const toValue = (cloud: Cloud, observation: Observation): ReleaseValue => {
  const { distanceM, heightM, averagingS, flag, value, unit } = observation;
  const place = { distanceM, heightM, averagingS };
  try {
    return { ...place, ...readCloud(cloud, observation), flag };
  } catch (error) {
    return { ...place, observed: value, predicted: 0, unit, flag: flag ?? messageOf(error) };
  }
};

const scoreKind = (
  head: Pick<ReleaseTrialRow, 'kind' | 'trial' | 'scenario' | 'confidence'>,
  mode: Mode,
  clouds: (averagingS: number | null) => ComputedCloud | string,
  observed: string,
  observations: readonly Observation[],
): ReleaseTrialRow => {
  const made = observations.map((observation) => ({ observation, cloud: clouds(observation.averagingS) }));
  const refused = made.flatMap(({ cloud }) => (typeof cloud === 'string' ? [cloud] : []))[0];
  if (refused !== undefined) {
    const flagged = observations.filter(({ flag }) => flag !== null).length;
    return {
      ...head,
      mode,
      model: '',
      observed,
      n: 0,
      flagged,
      ...noScore,
      interval90Coverage: null,
      remark: `refused: ${refused}`,
      values: [],
    };
  }
  const values = made.flatMap(({ observation, cloud }) => (typeof cloud === 'string' ? [] : [toValue(cloud.cloud, observation)]));
  const models = [...new Set(made.flatMap(({ cloud }) => (typeof cloud === 'string' ? [] : [cloud.model])))];
  const { n, flagged, fac2, mg, vg, remark } = scoreValues(values);
  const sigmaAt = made.flatMap(({ cloud }) => (typeof cloud === 'string' ? [] : [cloud.sigmaAt]))[0];
  const interval90Coverage = observed === 'arc-max' && sigmaAt !== undefined ? coverInterval(values, sigmaAt) : null;
  const { kind, trial, scenario, confidence } = head;
  return {
    kind,
    trial,
    scenario,
    mode,
    model: models.join(', '),
    observed,
    n,
    flagged,
    confidence,
    fac2,
    mg,
    vg,
    interval90Coverage,
    remark,
    values,
  };
};

/** A model with one mode only is not scored twice. */
const isOtherMode = (cloud: ComputedCloud | string, mode: Mode): boolean => typeof cloud !== 'string' && cloud.mode !== mode;

const scoreScenario = (trial: ReleaseTrial, scenario: TrialScenario): readonly ReleaseTrialRow[] =>
  listModes(scenario).flatMap((mode) => {
    const clouds = cloudsOf(scenario, mode);
    const head = { kind: 'release-trials', trial: trial.id, scenario: scenario.name, confidence: trial.confidence } as const;
    const first = trial.observed[0];
    if (first === undefined || isOtherMode(clouds(first.averagingS), mode)) return [];
    return [...new Set(trial.observed.map(({ kind }) => kind))].flatMap((kind) => {
      const observations = trial.observed.filter((one) => one.kind === kind);
      return observations.length === 0 ? [] : [scoreKind(head, mode, clouds, kind, observations)];
    });
  });

/** One row per trial, scenario, calculation mode and kind of observation. */
export const scoreReleaseTrials = (trials: readonly ReleaseTrial[]): readonly ReleaseTrialRow[] =>
  trials.flatMap((trial) => trial.scenarios.flatMap((scenario) => scoreScenario(trial, scenario)));
