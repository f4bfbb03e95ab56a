import type { IncidentEvent, IncidentHazard } from '@hazardguard/contract';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface ChangedConditionTable {
  readonly id: GeneratedAlways<number>;
  /** Set by a trigger from the name. */
  readonly industry_id: GeneratedAlways<number | null>;
  readonly industry_name: string;
  readonly chemical_name: string;
  readonly wind_direction: string | null;
  readonly wind_speed: number | null;
  readonly rupture_type: 'circular' | 'rectangular' | null;
  readonly circular_diameter: number | null;
  readonly rectangular_length: number | null;
  readonly rectangular_breadth: number | null;
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly quantity: number | null;
  readonly recorded_at: Generated<Date>;
  readonly created_at: Generated<Date>;
  readonly created_by: string;
  readonly created_by_id: string;
}

export interface IncidentTable {
  readonly id: Generated<string>;
  readonly industry_name: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly contact_type: 'Email' | 'Phone' | null;
  readonly urgency: 'High' | 'Medium' | 'Low' | null;
  readonly impact: 'High' | 'Medium' | 'Low' | null;
  readonly priority: number | null;
  readonly state: Generated<'New' | 'In-progress' | 'Assigned' | 'Resolved' | 'Closed'>;
  readonly assign: string | null;
  readonly submitter: string | null;
  readonly short_description: string | null;
  readonly detailed_description: string | null;
  readonly internal_id: GeneratedAlways<number>;
  readonly origin: Generated<'reported' | 'detected'>;
  readonly hazard: IncidentHazard | null;
  /** Set by a trigger from the name. */
  readonly industry_id: GeneratedAlways<number | null>;
  readonly search_text: GeneratedAlways<string>;
  readonly sample: Generated<boolean>;
  /** The drill it belongs to; null: it is real. */
  readonly drill_id: number | null;
  readonly version: Generated<number>;
  readonly created_at: Generated<Date>;
  readonly created_by: string;
  readonly created_by_id: string;
  readonly changed_at: Generated<Date>;
  readonly changed_by: string;
  readonly changed_by_id: string;
}

/** One changed field as the trigger writes it. */
export interface IncidentChange {
  readonly field: string;
  readonly from: string | number | null;
  readonly to: string | number | null;
  /** Of a person: the name at that moment. */
  readonly fromName?: string | null;
  readonly toName?: string | null;
}

/** What an entry tells beyond its columns; the contract has its shape for each kind. */
export type IncidentDetail = Readonly<Record<string, unknown>>;

/** Appended, never changed; the rows of changes come from a trigger on `incident`. */
export interface IncidentEventTable {
  readonly id: GeneratedAlways<number>;
  readonly incident: number;
  readonly incident_id: string;
  readonly kind: IncidentEvent['kind'];
  readonly at: Generated<Date>;
  readonly by_name: string;
  readonly by_id: string;
  readonly changes: JSONColumnType<readonly IncidentChange[], string | undefined, never>;
  readonly why: string | null;
  readonly note_kind: 'note' | 'observation' | 'decision' | 'message' | null;
  readonly text: string | null;
  readonly task: string | null;
  readonly outcome: 'done' | 'not-applicable' | 'open' | null;
  readonly link_kind: 'run' | 'alert' | null;
  readonly link_id: string | null;
  readonly detail: JSONColumnType<IncidentDetail | null, string | undefined, never>;
}

/** Appended, never changed. */
export interface IncidentAttachmentTable {
  readonly id: GeneratedAlways<number>;
  readonly incident: number;
  readonly media_type: 'image/jpeg' | 'application/pdf';
  /** Null: in the object store. */
  readonly whole: Buffer | null;
  readonly whole_sha256: Buffer | null;
  readonly whole_bytes: number | null;
  /** Of pictures. */
  readonly small: Buffer | null;
  readonly small_sha256: Buffer | null;
  readonly small_bytes: number | null;
}

/** Numbers that an incident or a warning has. */
export interface IncidentNumberView {
  readonly id: string;
}
