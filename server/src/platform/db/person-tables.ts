import type { SignedInRole } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** What of the register somebody answers for: industries of a site or a locality, the name of a district or a State, or all. */
export interface ScopeColumns {
  readonly scope_kind: Generated<'site' | 'locality' | 'district' | 'state' | 'all'>;
  readonly scope_industries: Generated<number[]>;
  readonly scope_area: Generated<string | null>;
}

/** Whoever can sign in. Written by the auth library; role and scope are ours. */
export interface PersonTable extends ScopeColumns {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly image: string | null;
  readonly created_at: Generated<Date>;
  readonly updated_at: Generated<Date>;
  readonly role: string;
  readonly last_seen_at: Generated<Date | null>;
  /** Since when the person may not sign in. */
  readonly deactivated_at: Generated<Date | null>;
  /** Null: the first administrator, or brought in before this was kept. */
  readonly invited_by: Generated<string | null>;
}

export interface PersonSessionTable {
  readonly id: string;
  readonly token: string;
  readonly expires_at: Date;
  readonly person_id: string;
  readonly ip_address: string | null;
  readonly user_agent: string | null;
  readonly created_at: Generated<Date>;
  readonly last_used_at: Generated<Date>;
  /** The sign-in was two steps by itself: of the identity provider, or a passkey. */
  readonly second_step: Generated<boolean>;
  /** The browser, by its long-lived cookie; null: opened before this was kept. */
  readonly device_id: Generated<string | null>;
}

/** When a person was last signed in at a browser; written by a trigger on the sessions. */
export interface PersonDeviceTable {
  readonly device_id: string;
  readonly person_id: string;
  readonly last_at: Date;
}

export interface CredentialTable {
  readonly id: string;
  readonly account_id: string;
  readonly provider_id: string;
  readonly person_id: string;
  readonly password: string | null;
  readonly created_at: Generated<Date>;
  readonly updated_at: Date;
}

export interface SetupLinkTable {
  readonly token_hash: string;
  /** With the secret of the servers it gives the token. */
  readonly salt: string;
  readonly expires_at: Date;
}

export interface InvitationTable extends ScopeColumns {
  readonly id: GeneratedAlways<number>;
  readonly token_hash: string;
  readonly email: string;
  readonly role: SignedInRole;
  readonly invited_by: string;
  readonly created_at: Generated<Date>;
  readonly expires_at: Date;
  /** Set by a trigger: issued during this opening, and ended with it. */
  readonly break_glass_id: Generated<number | null>;
}

/** What emergency access opens. */
export interface OpensColumns {
  readonly opens_industries: Generated<number[]>;
  readonly opens_area: string | null;
}

/** Facts of an opening never change; its end and what became of the notices are added. */
export interface BreakGlassTable extends ScopeColumns, OpensColumns {
  /** Null: of a version in which it opened everything. */
  readonly opens_kind: 'site' | 'district' | null;
  readonly id: GeneratedAlways<number>;
  readonly person_id: string;
  readonly person_name: string;
  readonly role: string;
  readonly reason: string;
  readonly opened_at: Generated<Date>;
  readonly ends_at: Date;
  readonly ended_at: Generated<Date | null>;
  readonly ended_by: string | null;
  readonly approved_by: string | null;
  readonly approved_by_id: string | null;
  readonly mail_sent: number | null;
  readonly mail_failed: number | null;
  readonly mail_reason: string | null;
}

export interface BreakGlassRequestTable extends ScopeColumns, OpensColumns {
  readonly id: GeneratedAlways<number>;
  readonly person_id: string;
  readonly person_name: string;
  readonly role: string;
  readonly opens_kind: 'site' | 'district';
  readonly reason: string;
  readonly language: Language;
  readonly asked_at: Generated<Date>;
  readonly ends_at: Date;
  readonly outcome: 'approved' | 'refused' | 'withdrawn' | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly decided_by_id: string | null;
  readonly break_glass_id: number | null;
}

/** A message to people of this installation; its recipients are rows of `delivery`. */
export interface NoticeTable {
  readonly id: Generated<string>;
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly facts: JSONColumnType<NoticeFacts, string>;
  readonly made_at: Generated<Date>;
  readonly expires_at: Date;
}

export type NoticeKind = 'emergency-opened' | 'emergency-asked' | 'emergency-decided' | 'sent-in-error';

/** What the text of a notice is made of. */
export interface NoticeFacts {
  readonly name: string;
  readonly role: SignedInRole;
  readonly places: string;
  readonly reason: string;
  /** A moment that the text names: an end. */
  readonly until: string | null;
  /** Of a decision. */
  readonly approved?: boolean;
  /** Of an alert. */
  readonly incidentId?: string;
}

/** One count of wrong guesses. */
export interface SignInAttemptTable {
  readonly key: Buffer;
  readonly failures: number;
  readonly wait_until: Date | null;
  readonly last_at: Date;
}

export interface SecondFactorTable {
  readonly person_id: string;
  readonly secret: Buffer;
  readonly created_at: Generated<Date>;
  readonly confirmed_at: Generated<Date | null>;
  readonly last_step: Generated<number>;
}

export interface RecoveryCodeTable {
  readonly person_id: string;
  readonly code_hash: string;
}

export interface PasskeyTable {
  readonly id: GeneratedAlways<number>;
  readonly person_id: string;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly name: string;
  readonly synced: boolean;
  readonly created_at: Generated<Date>;
  readonly last_used_at: Generated<Date | null>;
}

export interface SpentChallengeTable {
  readonly hash: Buffer;
  readonly expires_at: Date;
}

export interface IdempotentAnswerTable {
  readonly person_id: string;
  readonly key: string;
  /** Method and path. */
  readonly call: string;
  readonly body_hash: string;
  /** The id of the first request. */
  readonly request: string | null;
  /** Null while the first call still runs. */
  readonly answer: JSONColumnType<object, string | null, string> | null;
  readonly created_at: Generated<Date>;
}
