import { randomUUID } from 'node:crypto';
import type { SignedInRole } from '@hazardguard/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Schema, ScopeColumns } from '../db/tables/schema.ts';

export interface NewPerson extends Required<Insertable<ScopeColumns>> {
  readonly name: string;
  readonly email: string;
  /** Null: the person signs in only through an identity provider. */
  readonly passwordHash: string | null;
  readonly role: SignedInRole;
  /** By which the person is called, as in the invitation. */
  readonly telephone?: string | null;
  /** Who invited the person; absent: nobody. */
  readonly invited_by?: string;
}

/** Creates a person, with a password where there is one, inside the caller's transaction. Returns the person's id. */
export const addPerson = async (kysely: Kysely<Schema>, { passwordHash, ...person }: NewPerson): Promise<string> => {
  const id = randomUUID();
  await kysely
    .insertInto('person')
    .values({ id, email_verified: false, image: null, ...person })
    .execute();
  if (passwordHash === null) return id;
  await kysely
    .insertInto('credential')
    .values({
      id: randomUUID(),
      account_id: id,
      provider_id: 'credential',
      person_id: id,
      password: passwordHash,
      updated_at: new Date(),
    })
    .execute();
  return id;
};
