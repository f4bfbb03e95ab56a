import type { Generated, JSONColumnType } from 'kysely';

/** Whoever can sign in. Written by the auth library; the role is ours. */
export interface PersonTable {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly image: string | null;
  readonly created_at: Generated<Date>;
  readonly updated_at: Generated<Date>;
  readonly role: string;
}

export interface PersonSessionTable {
  readonly id: string;
  readonly token: string;
  readonly expires_at: Date;
  readonly person_id: string;
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
  readonly expires_at: Date;
}

export interface IdempotentAnswerTable {
  readonly person_id: string;
  readonly key: string;
  /** Method and path. */
  readonly call: string;
  readonly body_hash: string;
  /** Null while the first call still runs. */
  readonly answer: JSONColumnType<object, string | null, string> | null;
  readonly created_at: Generated<Date>;
}
