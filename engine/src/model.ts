/**
 * The vocabulary of the engine at its door; `pipeline.ts` holds what passes between its stages. All of it plain data.
 *
 *   ScenarioDocument → Scenario → SourceTerm → Field → Footprint → Impact → RunResult
 *
 * A `ScenarioDocument` is what people write and what crosses the wire, with the unit of each quantity in its name.
 */

/** How the numbers were made. The two are never mixed in one result. */
export type Mode = 'best-estimate' | 'aloha-compatible';

/** Pasquill–Gifford–Turner stability class, A (very unstable) to F (stable). */
export type StabilityClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

export type Hazard = 'leak' | 'explosion';

/** Severity of a level, worst first; colour, line style and order on every screen follow it. */
export type Severity = 'severe' | 'middle' | 'mild';

/** A substance as the engine needs it, every property optional but the name and molar mass: a model names what it misses. */
export interface Substance {
  readonly id: string;
  readonly name: string;
  readonly cas: string;
  /** kg/mol */
  readonly molarMass: number;
  /** Normal boiling point, K. */
  readonly boilingPoint?: number;
  /** Critical temperature, K. */
  readonly criticalTemperature?: number;
  /** Critical pressure, Pa. */
  readonly criticalPressure?: number;
  /** Vapour pressure, Pa, as a function of temperature, K. */
  readonly vapourPressure?: Correlation;
  /** Liquid density, kg/m³. */
  readonly liquidDensity?: Correlation;
  /** Liquid heat capacity, J/(kg K). */
  readonly liquidHeatCapacity?: Correlation;
  /** Ideal-gas heat capacity, J/(kg K). */
  readonly gasHeatCapacity?: Correlation;
  /** Ratio of gas heat capacities, dimensionless. */
  readonly gamma?: number;
  /** Heat of vaporisation, J/kg. */
  readonly heatOfVaporisation?: Correlation;
  /** Net heat of combustion, J/kg. */
  readonly heatOfCombustion?: number;
  /** Lower and upper flammable limits, volume fraction. */
  readonly lowerFlammableLimit?: number;
  readonly upperFlammableLimit?: number;
  /** Toxic levels by exposure time, ppm by volume at 25 °C and 1 atm. */
  readonly toxicLevels?: readonly ToxicLevel[];
  /** Where the values come from: keys of the chemical library's source list. */
  readonly sources: readonly string[];
  /** What is unverified, borrowed from another substance or not captured; each is repeated as a caveat of the run. */
  readonly doubts?: readonly Doubt[];
}

/** What varies in a sentence that screens translate by its code: units in the names, ids where there are ids. */
export type SentenceParams = Readonly<Record<string, string | number>>;

/** What the chemical library cannot vouch for: a stable code and a whole English sentence. */
export interface Doubt {
  readonly code: string;
  readonly message: string;
  readonly params?: SentenceParams;
}

/**
 * A property as a function of temperature, kept as data so that it crosses worker and wire. `unitFactor` turns what the form
 * yields into the SI unit of the property. Outside [minK, maxK] evaluation reports a caveat.
 */
export interface Correlation {
  readonly form:
    | 'constant'
    | 'DIPPR100'
    | 'DIPPR101'
    | 'DIPPR105'
    | 'DIPPR106'
    | 'DIPPR114'
    | 'Antoine10'
    | 'AntoineE'
    | 'Wagner25'
    | 'PPDS116'
    | 'poly'
    | 'Shomate'
    | 'Watson';
  readonly coefficients: readonly number[];
  readonly minK?: number;
  readonly maxK?: number;
  /** Reduced forms: critical temperature K, critical pressure Pa, critical density kg/m³. */
  readonly criticalTemperature?: number;
  readonly criticalPressure?: number;
  readonly criticalDensity?: number;
  readonly unitFactor: number;
}

export interface ToxicLevel {
  /** 'AEGL-3', 'ERPG-2', 'IDLH', 'PAC-1' … as printed on every ring. */
  readonly id: string;
  readonly family: 'AEGL' | 'ERPG' | 'PAC' | 'IDLH';
  readonly severity: Severity;
  /** Exposure time, s, to concentration, ppm. One entry where the level has no durations. */
  readonly byExposure: readonly { readonly seconds: number; readonly ppm: number }[];
}

/** What people write: the scenario file of the command line, the body of the wire. Units in the names. */
export interface ScenarioDocument {
  readonly title?: string;
  /** CAS number or name, resolved by the chemical library; or a substance record of one's own. */
  readonly chemical: string;
  readonly hazard: Hazard;
  readonly mode?: Mode;
  /** 'auto' (default) or the id of a model of the catalogue. */
  readonly model?: string;
  readonly quantityKg: number;
  readonly storage?: {
    /** Default: the air's temperature. */
    readonly temperatureC?: number;
    /** Absolute. Default: the substance's own vapour pressure, at least atmospheric. */
    readonly pressureKpa?: number;
    readonly phase?: 'auto' | 'liquid' | 'gas';
    /** Height of liquid above the opening, m. */
    readonly liquidHeadM?: number;
    /** Ground that a bund leaves to a pool, m². Default: no bund, the pool spreads to 5 mm. */
    readonly bundAreaM2?: number;
  };
  readonly rupture?: Rupture;
  /** A stated time to isolation, min; the release ends then or when the stock is gone. */
  readonly isolationMin?: number;
  readonly weather: {
    readonly windSpeedMs: number;
    /** Height of the wind measurement, m; default 10. */
    readonly windHeightM?: number;
    /** Direction the wind blows from, degrees clockwise from north. */
    readonly windFromDeg: number;
    readonly temperatureC: number;
    readonly humidityPercent?: number;
    readonly cloudPercent?: number;
    readonly pressureKpa?: number;
    /** Default: derived from `time`, position, cloud and wind. */
    readonly stability?: StabilityClass;
  };
  readonly site: {
    readonly latitude: number;
    readonly longitude: number;
    readonly terrain?: 'rural' | 'urban';
    /** Overrides the terrain's own roughness length, m. */
    readonly roughnessM?: number;
  };
  /** ISO 8601 moment of the release; needed when the stability class is derived. */
  readonly time?: string;
  /** Exposure time that picks the toxic levels, min; default 60. */
  readonly exposureMin?: number;
  /** Which family of toxic levels; default AEGL, falling back in the order AEGL, ERPG, PAC, with a caveat. */
  readonly levelFamily?: 'AEGL' | 'ERPG' | 'PAC';
  /** Explosion: share of the combustion energy that feeds the blast, 0.01–0.2; default 0.03. */
  readonly tntYield?: number;
  readonly receptors?: readonly Receptor[];
}

export type Rupture =
  | { readonly type: 'circular'; readonly diameterM: number; readonly heightM?: number }
  | { readonly type: 'rectangular'; readonly lengthM: number; readonly breadthM: number; readonly heightM?: number }
  /** The whole stock at once. */
  | { readonly type: 'catastrophic'; readonly heightM?: number };

export type ReceptorKind = 'school' | 'hospital' | 'residential' | 'industry' | 'market' | 'other';

export interface Receptor {
  readonly id: string;
  readonly name: string;
  readonly kind: ReceptorKind;
  readonly latitude: number;
  readonly longitude: number;
  readonly people: number;
}

/** A doubt that travels with the result: stored, shown on the map, repeated in the alert draft. */
export interface Caveat {
  /** Stable kebab-case code; the screens translate by it. */
  readonly code: string;
  readonly severity: 'note' | 'warning';
  /** Plain English sentence, complete in itself. */
  readonly message: string;
  readonly quantity?: string;
  readonly value?: number;
  readonly unit?: string;
  readonly range?: readonly [number, number];
  /** What else varies in the sentence; absent in runs stored before there was any. */
  readonly params?: SentenceParams;
}

/** A wrong or missing input: what, its value, and what is allowed. */
export interface InputProblem {
  /** Path in the document, such as `rupture.diameterM`. */
  readonly field: string;
  readonly value: unknown;
  readonly unit?: string;
  readonly allowed: string;
  readonly message: string;
}

/** One input as used, for the echo in every output. */
export interface InputEcho {
  readonly key: string;
  readonly label: string;
  readonly value: string | number;
  readonly unit?: string;
  /** 'given' by the person, 'derived' from other inputs, or a 'default' of ours. */
  readonly origin: 'given' | 'derived' | 'default';
}

export interface SourceSummary {
  readonly regime: 'liquid' | 'gas-choked' | 'gas-subsonic' | 'two-phase' | 'catastrophic' | 'detonation';
  /** Highest airborne release rate, kg/s; null for an instantaneous release. */
  readonly rateKgS: number | null;
  readonly durationS: number;
  /** Mass that becomes airborne (or explodes), kg. */
  readonly airborneKg: number;
  readonly openingAreaM2: number | null;
  /** Mass fraction that flashes to vapour, 0–1, where liquid flashes. */
  readonly flashFraction: number | null;
  readonly storagePressureKpa: number | null;
  readonly temperatureC: number;
  /** Rate over time: [s, kg/s] steps, for charts. */
  readonly history: readonly (readonly [number, number])[];
}

export interface Level {
  readonly id: string;
  readonly severity: Severity;
  readonly value: number;
  readonly unit: 'ppm' | 'kPa' | 'kW/m²';
  /** What it means for a person, one plain English sentence; screens translate by `id`. */
  readonly meaning: string;
}

/** lon, lat pairs; the first ring is the outline, counter-clockwise (RFC 7946), closed. */
export type LonLatRing = readonly (readonly [number, number])[];

export interface Zone {
  readonly level: Level;
  readonly status: 'reached' | 'not-reached' | 'beyond-range';
  /** Greatest distance from the source at which the level is met, m; 0 when not reached. */
  readonly reachM: number;
  readonly maxHalfWidthM: number;
  readonly areaM2: number;
  /** Seconds until the level's far edge is met; null where time has no meaning (blast). */
  readonly arrivalS: number | null;
  /** Outline in metres: x downwind, y to the left of the wind; closed, counter-clockwise; empty when not reached. */
  readonly outlineM: readonly (readonly [number, number])[];
  /** The same on the ground, GeoJSON Polygon rings. */
  readonly polygon: readonly LonLatRing[];
}

export interface ReceptorHit {
  readonly receptor: Receptor;
  readonly levelId: string;
  readonly severity: Severity;
  readonly distanceM: number;
  readonly bearingDeg: number;
  /** Highest value there, in the level's unit. */
  readonly value: number;
  readonly arrivalS: number | null;
}

/** Who is inside a ring and no worse ring (`alone`), and inside it at all (`within`). */
export interface ZoneImpact {
  readonly levelId: string;
  readonly within: ImpactCount;
  readonly alone: ImpactCount;
}

export interface ImpactCount {
  readonly receptors: number;
  readonly people: number;
  readonly byKind: Readonly<Record<ReceptorKind, { readonly receptors: number; readonly people: number }>>;
}

export interface ModelChoice {
  readonly id: string;
  readonly title: string;
  readonly mode: Mode;
  /** True only where independent published cases hold it. */
  readonly verified: boolean;
  readonly reason: string;
  /** Screens translate the reason by these; absent in runs stored before there were any. */
  readonly reasonCode?: string;
  readonly reasonParams?: SentenceParams;
  readonly sources: readonly string[];
}

/** Everything one run yields; JSON-safe, stored as it is. */
export interface RunResult {
  readonly engineVersion: string;
  /** Hash of the checked scenario: same hash, same result, bit for bit on one platform. */
  readonly scenarioHash: string;
  readonly hazard: Hazard;
  readonly chemical: { readonly id: string; readonly name: string; readonly cas: string };
  readonly site: { readonly latitude: number; readonly longitude: number };
  readonly windFromDeg: number;
  readonly windSpeedMs: number;
  readonly stability: StabilityClass;
  readonly model: ModelChoice;
  readonly source: SourceSummary;
  /** Worst first. */
  readonly zones: readonly Zone[];
  readonly impact: readonly ZoneImpact[];
  /** Receptors inside any zone, worst and nearest first, at most 500; `receptorsOmitted` says how many more. */
  readonly hits: readonly ReceptorHit[];
  readonly receptorsOmitted: number;
  readonly receptorsConsidered: number;
  readonly inputs: readonly InputEcho[];
  readonly caveats: readonly Caveat[];
}
