import { ApiError, invitationHours, type SignedInRole } from '@hazardguard/contract';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema, ScopeColumns } from '../db/tables/schema.ts';
import { addPerson } from './add-person.ts';
import { createToken, hashToken } from './one-time-token.ts';

/** An invitation with its sender's name. */
export type InvitationRow = Selectable<Schema['invitation']> & { readonly inviter: string };

interface NewInvitation extends Required<Insertable<ScopeColumns>> {
  readonly email: string;
  readonly role: SignedInRole;
  readonly telephone: string | null | undefined;
  readonly invitedBy: string;
}

/** Open invitations. */
const open = ({ kysely }: Database) =>
  kysely
    .selectFrom('invitation')
    .innerJoin('person', 'person.id', 'invitation.invited_by')
    .selectAll('invitation')
    .select('person.name as inviter')
    .where('invitation.expires_at', '>', sql<Date>`now()`);

export const listOpenInvitations = (database: Database): Promise<InvitationRow[]> =>
  open(database).orderBy('invitation.created_at', 'desc').execute();

/** Stores an invitation, replacing an earlier one for the same address. The token is returned here only. */
export const makeInvitation = async (
  database: Database,
  { invitedBy, ...given }: NewInvitation,
): Promise<{ readonly token: string; readonly row: InvitationRow }> => {
  const token = createToken();
  const known = await database.kysely.selectFrom('person').select('id').where('email', '=', given.email).executeTakeFirst();
  if (known) throw alreadyMember();
  const { id } = await database.kysely.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('invitation').where('email', '=', given.email).execute();
    return transaction
      .insertInto('invitation')
      .values({
        ...given,
        token_hash: hashToken(token),
        invited_by: invitedBy,
        expires_at: sql<Date>`now() + make_interval(hours => ${invitationHours})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  return { token, row: await open(database).where('invitation.id', '=', id).executeTakeFirstOrThrow() };
};

const alreadyMember = (): ApiError => {
  const message = 'This e-mail address has an account already';
  return new ApiError('conflict', message, [{ field: 'email', message }]);
};

const invitationSpent = (): ApiError => new ApiError('gone', 'This invitation was used, has expired or was withdrawn. Ask for a new one');

/** What a link offers; refused when the invitation is no longer open. */
export const readInvitation = async (database: Database, token: string): Promise<InvitationRow> => {
  const found = await open(database).where('token_hash', '=', hashToken(token)).executeTakeFirst();
  if (!found) throw invitationSpent();
  return found;
};

type InvitationColumn = 'token_hash' | 'email';

/** Uses up an invitation; undefined where there is none. */
const spend = (kysely: Kysely<Schema>, column: InvitationColumn, value: string) =>
  kysely
    .deleteFrom('invitation')
    .where(column, '=', value)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['email', 'role', 'scope_kind', 'scope_industries', 'scope_area', 'invited_by', 'telephone'])
    .executeTakeFirst();

/** Uses up the invitation and creates the person, or neither. Returns the person's id. */
export const takeUpInvitation = (
  { kysely }: Database,
  token: string,
  person: { readonly name: string; readonly passwordHash: string },
): Promise<string> =>
  kysely.transaction().execute(async (transaction) => {
    const taken = await spend(transaction, 'token_hash', hashToken(token));
    if (!taken) throw invitationSpent();
    const known = await transaction.selectFrom('person').select('id').where('email', '=', taken.email).executeTakeFirst();
    if (known) throw alreadyMember();
    return addPerson(transaction, { ...person, ...taken });
  });

/**
 * The same for a person whose address an identity provider has verified, inside the caller's transaction, without a password.
 * Undefined where this address has no invitation, or has an account already.
 */
export const takeUpOpenInvitation = async (
  kysely: Kysely<Schema>,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<string | undefined> => {
  const known = await kysely.selectFrom('person').select('id').where('email', '=', email).executeTakeFirst();
  if (known) return undefined;
  const taken = await spend(kysely, 'email', email);
  return taken && addPerson(kysely, { name, passwordHash: null, ...taken });
};

/** Withdraws an invitation; false when there is none. */
export const endInvitation = async ({ kysely }: Database, id: number): Promise<boolean> => {
  const { numDeletedRows } = await kysely.deleteFrom('invitation').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};
