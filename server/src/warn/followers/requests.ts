import { randomInt } from 'node:crypto';
import { ApiError, type FollowedPlaceInput, type FollowRequestInput, followLimits } from '@hazardguard/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { addPlace, hashText, lockFollower } from './store.ts';

type RequestRow = Selectable<Schema['follow_request']>;

const createCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');
const hashCode = (request: string, code: string): string => hashText(`${request} ${code}`);

/** The request with this id, if it is still open; expired requests are deleted first. */
const findOpenRequest = async ({ kysely }: Database, id: string): Promise<RequestRow | undefined> => {
  await kysely.deleteFrom('follow_request').where('expires_at', '<', sql<Date>`clock_timestamp()`).execute();
  return kysely.selectFrom('follow_request').selectAll().where('id', '=', id).executeTakeFirst();
};

/** The earlier request with the same id and address; the same id with another address is refused. */
export const findEarlierRequest = async (
  database: Database,
  { request, channel, address }: FollowRequestInput,
): Promise<RequestRow | undefined> => {
  const row = await findOpenRequest(database, request);
  if (row !== undefined && (row.channel !== channel || row.address !== address)) {
    throw new ApiError('conflict', 'This request was made for another address; send a new one');
  }
  return row;
};

/** Stores a request and returns its code; null when another process has just stored it. */
export const storeRequest = async (
  { kysely }: Database,
  { request, channel, address, language, place }: FollowRequestInput,
): Promise<{ readonly code: string; readonly expiresAt: Date } | null> => {
  const code = createCode();
  const stored = await kysely
    .insertInto('follow_request')
    .values({
      id: request,
      channel,
      address,
      language,
      place: place === undefined ? null : JSON.stringify(place),
      code_hash: hashCode(request, code),
      attempts_left: followLimits.codeAttempts,
      expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${followLimits.codeMinutes})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  return stored === undefined ? null : { code, expiresAt: stored.expires_at };
};

export const dropRequest = async ({ kysely }: Database, id: string): Promise<void> => {
  await kysely.deleteFrom('follow_request').where('id', '=', id).execute();
};

/**
 * The correct code proves the address: the follower at this address gets a new token. Entering it again gives another new token, until
 * the request expires. A wrong code costs an attempt.
 */
export const confirmRequest = async (
  database: Database,
  id: string,
  code: string,
): Promise<{ readonly token: string; readonly place: FollowedPlaceInput | null }> => {
  const outcome = await database.kysely.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('follow_request')
      .selectAll()
      .where('id', '=', id)
      .where('attempts_left', '>', 0)
      .where('expires_at', '>', sql<Date>`clock_timestamp()`)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return 'none';
    if (found.code_hash !== hashCode(id, code)) {
      await transaction
        .updateTable('follow_request')
        .set({ attempts_left: found.attempts_left - 1 })
        .where('id', '=', id)
        .execute();
      return found.attempts_left - 1;
    }
    const { token, row } = await lockFollower(transaction, { channel: found.channel, address: found.address, push: null }, found.language);
    // With the most places already followed, this one is not added; the address is confirmed anyway.
    if (found.place !== null) await addPlace(transaction, row.id, found.place);
    return { token, place: found.place };
  });
  if (typeof outcome === 'object') return outcome;
  if (outcome === 'none') throw new ApiError('wrong-code', 'This code has expired or was entered wrongly too often; ask for a new one');
  const message = outcome > 0 ? `The code is wrong; attempts left: ${outcome}` : 'The code is wrong; ask for a new one';
  throw new ApiError('wrong-code', message, [{ field: 'code', message }]);
};
