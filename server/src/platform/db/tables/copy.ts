import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';
import type { Database } from '../database.ts';

/** One connection in a transaction of `inTransaction`. */
export type TransactionClient = PoolClient;

export type CopyValue = string | number | boolean | Date | null;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One value in COPY's text format (PostgreSQL manual, COPY, "Text Format"). */
const toCopyText = (value: CopyValue): string => {
  if (value === null) return '\\N';
  if (typeof value === 'string') return value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return value instanceof Date ? value.toISOString() : String(value);
};

const chunkBytes = 64 * 1024;

async function* copyChunks(rows: AsyncIterable<readonly CopyValue[]> | Iterable<readonly CopyValue[]>): AsyncGenerator<string> {
  let chunk = '';
  for await (const row of rows) {
    chunk += `${row.map(toCopyText).join('\t')}\n`;
    if (chunk.length >= chunkBytes) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}

/** Streams rows into a table by COPY; names are quoted, values escaped. Part of the client's transaction. */
export const copyRows = async (
  client: PoolClient,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly CopyValue[]> | Iterable<readonly CopyValue[]>,
): Promise<void> => {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const target = client.query(from(`copy ${client.escapeIdentifier(table)} (${names}) from stdin`));
  await pipeline(Readable.from(copyChunks(rows)), target);
};

/** Runs the steps on one connection in one transaction: all of them happen, or none. For COPY; queries use `kysely.transaction()`. */
export const inTransaction = async <T>(database: Database, steps: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const result = await steps(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
