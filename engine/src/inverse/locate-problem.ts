import type { WindOrigin } from '../ensemble/ensemble-types.ts';
import type { Scenario } from '../types/pipeline.ts';

/** A reading in ppm. */
export interface SensorReading {
  readonly latitude: number;
  readonly longitude: number;
  readonly ppm: number;
  readonly detectionPpm: number;
  readonly heightM: number;
  readonly averagingS: number;
  /** A weak lower limit: what a person smells, not what a sensor reads. */
  readonly smelled: boolean;
}

/** A checked document of readings: the air, a unit release in it, and what was read. */
export interface LocateProblem {
  readonly scenario: Scenario;
  readonly sensors: readonly SensorReading[];
  readonly sourceKnown: boolean;
  readonly searchM: number | null;
  readonly windOrigin: WindOrigin;
  /** null: by the origin of the wind. */
  readonly windSigmaDeg: number | null;
  /** The class of the air was given or measured, not derived from wind and sky. */
  readonly stabilityKnown: boolean;
  /** What can come out at most. */
  readonly mostRateKgS: number;
  /** The gas is so thin from the start that its weight does not count. */
  readonly neutral: boolean;
  readonly seed: number;
  readonly steps: number;
}
