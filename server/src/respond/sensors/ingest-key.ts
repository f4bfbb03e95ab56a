import { createHash, randomBytes } from 'node:crypto';
import { type Account, ApiError, type IngestKeyState } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';

const prefix = 'hgi_';
const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

const selectActiveKeys = ({ kysely }: Pick<Database, 'kysely'>) =>
  kysely.selectFrom('ingest_key').selectAll().where('revoked_at', 'is', null);

export const readKeyState = async (database: Database, industryId: number): Promise<IngestKeyState> => {
  const row = await selectActiveKeys(database).where('industry_id', '=', industryId).executeTakeFirst();
  return { ending: row?.ending ?? null, createdAt: row?.created_at.toISOString() ?? null, createdBy: row?.created_by ?? null };
};

export const revokeKey = async ({ kysely }: Pick<Database, 'kysely'>, industryId: number, person: Account): Promise<void> => {
  await kysely
    .updateTable('ingest_key')
    .set({ revoked_at: new Date(), revoked_by: person.name })
    .where('industry_id', '=', industryId)
    .where('revoked_at', 'is', null)
    .execute();
};

/** 192 random bits, so that a plain hash is safe to store. The previous key is revoked in the same transaction. */
export const createKey = async (
  { kysely }: Database,
  industryId: number,
  person: Account,
): Promise<IngestKeyState & { readonly key: string }> => {
  const key = `${prefix}${randomBytes(24).toString('base64url')}`;
  const row = await kysely.transaction().execute(async (transaction) => {
    // A lock: two requests for a key at the same time follow one another.
    await transaction.selectFrom('industry').select('id').where('id', '=', industryId).forUpdate().execute();
    await revokeKey({ kysely: transaction }, industryId, person);
    return transaction
      .insertInto('ingest_key')
      .values({ industry_id: industryId, hash: hashKey(key), ending: key.slice(-4), created_by: person.name, created_by_id: person.id })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { ending: row.ending, createdAt: row.created_at.toISOString(), createdBy: row.created_by, key };
};

/** The site of a key; undefined: no active key. */
export const findSiteByKey = async (database: Database, key: string): Promise<number | undefined> =>
  (await selectActiveKeys(database).where('hash', '=', hashKey(key)).executeTakeFirst())?.industry_id;

/** The site of the key in `Authorization: Bearer …`. */
export const findSiteOfRequest = async (database: Database, authorization: string | undefined): Promise<number> => {
  const [, key] = /^Bearer +(\S{8,200})$/i.exec(authorization ?? '') ?? [];
  const site = key === undefined ? undefined : await findSiteByKey(database, key);
  if (site === undefined) throw new ApiError('wrong-credentials', 'The ingest key is missing, wrong or revoked');
  return site;
};
