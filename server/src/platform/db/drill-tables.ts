import type { DrillState, DrillTargets, DrillWeather, InjectKind, InjectState } from '@hazardguard/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface DrillTable {
  readonly id: GeneratedAlways<number>;
  readonly industry_id: number | null;
  readonly industry_name: string;
  readonly sample: boolean;
  readonly title: string;
  readonly objective: string;
  readonly template: string | null;
  readonly inventory_item_id: number | null;
  /** Typed by the feature that writes it. */
  readonly scenario: JSONColumnType<object, string, string>;
  readonly rate_kg_s: number | null;
  readonly planned_at: Date;
  readonly duration_min: number;
  readonly targets: JSONColumnType<DrillTargets, string, string>;
  readonly state: Generated<DrillState>;
  readonly started_at: Date | null;
  readonly started_by: string | null;
  readonly ended_at: Date | null;
  readonly ended_by: string | null;
  readonly end_reason: string | null;
  readonly release_at: Date | null;
  readonly weather: JSONColumnType<DrillWeather | null, string | null, string | null>;
  readonly weather_at: Date | null;
  readonly version: Generated<number>;
  readonly created_at: Generated<Date>;
  readonly created_by: string;
  readonly created_by_id: string;
}

export interface DrillInjectTable {
  readonly id: GeneratedAlways<number>;
  readonly drill_id: number;
  readonly after_s: number;
  readonly kind: InjectKind;
  readonly text: string;
  readonly weather: JSONColumnType<DrillWeather | null, string | null, string | null>;
  readonly state: Generated<InjectState>;
  readonly due_at: Date | null;
  readonly fired_at: Date | null;
  readonly fired_by: string | null;
}

/** What one simulated sensor says, in its unit. */
export interface SampleValue {
  readonly sensorId: number;
  readonly value: number;
}

export interface DrillSampleTable {
  readonly drill_id: number;
  readonly due_at: Date;
  readonly readings: JSONColumnType<readonly SampleValue[], string, never>;
  readonly sent_at: Date | null;
}

/** Appended, never changed. */
export interface DrillNoteTable {
  readonly id: GeneratedAlways<number>;
  readonly drill_id: number;
  readonly at: Generated<Date>;
  readonly by_name: string;
  readonly by_id: string;
  readonly text: string;
}
