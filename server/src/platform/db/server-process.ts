import type { ProcessRole } from '@hazardguard/contract';
import { StartError } from '../data-folder/start-error.ts';
import { type Fingerprints, findDifferingSecret } from '../env/fingerprints.ts';
import { productVersion } from '../env/product-version.ts';
import type { Database } from './database.ts';
import { inTransaction } from './tables/copy.ts';

/** One of the servers that work on the same data. */
export interface OwnProcess {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly role: ProcessRole;
  readonly version: string;
  readonly fingerprints: Fingerprints;
}

/** Three missed heartbeats: the server counts as gone. */
export const silentS = 30;

/** Arbitrary advisory-lock number, unique to this purpose; servers register one after another. */
const advisoryLock = 7_243_617_003;

const refuse = (name: string, { host, pid }: { readonly host: string; readonly pid: number }): StartError =>
  new StartError(
    `${name} differs from that of a server that already works on these data (${host}, process ${pid}). Give all of them the same, or stop the others first: after ${silentS} s a new one counts.`,
  );

/** Registers this server among those of the data; refused while one lives whose shared secrets differ. */
export const registerProcess = (database: Database, own: OwnProcess): Promise<void> =>
  inTransaction(database, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    const { rows } = await client.query<{ host: string; pid: number; fingerprints: Fingerprints }>(
      'select host, pid, fingerprints from server_process where seen_at > now() - make_interval(secs => $1) order by started_at',
      [silentS],
    );
    for (const other of rows) {
      const differs = findDifferingSecret(own.fingerprints, other.fingerprints);
      if (differs !== undefined) throw refuse(differs, other);
    }
    await client.query(
      `insert into server_process (id, host, pid, role, version, node, started_at, memory_bytes, jobs, channels, fingerprints)
       values ($1, $2, $3, $4, $5, $6, now(), $7, '[]', '[]', $8)`,
      [
        own.id,
        own.host,
        own.pid,
        own.role,
        own.version,
        process.versions.node,
        process.memoryUsage.rss(),
        JSON.stringify(own.fingerprints),
      ],
    );
  });

/** Unregisters the server: a regular stop, so that no other server waits for it. */
export const unregisterProcess = async ({ pool }: Database, id: string): Promise<void> => {
  await pool.query('delete from server_process where id = $1', [id]);
};

/** Whether a background worker of this version is alive. */
export const hasWorker = async ({ pool }: Database): Promise<boolean> => {
  const { rows } = await pool.query<{ lives: boolean }>(
    `select exists (
       select from server_process where role <> 'web' and version = $1 and seen_at > now() - make_interval(secs => $2)) as lives`,
    [productVersion, silentS],
  );
  return rows[0]?.lives === true;
};
