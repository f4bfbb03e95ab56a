import type { Generated, JSONColumnType } from 'kysely';

/** One version of a study; the documents are typed by the feature that writes them. */
export interface RiskStudyTable {
  readonly id: string;
  readonly version: number;
  readonly industry_id: number;
  readonly industry_name: string;
  readonly sample: boolean;
  readonly created_at: Generated<Date>;
  readonly created_by: string;
  readonly created_by_id: string;
  readonly title: string;
  readonly engine_version: string;
  readonly study_hash: string;
  readonly pll: number;
  readonly highest_per_year: number;
  readonly document: JSONColumnType<object, string, never>;
  readonly result: JSONColumnType<object, string, never>;
}

/** One version of an industry's worksheet. */
export interface RiskWorksheetTable {
  readonly industry_id: number;
  readonly version: number;
  readonly industry_name: string;
  readonly saved_at: Generated<Date>;
  readonly saved_by: string;
  readonly saved_by_id: string;
  readonly worksheet: JSONColumnType<object, string, never>;
}
