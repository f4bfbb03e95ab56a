import type { Generated, JSONColumnType } from 'kysely';

/** What an alert is about. */
export interface AlertTable {
  readonly id: Generated<string>;
  readonly run_id: string;
  readonly industry_id: number;
  readonly industry_name: string;
  readonly sample: boolean;
  readonly incident_id: string;
  readonly created_at: Generated<Date>;
  readonly created_by: string;
  readonly created_by_id: string;
  readonly caveats: JSONColumnType<string[], string, never>;
  readonly area: JSONColumnType<object, string, never>;
  readonly people_inside: number;
}

/** What an alert says: one row for each time it was saved. */
export interface AlertVersionTable {
  readonly alert_id: string;
  readonly version: number;
  readonly state: 'draft' | 'released';
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly incident_severity: 'low' | 'medium' | 'high';
  readonly incident_description: string;
  readonly source: string;
  readonly hazard_text: string;
  readonly place_text: string;
  readonly action_text: string;
  readonly time_text: string;
  readonly expires_at: Date;
  readonly saved_at: Generated<Date>;
  readonly saved_by: string;
  readonly saved_by_id: string;
}

/** What is released and has not expired: one row for each alert. */
export interface PublicAlertView {
  readonly id: string;
  readonly incident_id: string;
  readonly area: JSONColumnType<object, never, never>;
  readonly version: number;
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly incident_severity: 'low' | 'medium' | 'high';
  readonly source: string;
  readonly hazard_text: string;
  readonly place_text: string;
  readonly action_text: string;
  readonly time_text: string;
  readonly expires_at: Date;
  readonly released_at: Date;
}
