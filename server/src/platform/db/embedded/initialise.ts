import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRefusal, StartError } from '../../data-folder/start-error.ts';
import type { Binaries } from './binaries.ts';
import { type RunAs, spawnAs } from './run-as.ts';

export type Log = (line: string) => void;

export const superuser = 'postgres';

/** Renames a folder that is not a complete cluster; no personal data is ever deleted here. */
const setAside = (folder: string, dataDir: string, log: Log): void => {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  // Two may be set aside within one millisecond.
  let place = join(dataDir, `pg.set-aside-${stamp}`);
  for (let number = 2; existsSync(place); number++) place = join(dataDir, `pg.set-aside-${stamp}-${number}`);
  renameSync(folder, place);
  log(`An incomplete database folder was set aside as ${place}`);
};

/** Initdb removes what it wrote when it fails; the folder itself is ours. */
const removeIfEmpty = (folder: string): void => {
  if (readdirSync(folder).length === 0) rmdirSync(folder);
};

/** A complete cluster has its control file: initdb writes `PG_VERSION` early and `global/pg_control` last. */
export const isWhole = (cluster: string): boolean =>
  existsSync(join(cluster, 'PG_VERSION')) && existsSync(join(cluster, 'global', 'pg_control'));

/**
 * Makes the cluster `pg` when there is none. It is made under another name and renamed when complete, so a folder left by a crash
 * is recognised and set aside on the next start.
 */
export const initialiseCluster = async (
  dataDir: string,
  { binaries, runAs, password, log }: { binaries: Binaries; runAs: RunAs; password: string; log: Log },
): Promise<string> => {
  const cluster = join(dataDir, 'pg');
  const unfinished = join(dataDir, 'pg.initialising');
  if (existsSync(unfinished)) setAside(unfinished, dataDir, log);
  if (existsSync(cluster)) {
    if (isWhole(cluster)) return cluster;
    setAside(cluster, dataDir, log);
  }
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = join(dataDir, `pg.password-${process.pid}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (runAs.user !== null) {
    chownSync(unfinished, runAs.user.uid, runAs.user.gid);
    chownSync(passwordFile, runAs.user.uid, runAs.user.gid);
  }
  try {
    const child = spawnAs(
      runAs,
      binaries.initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { cwd: runAs.user === null ? dataDir : '/', stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    const [code] = await once(child, 'close');
    if (code !== 0) {
      const reason = complaint.trim().split('\n').at(-1) ?? '';
      const refusal = findRefusal(complaint);
      removeIfEmpty(unfinished);
      throw new StartError(
        `The database could not be made in ${dataDir}: ${refusal?.remedy ?? (reason || `initdb ended with code ${String(code)}`)}.`,
        refusal?.code,
      );
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, cluster);
  return cluster;
};
