import type { WindOrigin } from '../ensemble/ensemble-types.ts';
import type { Caveat, StabilityClass } from '../types/common-types.ts';
import type { ScenarioDocument, Weather } from '../types/document-types.ts';

/** A sensor's reading and position. */
export interface Reading {
  readonly id?: string;
  readonly latitude: number;
  readonly longitude: number;
  /** In the document's unit. Below the detection limit it counts as an upper limit. */
  readonly value: number;
  /** Detection limit of the sensor; default the document's. */
  readonly detectionLimit?: number;
  /** Above the ground, m; default 1.5. */
  readonly heightM?: number;
  /** Time over which the value is a mean, min; default 10. */
  readonly averagingMin?: number;
  /** A person smelled gas here: `value` is the odour threshold, a weak lower limit. Counts only beside readings of sensors. */
  readonly smelled?: true;
}

/** What people write to have a source found: the air and the readings. `site` is the known source, or a place near which to look. */
export interface ReadingsDocument extends Pick<ScenarioDocument, 'title' | 'chemical' | 'site' | 'time'> {
  readonly weather: Weather;
  readonly unit: 'ppm' | 'mg/m3';
  readonly readings: readonly Reading[];
  /** Detection limit of the sensors, in the unit; default a thousandth of the highest reading. */
  readonly detectionLimit?: number;
  /** The source is at `site`. Default: its place is looked for. */
  readonly sourceKnown?: boolean;
  /** Half the side of the square about `site` that is searched, m; default twice the farthest reading's distance. */
  readonly searchM?: number;
  /** Height of the release, m; default 0. */
  readonly releaseHeightM?: number;
  /** Where the wind was measured; default 'on-site'. */
  readonly windOrigin?: WindOrigin;
  /** Standard deviation of the direction, degrees; default by `windOrigin`. 0 where the axis is known, as it is when the readings are the highest of whole arcs. */
  readonly windSigmaDeg?: number;
  /** What can come out at most, kg/s; default 1000, a rail tank wagon of 60 t within a minute. */
  readonly mostRateKgS?: number;
  /** The gas enters the air so thin that its weight does not count, as the tracer of a trial does; default false. */
  readonly neutral?: boolean;
  readonly seed?: number;
  /** Steps of the chain that are kept, 500–50,000; default 4000: 2000 are worth about 50 independent samples where the place is sought. */
  readonly steps?: number;
}

export interface Quantiles {
  readonly p5: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
}

/** Nine in ten of the samples' plane lie inside, if they are normal. */
export interface Ellipse {
  readonly share: number;
  readonly semiMajorM: number;
  readonly semiMinorM: number;
  /** Bearing of the longer axis, degrees clockwise from north, 0–180. */
  readonly bearingDeg: number;
}

/** The smallest region of the ground that holds a share of the probability of the source's place. */
export interface PlaceRegion {
  readonly share: number;
  readonly areaM2: number;
  /** Per part its outline and holes as closed rings of longitude and latitude. */
  readonly polygons: readonly (readonly (readonly (readonly [longitude: number, latitude: number])[])[])[];
}

/** A place for one more sensor and the information it would add. */
export interface NextReading {
  readonly latitude: number;
  readonly longitude: number;
  /** Expected information, in nats: ½ ln(1 + V/σ²). */
  readonly informationNats: number;
  /** Expected variance left of the logarithm of the rate, and of the place, as shares of what they are now. */
  readonly rateVarianceLeft: number;
  readonly placeVarianceLeft: number;
}

/** Position and rate of a source, with their uncertainty. JSON-safe. */
export interface SourceFound {
  readonly engineVersion: string;
  readonly model: string;
  readonly sourceKnown: boolean;
  /** Readings above their detection limit, and below it. */
  readonly detected: number;
  readonly notDetected: number;
  /** Reports of a smell that were used beside them, as weak lower limits. */
  readonly smelled: number;
  /** The likeliest source. */
  readonly best: {
    readonly rateKgS: number;
    readonly latitude: number;
    readonly longitude: number;
    readonly windFromDeg: number;
    /** Class of the air: searched about the derived one; as given or measured where it was. */
    readonly stability: StabilityClass;
    /** Mass share that enters the air as droplets: none, or as much as a boiling liquid can make. */
    readonly droplets: number;
  };
  readonly rateKgS: Quantiles;
  readonly eastM: Quantiles;
  readonly northM: Quantiles;
  readonly windFromDeg: Quantiles;
  /** Null where the place is known. */
  readonly ellipse: Ellipse | null;
  /** Half and nine tenths of the probability; empty where the place is known. */
  readonly regions: readonly PlaceRegion[];
  /** Root mean square of the residuals of the detected readings, in the logarithm, at the likeliest source. */
  readonly misfit: number;
  readonly effectiveSamples: number;
  readonly acceptance: number;
  readonly nextReading: NextReading | null;
  /** Samples of the posterior, row by row: m east and north of `site`, wind direction ° and kg/s. */
  readonly samples: readonly (readonly [eastM: number, northM: number, windFromDeg: number, rateKgS: number])[];
  readonly caveats: readonly Caveat[];
}
