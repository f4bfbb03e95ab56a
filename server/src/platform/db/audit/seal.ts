import type { PoolClient } from 'pg';
import type { Database } from '../database.ts';
import { inTransaction } from '../tables/copy.ts';
import { type ChainHead, chainStart, computeLinkHash } from './chain.ts';

/** Arbitrary advisory-lock number, unique to this purpose; one server seals at a time. */
const advisoryLock = 7_243_617_002;
const entriesAtOnce = 2_000;

interface Unsealed {
  readonly id: number;
  readonly text: string;
}

const newestSql = 'select position, hash from audit_entry where position is not null order by position desc limit 1';

const readNewest = async (client: PoolClient): Promise<{ readonly position: number; readonly hash: Buffer }> => {
  const { rows } = await client.query<{ position: number; hash: Buffer }>(newestSql);
  return rows[0] ?? { position: 0, hash: chainStart };
};

/** The last entry in the chain; null: the chain is empty. */
export const readNewestHead = async ({ pool }: Database): Promise<ChainHead | null> => {
  const { rows } = await pool.query<{ position: number; hash: Buffer }>(newestSql);
  return rows[0] ? { position: rows[0].position, hash: rows[0].hash.toString('hex') } : null;
};

const sealSome = async (client: PoolClient, limit: number): Promise<{ readonly sealed: number; readonly head: ChainHead | null }> => {
  const lock = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [advisoryLock]);
  if (!lock.rows[0]?.mine) return { sealed: 0, head: null };
  const { rows } = await client.query<Unsealed>(
    'select id, audit_text(entry) as text from audit_entry entry where position is null order by id limit $1',
    [limit],
  );
  if (rows.length === 0) return { sealed: 0, head: null };
  let { position, hash } = await readNewest(client);
  const links = rows.map(({ id, text }) => {
    hash = computeLinkHash(hash, text);
    position += 1;
    return { id, position, hash };
  });
  await client.query(
    `update audit_entry entry set position = link.position, hash = link.hash
     from unnest($1::bigint[], $2::bigint[], $3::bytea[]) as link (id, position, hash) where entry.id = link.id`,
    [links.map((link) => link.id), links.map((link) => link.position), links.map((link) => link.hash)],
  );
  return { sealed: rows.length, head: { position, hash: hash.toString('hex') } };
};

/**
 * Gives every committed, unsealed entry its position in the chain and its hash, in batches. An entry whose transaction commits
 * later than that of a younger one comes after it: the chain is in the order in which entries became visible. Returns the newest
 * head, or null when there was nothing to do or another server was sealing. `before` is awaited before each batch.
 */
export const sealEntries = async (
  database: Database,
  { limit = entriesAtOnce, before = async () => undefined }: { readonly limit?: number; readonly before?: () => Promise<void> } = {},
): Promise<ChainHead | null> => {
  let head: ChainHead | null = null;
  for (;;) {
    await before();
    const some = await inTransaction(database, (client) => sealSome(client, limit));
    head = some.head ?? head;
    if (some.sealed < limit) return head;
  }
};
