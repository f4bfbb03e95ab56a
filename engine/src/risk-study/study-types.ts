import type { Comparison } from '../risk/criteria.ts';
import type { Outcome, ReleaseKind, TreeNode } from '../risk/event-tree.ts';
import type { Fluid, IndividualCriterion, RiskFacts, SocietalCriterion } from '../risk/facts-types.ts';
import type { Ignition, IgnitionSet } from '../risk/ignition.ts';
import type { Equipment, LeakRow } from '../risk/leak-frequency.ts';
import type { RiskGrid } from '../risk/risk-grid.ts';
import type { FnPoint } from '../risk/societal-risk.ts';
import type { Period, WeatherRecord, WindClimate } from '../risk/wind-climate.ts';
import type { Caveat, InputProblem, Mode, StabilityClass } from '../types/common-types.ts';
import type { Receptor, ReceptorKind, Rupture, ScenarioDocument } from '../types/document-types.ts';
import type { LonLatRing } from '../types/result-types.ts';
import type { ProbitSet, Substance } from '../types/substance-types.ts';

/** What people write: a site, its sections of plant, its winds and its people. Units in the names. */
export interface RiskStudyDocument {
  readonly title?: string;
  readonly mode?: Mode;
  readonly site: ScenarioDocument['site'];
  /** What all weather classes share. */
  readonly weather: {
    readonly temperatureC: number;
    readonly humidityPercent?: number;
    readonly cloudPercent?: number;
    readonly pressureKpa?: number;
  };
  readonly climate: ClimateDocument;
  readonly sections: readonly SectionDocument[];
  readonly ignition?: {
    /** Default: 'hyram-generic'. */
    readonly set?: IgnitionSet;
    /** Kind of fluid for 'cpr18e'; default: a liquid where a pool forms, else a reactive gas. */
    readonly fluid?: Fluid;
    /** Stated share of releases that ignite later. */
    readonly delayed?: number;
    /** What a cloud drifts through; 'open': nothing in which it could explode. Default: 'medium'. */
    readonly congestion?: Congestion;
  };
  readonly people?: {
    /** Share of time that is day, for weather without a period; default 0.5. */
    readonly dayShare?: number;
    readonly indoorsDay?: number;
    readonly indoorsNight?: number;
    /** Share of a receptor's people who are there, by its kind; default: all. */
    readonly presentDay?: Readonly<Partial<Record<ReceptorKind, number>>>;
    readonly presentNight?: Readonly<Partial<Record<ReceptorKind, number>>>;
    /** Of their houses; default 1. */
    readonly airChangesPerHour?: number;
  };
  /** Set of toxic probits; the other is used where a chemical has none in it. Default: LEES-HSE. */
  readonly probitSet?: ProbitSet;
  /** Half the side of the map of individual risk, m; default: as far as the mildest contour reaches. */
  readonly mapHalfSideM?: number;
  readonly receptors?: readonly Receptor[];
}

export type Congestion = 'open' | 'low' | 'medium' | 'high';

interface ClassDocument {
  readonly stability: StabilityClass;
  readonly windSpeedMs: number;
  /** Default: as often by day as by night. */
  readonly period?: Period;
}

/** A table of joint shares; weather records; or classes with an even wind rose, which is an assumption and is reported as one. */
export type ClimateDocument =
  | { readonly type: 'table'; readonly classes: readonly (ClassDocument & { readonly shares: readonly number[] })[] }
  | { readonly type: 'records'; readonly records: readonly WeatherRecord[] }
  | { readonly type: 'even'; readonly classes: readonly (ClassDocument & { readonly share: number })[] };

/** A part of the plant that can be shut in: what it holds, of what it is made. */
export interface SectionDocument {
  readonly id: string;
  readonly title?: string;
  readonly chemical: string;
  /** From the site, m; default 0. */
  readonly eastM?: number;
  readonly northM?: number;
  readonly quantityKg: number;
  readonly storage?: ScenarioDocument['storage'];
  readonly isolationMin?: number;
  /** Probability that this isolation fails on demand, 0 to 1; default: the published one of the facts. */
  readonly isolationFailure?: number;
  /** Of the leaks above the ground, m; default 0. */
  readonly heightM?: number;
  /** Whose leak frequencies; default 'iogp434'. */
  readonly frequencies?: 'iogp434' | 'hyram';
  /** For 'hyram': which of its systems, such as 'h2_gas'. */
  readonly fuel?: string;
  readonly equipment: readonly Equipment[];
  /** Further failures with a frequency of one's own, such as a vessel that bursts. */
  readonly failures?: readonly StatedFailure[];
}

export interface StatedFailure {
  readonly id: string;
  readonly rupture: Rupture;
  readonly perYear: number;
  /** Where the frequency comes from; repeated in the result. */
  readonly basis: string;
}

/** A section checked: its chemical found, its scenario's own part ready. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly substance: Substance;
  readonly eastM: number;
  readonly northM: number;
  readonly heightM: number;
  readonly frequencies: 'iogp434' | 'hyram';
  readonly fuel: string;
  readonly equipment: readonly Equipment[];
  readonly failures: readonly StatedFailure[];
  /** Stated probability that isolation fails on demand; null: that of the facts. */
  readonly isolationFailure: number | null;
  /** What every scenario of the section has. */
  readonly base: Pick<ScenarioDocument, 'chemical' | 'quantityKg' | 'storage' | 'isolationMin'>;
}

/** A study checked once: complete, frozen, plain data that can be sent to a worker. */
export interface RiskStudy {
  readonly hash: string;
  readonly title: string;
  readonly mode: Mode;
  readonly site: ScenarioDocument['site'];
  readonly weather: RiskStudyDocument['weather'];
  readonly climate: WindClimate;
  readonly sections: readonly Section[];
  readonly ignition: {
    readonly set: IgnitionSet;
    readonly fluid: Fluid | null;
    readonly delayed: number | null;
    readonly congestion: Congestion;
  };
  readonly people: {
    readonly dayShare: number;
    readonly indoors: Readonly<Record<Period, number>>;
    readonly present: Readonly<Record<Period, Readonly<Partial<Record<ReceptorKind, number>>>>>;
    readonly airChangesPerHour: number;
  };
  readonly probitSet: ProbitSet;
  readonly mapHalfSideM: number | null;
  readonly receptors: readonly Receptor[];
  readonly facts: RiskFacts;
  readonly caveats: readonly Caveat[];
}

export type StudyCheck =
  | { readonly ok: true; readonly study: RiskStudy }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** What comes of the ends of a release's tree that have one outcome, with and without isolation. */
export interface OutcomeRisk {
  readonly outcome: Outcome;
  readonly perYear: number;
  /** Farthest that anyone may die, in any weather, m. */
  readonly reachM: number;
  /** Expected deaths a year. */
  readonly deathsPerYear: number;
  /** Models that computed it. */
  readonly models: readonly string[];
}

/** One way a section may fail, in all weathers. */
export interface ReleaseRisk {
  readonly id: string;
  readonly section: string;
  /** null for a failure that is no round hole. */
  readonly holeMm: number | null;
  readonly perYear: number;
  /** Hole sizes that it represents, or the basis stated for its frequency. */
  readonly basis: string;
  readonly kind: ReleaseKind;
  /** Highest airborne rate over the weathers, kg/s; null for an instantaneous release. */
  readonly rateKgS: number | null;
  readonly airborneKg: number;
  readonly ignition: Ignition | null;
  /** Probability that isolation fails on demand; null where the release is over before or cannot be shut in. */
  readonly isolationFailure: number | null;
  readonly tree: readonly TreeNode[];
  readonly outcomes: readonly OutcomeRisk[];
}

export interface ReceptorRisk {
  readonly id: string;
  readonly name: string;
  readonly kind: ReceptorKind;
  /** Null: not known; such places are left out of the societal risk. */
  readonly people: number | null;
  readonly perYear: number;
}

/** Everything one study yields; the grid is a typed array, all else is JSON-safe. */
export interface RiskResult {
  readonly engineVersion: string;
  readonly studyHash: string;
  readonly title: string;
  readonly mode: Mode;
  readonly site: { readonly latitude: number; readonly longitude: number };
  readonly climate: WindClimate;
  /** The equipment table: leaks a year by line and band. */
  readonly frequencies: readonly (LeakRow & { readonly section: string })[];
  readonly releases: readonly ReleaseRisk[];
  readonly individualRisk: {
    readonly grid: RiskGrid;
    /** Per level the regions on the ground: GeoJSON MultiPolygon coordinates. */
    readonly contours: readonly { readonly perYear: number; readonly regions: readonly (readonly LonLatRing[])[] }[];
    readonly highestPerYear: number;
    /** At people's places, highest first. */
    readonly receptors: readonly ReceptorRisk[];
  };
  readonly fn: readonly FnPoint[];
  /** Potential loss of life: expected deaths a year. */
  readonly pll: number;
  readonly criteria: {
    readonly individual: readonly (IndividualCriterion & { readonly comparison: Comparison | null })[];
    readonly societal: readonly (SocietalCriterion & { readonly comparison: Comparison | null })[];
  };
  readonly sources: Readonly<Record<string, string>>;
  readonly caveats: readonly Caveat[];
}

/** What a study document is answered with. */
export type RiskAnswer =
  | { readonly ok: true; readonly result: RiskResult }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };
