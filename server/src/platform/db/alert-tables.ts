import type { AlertAction, AlertHazard, CancelReason } from '@hazardguard/contract';
import type { Generated, JSONColumnType } from 'kysely';

/** What an alert is about, as it was first drafted. */
export interface AlertTable {
  readonly id: Generated<string>;
  /** Null: drafted by hand. */
  readonly run_id: string | null;
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
  /** The drill it belongs to; null: it is of the real world. Set by a trigger where the run or the incident knows. */
  readonly drill_id: number | null;
}

type State = 'draft' | 'waiting' | 'returned' | 'released' | 'cancelled';
type Kind = 'Alert' | 'Update' | 'Cancel';
type Status = 'Actual' | 'Exercise' | 'Test';
type Maybe<Content extends object> = JSONColumnType<Content | null, string | null, never>;

/** What an alert says: one row for each time it was saved, each step of its life among them. */
export interface AlertVersionTable {
  readonly alert_id: string;
  readonly version: number;
  readonly state: State;
  readonly kind: Generated<Kind>;
  readonly status: Status;
  readonly incident_severity: 'low' | 'medium' | 'high';
  readonly incident_description: string;
  readonly source: string;
  readonly hazard_text: string;
  readonly place_text: string;
  readonly action_text: string;
  readonly time_text: string;
  readonly translations: JSONColumnType<object, string | undefined, never>;
  readonly hazard: AlertHazard | null;
  readonly action: AlertAction | null;
  /** Of English; null: the text message is made of the contents. */
  readonly sms_text: string | null;
  /** Null: not ended, or ended before the column. */
  readonly cancel_because: CancelReason | null;
  readonly expires_at: Date;
  /** These four: null as the alert was first drafted. */
  readonly run_id: string | null;
  readonly area: Maybe<object>;
  readonly caveats: Maybe<string[]>;
  readonly people_inside: number | null;
  readonly drawn: Maybe<object>;
  readonly authors: Generated<string[]>;
  readonly reason: string | null;
  readonly override_reason: string | null;
  readonly saved_at: Generated<Date>;
  readonly saved_by: string;
  readonly saved_by_id: string;
}

/** What was released last and has not expired: one row for each alert. */
export interface PublicAlertView {
  readonly id: string;
  readonly incident_id: string;
  readonly area: JSONColumnType<object, never, never>;
  readonly version: number;
  readonly state: 'released' | 'cancelled';
  readonly status: Status;
  readonly incident_severity: 'low' | 'medium' | 'high';
  readonly source: string;
  readonly hazard_text: string;
  readonly place_text: string;
  readonly action_text: string;
  readonly time_text: string;
  readonly translations: JSONColumnType<object, never, never>;
  readonly expires_at: Date;
  readonly released_at: Date;
}

/** Released messages, word for word; appended, never changed. */
export interface CapMessageTable {
  readonly identifier: string;
  readonly alert_id: string;
  readonly version: number;
  readonly sender: string;
  readonly sent: Date;
  readonly kind: Kind;
  readonly status: Status;
  readonly expires_at: Date;
  readonly title: string;
  readonly document: string;
}

/** JPEG, drawn anew. */
export interface AlertImageTable {
  readonly alert_id: string;
  /** Null: in the object store. */
  readonly picture: Buffer | null;
  readonly picture_sha256: Buffer | null;
  readonly picture_bytes: number | null;
  readonly added_at: Generated<Date>;
}
