import type { DutyEntryKind, DutyRuleId } from '@hazardguard/contract';
import type { Generated, GeneratedAlways } from 'kysely';

/** What was recorded of a duty: appended, never changed. */
export interface DutyEntryTable {
  readonly id: GeneratedAlways<number>;
  readonly rule: DutyRuleId;
  readonly subject: string;
  /** The site or district as it was called then. */
  readonly subject_name: string;
  readonly kind: DutyEntryKind;
  readonly on_date: string;
  readonly who: string;
  readonly note: string;
  /** The event that this entry answers. */
  readonly closes: number | null;
  readonly recorded_at: Generated<Date>;
  readonly recorded_by: string;
  readonly recorded_by_id: string;
}

export interface DutyFeedTable {
  readonly person_id: string;
  readonly token_hash: string;
  readonly industry_id: number | null;
  /** In small letters, as in a duty's subject. */
  readonly district: string | null;
  readonly created_at: Generated<Date>;
}
