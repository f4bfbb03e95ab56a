import type { FireConfidence, FireFailure, FireLeftOut } from '@hazardguard/contract';
import type { GeneratedAlways, JSONColumnType } from 'kysely';

/** Never changed. Either `confidence` or `confidence_percent` is given; either `left_out` or `detection_id`. */
export interface FireDetectionTable {
  readonly id: GeneratedAlways<number>;
  readonly industry_id: number;
  readonly satellite: string;
  readonly at: Date;
  readonly latitude: number;
  readonly longitude: number;
  readonly confidence: FireConfidence | null;
  readonly confidence_percent: number | null;
  readonly power_mw: number | null;
  readonly pixel_m: number | null;
  readonly distance_m: number;
  readonly bearing_deg: number;
  readonly left_out: FireLeftOut | null;
  readonly detection_id: number | null;
  readonly recorded_at: Date;
  readonly recorded_by: string;
  readonly recorded_by_id: string;
}

/** `failed_at` and `failure` are of the last call, if it went wrong. */
export interface FireWatchTable {
  readonly industry_id: number;
  readonly due_at: Date;
  readonly asked_at: Date | null;
  readonly failed_at: Date | null;
  readonly failure: JSONColumnType<FireFailure | null, string | null, string | null>;
}
