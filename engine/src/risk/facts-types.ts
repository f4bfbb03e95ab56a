/** Published figures that a risk study is computed from; held with their sources beside the chemical library and handed in. */

/** A value without an opened source; never part of a calculation that does not say so. */
export type Status = 'unverified';

export const holeBands = ['tiny', 'small', 'medium', 'large', 'rupture'] as const;
export type HoleBand = (typeof holeBands)[number];

/** Leaks a year of one kind of equipment, per item or per metre, by band of hole and column of size. */
export interface EquipmentRow {
  readonly per: 'item' | 'metre';
  /** Sizes of the columns, mm; between them the frequency is interpolated straight. */
  readonly diameterMm?: readonly number[];
  /** Or ranges of the largest connection, mm. */
  readonly connectionMm?: readonly (readonly [number, number | null])[];
  readonly perYear: Readonly<Record<HoleBand, readonly number[]>>;
}

export interface LeakTable {
  readonly source: string;
  /** Ends of each band of hole, mm; null: no upper end. */
  readonly bandsMm: Readonly<Record<HoleBand, readonly [number, number | null]>>;
  readonly representativeHoleMm: Readonly<Record<HoleBand, number | 'full bore'>>;
  readonly equipment: Readonly<Record<string, EquipmentRow>>;
}

/** Yearly leak frequency as a lognormal [μ, σ] per share of the flow area; per item, a pipe per metre. */
export interface LognormalLeaks {
  readonly source: string;
  readonly leakFractionOfFlowAreaPct: readonly number[];
  readonly fuels: Readonly<Record<string, Readonly<Record<string, readonly (readonly [mu: number, sigma: number])[]>>>>;
}

/** Probabilities of ignition below the first threshold, between the two, and from the second on. */
export interface IgnitionByRate {
  readonly source: string;
  readonly kgS: readonly [number, number];
  readonly immediate: readonly [number, number, number];
  readonly delayed: readonly [number, number, number];
}

export type Fluid = 'k1-liquid' | 'low-reactivity-gas' | 'reactive-gas';

export interface DirectIgnition {
  readonly source: string;
  readonly kgS: readonly [number, number];
  /** The same thresholds for an instantaneous release. */
  readonly kg: readonly [number, number];
  readonly immediate: Readonly<Record<Fluid, readonly [number, number, number]>>;
}

export interface IgnitionFacts {
  readonly cpr18e: DirectIgnition;
  readonly 'hyram-generic': IgnitionByRate;
  readonly 'hyram-hydrogen': IgnitionByRate;
  /** Share of delayed ignitions that explode; the rest flash. */
  readonly explosionOfDelayed: { readonly source: string; readonly v: number };
}

/** How often a leak that is to be shut in is not: detection, signal, valve or operator fails. */
export interface IsolationFacts {
  readonly source: string;
  readonly failureOnDemand: number;
}

export interface Vulnerability {
  /** Y = a + b ln(q^(4/3) t), W/m² and s; certain death from `lethalKwM2`. */
  readonly heat: {
    readonly source: string;
    readonly a: number;
    readonly b: number;
    readonly exposureCapS: number;
    readonly lethalKwM2: number;
    /** What clothing leaves of it for people outdoors. */
    readonly outdoorsFactor: number;
  };
  readonly toxic: { readonly source: string; readonly exposureCapMin: number };
  readonly blast: {
    readonly source: string;
    readonly lethalKpa: number;
    readonly indoorsKpa: number;
    /** Share of the people indoors who die between the two. */
    readonly indoorsShare: { readonly v: number; readonly status?: Status };
  };
  readonly indoors: { readonly source: string; readonly day: number; readonly night: number };
}

export interface IndividualCriterion {
  readonly id: string;
  readonly country: string | null;
  /** Whom it protects: those who work on an industrial site, or everyone else. */
  readonly who: 'workers' | 'public';
  readonly perYear: number;
  readonly source: string;
  readonly status?: Status;
  readonly note?: string;
}

/** A line through [N, F] points, straight on double logarithmic paper; or a single point. */
export interface SocietalCriterion {
  readonly id: string;
  readonly country: string | null;
  readonly points: readonly (readonly [n: number, perYear: number])[];
  readonly source: string;
  readonly status?: Status;
  readonly note?: string;
}

export interface RiskFacts {
  readonly sources: Readonly<Record<string, { readonly title: string }>>;
  readonly leak: { readonly iogp434: LeakTable; readonly hyram: LognormalLeaks };
  readonly isolation: IsolationFacts;
  readonly ignition: IgnitionFacts;
  readonly vulnerability: Vulnerability;
  readonly criteria: { readonly individual: readonly IndividualCriterion[]; readonly societal: readonly SocietalCriterion[] };
}
