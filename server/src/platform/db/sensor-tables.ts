import type { SensorMeasure, SensorUnit } from '@hazardguard/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface SensorTable {
  readonly id: GeneratedAlways<number>;
  readonly industry_id: number | null;
  readonly code: string;
  readonly name: string;
  readonly measure: SensorMeasure;
  readonly unit: SensorUnit;
  readonly cas: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly height_m: number;
  readonly detection_limit: number | null;
  readonly alarm_high: number | null;
  readonly alarm_low: number | null;
  readonly alarm_readings: number;
  readonly alarm_seconds: number | null;
  readonly silent_after_s: number;
  readonly averaging_s: number;
  /** The drill it belongs to; null: it is real. */
  readonly drill_id: number | null;
  readonly version: Generated<number>;
  readonly created_at: Generated<Date>;
  readonly created_by: string;
  readonly created_by_id: string;
  readonly retired_at: Date | null;
  readonly retired_by: string | null;
}

export interface IngestKeyTable {
  readonly id: GeneratedAlways<number>;
  readonly industry_id: number;
  readonly hash: string;
  readonly ending: string;
  readonly created_at: Generated<Date>;
  readonly created_by: string;
  readonly created_by_id: string;
  readonly revoked_at: Date | null;
  readonly revoked_by: string | null;
}

/** Never changed. */
export interface SensorReadingTable {
  readonly sensor_id: number;
  readonly at: Date;
  readonly value: number;
  readonly sameness: string;
  readonly received_at: Generated<Date>;
  readonly late: boolean;
  readonly out_of_order: boolean;
}

export interface SensorAlarmStateTable {
  readonly sensor_id: number;
  readonly raised: boolean;
  readonly high_count: number;
  readonly high_since: Date | null;
}

/** Of sensors whose clock differs, or seems to. */
export interface SensorClockTable {
  readonly sensor_id: number;
  readonly ahead_s: number;
  readonly suspect_s: number | null;
  readonly suspect_at: Date | null;
}

export interface SensorAlarmTable {
  readonly id: GeneratedAlways<number>;
  readonly sensor_id: number;
  readonly industry_id: number;
  readonly alarm_group: string;
  readonly kind: 'raised' | 'cleared';
  readonly at: Date;
  readonly value: number;
  readonly received_at: Date;
  readonly detection_id: number | null;
  readonly handled_at: Date | null;
  readonly clock_ahead_s: Generated<number>;
}

/** What was worked out is typed by the feature that writes it. */
export interface DetectionTable {
  readonly id: GeneratedAlways<number>;
  readonly industry_id: number | null;
  readonly industry_name: string;
  /** The drill it belongs to; null: it is real. */
  readonly drill_id: number | null;
  readonly alarm_group: string;
  readonly incident: number;
  readonly incident_id: string;
  readonly opened_at: Generated<Date>;
  readonly alarms: number;
  readonly last_alarm_at: Date;
  readonly closed_at: Date | null;
  readonly heard_at: Date;
  readonly attempted_at: Date | null;
  /** Why there is no estimate. */
  readonly obstacle: JSONColumnType<object | null, string | null, string | null>;
  readonly alert_id: string | null;
  readonly drafted_at: Date | null;
  readonly drafted_from: number | null;
}

/** Never changed, but that a footprint may be made of it. */
export interface SourceEstimateTable {
  readonly id: GeneratedAlways<number>;
  readonly detection_id: number;
  readonly at: Generated<Date>;
  readonly readings: JSONColumnType<readonly object[], string, never>;
  readonly weather_origin: JSONColumnType<object, string, never>;
  readonly wind: JSONColumnType<object, string, never>;
  readonly scenario: JSONColumnType<object, string, never>;
  readonly found: JSONColumnType<object, string, never>;
  readonly map: JSONColumnType<object, string, never>;
  readonly run_id: string | null;
}
