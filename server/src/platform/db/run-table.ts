import type { Generated, JSONColumnType } from 'kysely';

/** The documents are typed by the feature that writes them. */
export interface RunTable {
  readonly id: Generated<string>;
  readonly industry_id: number;
  readonly industry_name: string;
  readonly sample: boolean;
  readonly inventory_item_id: number | null;
  readonly created_at: Generated<Date>;
  readonly created_by: string;
  readonly created_by_id: string;
  readonly engine_version: string;
  readonly scenario_hash: string;
  readonly scenario: JSONColumnType<object, string, never>;
  readonly weather_origin: JSONColumnType<object, string, never>;
  readonly result: JSONColumnType<object, string, never>;
  readonly chemical: string;
  readonly hazard: string;
  readonly worst_reach_m: number;
  readonly people: number;
  /** The drill it belongs to; null: it is real. */
  readonly drill_id: number | null;
}
