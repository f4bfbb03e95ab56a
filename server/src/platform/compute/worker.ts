import { findChemical, riskFacts, toSubstance } from '@hazardguard/chemicals';
import {
  checkReadings,
  computeReaches,
  computeRisk,
  type Doubt,
  type EnsembleOptions,
  type EnsembleResult,
  type EnsembleSlice,
  ensembleResult,
  ensembleSlice,
  type ForecastHour,
  forecastStrip,
  type InputProblem,
  locate,
  type MemberRange,
  outlineWarnedAreas,
  type Reaches,
  type ReachHour,
  type ReadingsDocument,
  type ReceptorColumns,
  type ReceptorTable,
  type RiskAnswer,
  type RunResult,
  reachStrip,
  readingsAt,
  run,
  type Scenario,
  type ScenarioDocument,
  type SensorPlace,
  type SourceFound,
  type StripHour,
  type Threat,
  type ThreatOptions,
  type ThreatPlace,
  threatAt,
  type WarnedAreaInput,
  type WarnedAreas,
  type WarnedProfiles,
  warnedProfiles,
} from '@hazardguard/engine';
import { move, transferableSymbol, valueSymbol } from 'piscina';

export { countInside } from './count-inside.ts';

export interface RunTask {
  readonly scenario: Scenario;
  readonly receptors: ReceptorTable;
}

/** The whole engine in its own thread: plain values in, a plain value out. */
export const runScenario = ({ scenario, receptors }: RunTask): RunResult => run(scenario, receptors);

export interface SliceTask {
  readonly scenario: Scenario;
  readonly options: EnsembleOptions;
  readonly range: MemberRange;
  readonly receptors: ReceptorColumns;
}

/** A run of members; its columns move to the caller instead of being copied. */
export const runSlice = ({ scenario, options, range, receptors }: SliceTask): EnsembleSlice => {
  const slice = ensembleSlice(scenario, options, range, receptors);
  const columns = Object.values(slice).filter((column) => ArrayBuffer.isView(column));
  return move({ [transferableSymbol]: columns.map(({ buffer }) => buffer), [valueSymbol]: slice }) as unknown as EnsembleSlice;
};

export interface MergeTask {
  readonly scenario: Scenario;
  readonly options: EnsembleOptions;
  readonly slices: readonly EnsembleSlice[];
  readonly receptors: ReceptorTable;
}

/** Joins the slices of an ensemble, away from the thread that answers requests. */
export const mergeSlices = ({ scenario, options, slices, receptors }: MergeTask): EnsembleResult =>
  ensembleResult(scenario, options, slices, receptors);

export interface ProfileTask {
  readonly scenario: Scenario;
  readonly options: EnsembleOptions;
  readonly range: MemberRange;
  /** One doubt switched off; null: none. */
  readonly without: Doubt | null;
}

/** How far the warned zones of a run of members reach around the source; the rows move to the caller. */
export const profileSlice = ({ scenario, options, range, without }: ProfileTask): WarnedProfiles => {
  const profiles = warnedProfiles(scenario, options, range, without);
  const buffers = [profiles.actNow, profiles.beReady].flatMap((one) => Object.values(one).map(({ buffer }) => buffer));
  return move({ [transferableSymbol]: buffers, [valueSymbol]: profiles }) as unknown as WarnedProfiles;
};

export interface WarnedAreasTask {
  readonly scenario: Scenario;
  readonly options: EnsembleOptions;
  readonly input: WarnedAreaInput;
}

/** The act-now and be-ready areas of the members. */
export const outlineAreas = ({ scenario, options, input }: WarnedAreasTask): WarnedAreas | null =>
  outlineWarnedAreas(scenario, options, input);

/** A document whose chemical is not in the library. */
const unknownChemical = (chemical: string): Extract<Reaches, { readonly ok: false }> => ({
  ok: false,
  problems: [
    {
      field: 'chemical',
      value: chemical,
      allowed: 'a CAS number or name of the library',
      message: `The chemical library has no “${chemical}”.`,
    },
  ],
});

/** How far each of many documents reaches; a wrong one is reported in its own row. */
export const screenDocuments = (documents: readonly ScenarioDocument[]): readonly Reaches[] =>
  documents.map((document) => {
    const chemical = findChemical(document.chemical);
    return chemical === undefined ? unknownChemical(document.chemical) : computeReaches(document, toSubstance(chemical));
  });

export interface StripTask {
  readonly document: ScenarioDocument;
  readonly hours: readonly ForecastHour[];
}

/** The same release in every hour of a forecast. */
export const runStrip = ({ document, hours }: StripTask): readonly StripHour[] => {
  const chemical = findChemical(document.chemical);
  if (chemical === undefined) return hours.map(({ time }) => ({ time, ...unknownChemical(document.chemical) }));
  return forecastStrip(document, toSubstance(chemical), hours);
};

export interface ReachStripTask extends StripTask {
  /** The requested level. */
  readonly level: string;
}

/** How far one level of a release reaches in every hour of a forecast. */
export const runReachStrip = ({ document, level, hours }: ReachStripTask): readonly ReachHour[] => {
  const chemical = findChemical(document.chemical);
  if (chemical === undefined) return hours.map(({ time }) => ({ time, ...unknownChemical(document.chemical) }));
  const substance = toSubstance(chemical);
  // Each hour by itself: the stored footprint of the worst hour is of one weather, and the strip must agree with it.
  return hours.flatMap((hour) => reachStrip(document, substance, level, [hour]));
};

/** A risk study, validated and computed with the library's chemicals and facts; its map moves to the caller. */
export const runRiskStudy = (document: unknown): RiskAnswer => {
  const answer = computeRisk(document, riskFacts, (chemical) => {
    const found = findChemical(chemical);
    return found === undefined ? undefined : toSubstance(found);
  });
  if (!answer.ok) return answer;
  const { buffer } = answer.result.individualRisk.grid.perYear;
  return move({ [transferableSymbol]: [buffer], [valueSymbol]: answer }) as unknown as RiskAnswer;
};

export interface ThreatTask {
  readonly scenario: Scenario;
  readonly place: ThreatPlace;
  readonly options: ThreatOptions;
}

/** Doses at one place. */
export const runThreat = ({ scenario, place, options }: ThreatTask): Threat => threatAt(scenario, place, options);

export interface ReadingsTask {
  readonly scenario: Scenario;
  readonly places: readonly SensorPlace[];
  readonly momentsS: readonly number[];
}

/** What ideal sensors read during a release; the rows move to the caller. */
export const runReadings = ({ scenario, places, momentsS }: ReadingsTask): readonly Float64Array[] => {
  const rows = readingsAt(scenario, places, momentsS);
  return move({ [transferableSymbol]: rows.map(({ buffer }) => buffer), [valueSymbol]: rows }) as unknown as readonly Float64Array[];
};

export type LocateAnswer =
  | { readonly ok: true; readonly found: SourceFound }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** Estimates a source from sensor readings. */
export const locateSource = (document: ReadingsDocument): LocateAnswer => {
  const chemical = findChemical(document.chemical);
  if (chemical === undefined) return { ok: false, problems: unknownChemical(document.chemical).problems };
  const checked = checkReadings(document, toSubstance(chemical));
  return checked.ok ? { ok: true, found: locate(checked.problem) } : checked;
};
