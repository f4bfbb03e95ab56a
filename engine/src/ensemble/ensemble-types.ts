import type { Caveat, Hazard, Level } from '../types/common-types.ts';
import type { LonLatRing } from '../types/result-types.ts';

/** How well the stock and the opening are known. */
export type Knowledge = 'known' | 'guessed';

/**
 * Where the wind was measured, or who saw it: on site by an instrument; within 20 km, or by a person as one of eight points; by a person as
 * one of sixteen; forecast; or nobody knows the direction.
 */
export const windOrigins = ['on-site', 'compass-16', 'within-20-km', 'forecast', 'unknown'] as const;
export type WindOrigin = (typeof windOrigins)[number];

/** How an ensemble is drawn; the same options make the same members. */
export interface EnsembleOptions {
  /** How many members: 20–10,000. */
  readonly members: number;
  /** A whole number in [0, 2³²). */
  readonly seed: number;
  readonly knowledge: Knowledge;
  readonly windOrigin: WindOrigin;
  /** Nodes along each side of the map: 11–501. */
  readonly side: number;
}

/** One input as it was varied, for the echo in every output. */
export interface VariedInput {
  readonly key: 'rate' | 'mass' | 'windSpeed' | 'windDirection' | 'cloud' | 'roughness' | 'model';
  readonly distribution: 'log-normal' | 'normal' | 'uniform';
  /**
   * Of the logarithm; in degrees for the direction, half the circle where nobody knows it; half the width in percent for the cloud cover, 0 where it was given; for the model as far away as the
   * farthest zone of the best estimate reaches.
   */
  readonly spread: number;
}

/**
 * A map of probabilities: `side` × `side` nodes, row by row from south to north, west to east within a row. `eastM` and `northM`
 * are metres from the source; `longitude` and `latitude` are those of the map's middle row and column through the source.
 */
export interface ProbabilityMap {
  readonly side: number;
  readonly stepM: number;
  readonly eastM: Float64Array;
  readonly northM: Float64Array;
  readonly longitude: Float64Array;
  readonly latitude: Float64Array;
  /** Share of members whose zone covers the node, 0–1. */
  readonly probability: Float64Array;
}

/**
 * Inside its outline the level is reached at least this probably, by the rule of the areas of a warning (`placeProbability`). Outside 'possible'
 * it is very unlikely.
 */
export interface Band {
  readonly id: 'near-certain' | 'likely' | 'possible';
  readonly atLeast: number;
  /** GeoJSON MultiPolygon coordinates. */
  readonly polygons: readonly (readonly LonLatRing[])[];
  /** From the source to the farthest place that is reached so probably, m; 0: there is none. */
  readonly reachM: number;
}

/** Values that 5, 25, 50, 75 and 95 % of the members do not exceed. */
export interface Spread {
  readonly p5: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

/** Confidence lines: where the zone may be when only the wind direction is uncertain. */
export interface ConfidenceLines {
  /** Standard deviation of the direction, degrees. */
  readonly sigmaDeg: number;
  /** The wind-direction confidence lines, as bearings from the source, degrees clockwise from north. */
  readonly fromBearingDeg: number;
  readonly toBearingDeg: number;
  /** The best estimate's zone turned through every direction between the lines. */
  readonly polygon: readonly LonLatRing[];
}

export interface LevelEnsemble {
  readonly level: Level;
  /** Share of members that reach the level anywhere, and of those that it outreaches the model's range in. */
  readonly reachedShare: number;
  readonly beyondRangeShare: number;
  /** Greatest distance from the source, m; 0 where a member does not reach the level. */
  readonly reachM: Spread;
  /** Null where no member reaches the level. */
  readonly map: ProbabilityMap | null;
  readonly bands: readonly Band[];
  /** Null for a level that the best estimate does not reach and for zones without a direction. */
  readonly fan: ConfidenceLines | null;
  readonly peopleExpected: number;
  readonly people: Spread;
}

/** How probably each level is reached at a receptor. */
export interface ReceptorProbability {
  readonly id: string;
  readonly name: string;
  /** Null: not known. */
  readonly people: number | null;
  /** In the order of the levels. */
  readonly probability: readonly number[];
}

/** The result of an ensemble. Typed arrays inside the maps; everything else JSON-safe. */
export interface EnsembleResult {
  readonly engineVersion: string;
  readonly scenarioHash: string;
  readonly hazard: Hazard;
  readonly options: EnsembleOptions;
  readonly varied: readonly VariedInput[];
  /** Share of the members computed by each model. */
  readonly models: readonly { readonly id: string; readonly share: number }[];
  /** Worst first. */
  readonly levels: readonly LevelEnsemble[];
  /** Most probably reached first, at most 500; `receptorsOmitted` says how many more have a probability above 0. */
  readonly receptors: readonly ReceptorProbability[];
  readonly receptorsOmitted: number;
  readonly caveats: readonly Caveat[];
}

/** A run of members: from the first to before the last. */
export interface MemberRange {
  readonly from: number;
  readonly to: number;
}

/** Members computed, as columns that cross from a worker without a copy. */
export interface EnsembleSlice extends MemberRange {
  /** Per member and level a row of `toZoneRow` numbers, see `zone-rows.ts`. */
  readonly zones: Float64Array<ArrayBuffer>;
  /** Direction that each member's cloud goes, degrees clockwise from the best estimate's. */
  readonly turnDeg: Float64Array<ArrayBuffer>;
  /** Standard deviation of each member's direction, degrees; Infinity: any direction is as likely. */
  readonly sigmaDeg: Float64Array<ArrayBuffer>;
  /** Index of each member's model in the catalogue. */
  readonly model: Uint8Array<ArrayBuffer>;
  /** Per level and receptor: members whose zone holds it. */
  readonly holding: Int32Array<ArrayBuffer>;
  /** Per member and level: people inside. */
  readonly people: Float64Array<ArrayBuffer>;
}
