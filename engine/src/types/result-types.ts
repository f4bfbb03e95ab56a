import type { Caveat, Hazard, InputEcho, Level, Mode, SentenceParams, Severity, StabilityClass } from './common-types.ts';
import type { Receptor, ReceptorKind } from './document-types.ts';

export interface SourceSummary {
  readonly regime: 'liquid' | 'gas-choked' | 'gas-subsonic' | 'two-phase' | 'catastrophic' | 'pipeline' | 'direct' | 'detonation';
  /** Highest airborne release rate, kg/s; null for an instantaneous release. */
  readonly rateKgS: number | null;
  readonly durationS: number;
  /** Mass that becomes airborne (or explodes), kg. */
  readonly airborneKg: number;
  /** What stays in the vessel or pipe, kg. Absent, like the two below, in runs stored before there was any. */
  readonly leftKg: number | undefined;
  /** Liquid that still lies on the ground when the release has been followed to its end, kg. */
  readonly pooledKg: number | undefined;
  /** Mass share of the outflow that rains out, 0–1, where droplets are followed. */
  readonly rainOut: number | undefined;
  readonly openingAreaM2: number | null;
  /** Mass fraction that flashes to vapour, 0–1, where liquid flashes. */
  readonly flashFraction: number | null;
  readonly storagePressureKpa: number | null;
  readonly temperatureC: number;
  /** Rate over time: [s, kg/s] steps, for charts. */
  readonly history: readonly (readonly [number, number])[];
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
  /** When the cloud has passed; null where time has no meaning. Absent in runs stored before there was any. */
  readonly departureS: number | null | undefined;
}

/** Who is inside a ring and no worse ring (`alone`), and inside it at all (`within`). */
export interface ZoneImpact {
  readonly levelId: string;
  readonly within: ImpactCount;
  readonly alone: ImpactCount;
}

/** Receptors and the people of those whose head-count is known. */
export interface KindCount {
  readonly receptors: number;
  readonly people: number;
  /** Receptors without a head-count: `people` is a lower bound. Absent: none. */
  readonly withoutCount: number | undefined;
}

export interface ImpactCount extends KindCount {
  readonly byKind: Readonly<Record<ReceptorKind, KindCount>>;
}

/**
 * How a release enters the air, as far as it decides on which trials a model was tried: vapour of a pool, gas from an opening or at a stated
 * rate, gas with droplets, a stock released instantaneously, gas from higher than near the ground.
 */
export type ReleaseClass = 'pool' | 'gas-jet' | 'two-phase-jet' | 'instantaneous' | 'elevated';

/** What was released, or burnt, in a set of field trials. */
export type TrialPhase = 'evaporating-pool' | 'passive-gas' | 'pool-fire' | 'jet-fire';

/** A set of field trials on which a model is validated, and what was tried there. */
export interface Validation {
  /** Name of the set, as the report of the trials begins it. */
  readonly set: string;
  /** Distances of the scored measurements, m. */
  readonly distanceM: readonly [from: number, to: number];
  readonly phase: TrialPhase;
  /** Releases like those of the trials; absent: all that the model computes. */
  readonly releases?: readonly ReleaseClass[];
}

export interface ModelChoice {
  readonly id: string;
  readonly title: string;
  readonly mode: Mode;
  /** True only where independent published cases verify it for a release of this kind. */
  readonly verified: boolean;
  /** Field trials of a release of this kind; empty: none. Absent in runs stored before there were any. */
  readonly validatedOn: readonly Validation[] | undefined;
  readonly reason: string;
  /** Screens translate the reason by these; absent in runs stored before there were any. */
  readonly reasonCode: string | undefined;
  readonly reasonParams: SentenceParams | undefined;
  readonly sources: readonly string[];
}

/** An intermediate result of a model, such as the diameter of a fireball. */
export interface Detail {
  /** Stable kebab-case key; screens translate the label by it. */
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** '' for a plain number. */
  readonly unit: string;
}

/** The result of one run; JSON-safe, stored unchanged. */
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
  /** Where the cloud followed a list of weather: its winds, in time; the three values above are those of the first. Absent otherwise. */
  readonly winds:
    | readonly {
        readonly fromS: number;
        readonly windFromDeg: number;
        readonly windSpeedMs: number;
        readonly stability: StabilityClass;
      }[]
    | undefined;
  readonly model: ModelChoice;
  readonly source: SourceSummary;
  /** Absent in runs stored before there were any, and where the model has none. */
  readonly details: readonly Detail[] | undefined;
  /** Worst first. */
  readonly zones: readonly Zone[];
  /** Zones of a second family of levels, drawn over the others; only on request; people inside are not counted. */
  readonly overlays: readonly Zone[] | undefined;
  readonly impact: readonly ZoneImpact[];
  /** Receptors inside any zone, worst and nearest first, at most 500; `receptorsOmitted` says how many more. */
  readonly hits: readonly ReceptorHit[];
  readonly receptorsOmitted: number;
  readonly receptorsConsidered: number;
  readonly inputs: readonly InputEcho[];
  readonly caveats: readonly Caveat[];
}
