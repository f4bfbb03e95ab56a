import type { ContactKind, StakeholderGroup } from '@hazardguard/contract';
import type { Generated, GeneratedAlways } from 'kysely';

/** A person, once for all groups. */
export interface StakeholderTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly designation: string;
  readonly contact_number: string;
  readonly email_address: string;
  readonly address: string;
  readonly sample: Generated<boolean>;
  readonly version: Generated<number>;
  readonly updated_at: Generated<Date>;
  readonly contact_number_since: Generated<Date>;
  readonly email_address_since: Generated<Date>;
  readonly identity_key: GeneratedAlways<string>;
  readonly search_text: GeneratedAlways<string>;
}

export interface StakeholderMembershipTable {
  readonly id: GeneratedAlways<number>;
  readonly external_id: Generated<string>;
  readonly stakeholder_group: StakeholderGroup;
  readonly stakeholder_id: number;
  readonly role: string;
  readonly department: string | null;
  readonly search_text: GeneratedAlways<string>;
}

/** Evidence: appended, never changed. */
export interface StakeholderProofTable {
  readonly id: GeneratedAlways<number>;
  readonly stakeholder_id: number;
  readonly contact: ContactKind;
  readonly method: 'call' | 'code';
  readonly proved_at: Generated<Date>;
  readonly proved_by: string;
  readonly proved_by_id: string;
}

export interface StakeholderCodeTable {
  readonly stakeholder_id: number;
  readonly contact: ContactKind;
  readonly code_hash: string;
  readonly sent_at: Generated<Date>;
  readonly sent_by: string;
  readonly expires_at: Date;
  readonly attempts_left: number;
}

export interface DutyShiftTable {
  readonly id: GeneratedAlways<number>;
  readonly membership_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly version: Generated<number>;
}

/** View: each group's directory as it is shown. */
export interface StakeholderDirectoryView {
  readonly id: number;
  readonly external_id: string;
  readonly stakeholder_group: StakeholderGroup;
  readonly stakeholder_id: number;
  readonly role: string;
  readonly department: string | null;
  readonly name: string;
  readonly designation: string;
  readonly contact_number: string;
  readonly email_address: string;
  readonly address: string;
  readonly sample: boolean;
  readonly version: number;
  readonly updated_at: Date;
  readonly membership_search_text: string;
  readonly person_search_text: string;
  readonly contact_number_proved_at: Date | null;
  readonly email_address_proved_at: Date | null;
  readonly on_duty_until: Date | null;
  readonly stakeholder_groups: readonly StakeholderGroup[];
}
