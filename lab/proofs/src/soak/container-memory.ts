import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const readDeploy = (path: string, pattern: RegExp): string => {
  const found = pattern.exec(readFileSync(join(root, 'deploy', path), 'utf8'))?.[1];
  if (found === undefined) throw new Error(`deploy/${path} has no ${pattern}`);
  return found;
};

/** What `deploy/` gives a web server: the flags of its command, and the memory of its container, MB (as `docker` counts, 1024²). */
export const readDeployed = (): { readonly flags: string; readonly limitMb: number } => ({
  flags: [...readDeploy('docker/Dockerfile', /^CMD \["node", (.*)\]$/m).matchAll(/"(--[^"]+)"/g)].map(([, flag]) => flag).join(' '),
  limitMb: Number(readDeploy('compose/compose.yaml', /replicas: 2, resources: .*memory: (\d+)m/)),
});

const readStatus = (pid: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN);

/** Resident memory of the programs that a server has started to read files, MB; its database is not in its container. Linux only: elsewhere 0. */
export const sumReadersMb = (server: number): number => {
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readStatus(pid, 'PPid') !== server) continue;
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('-program.ts')) sum += readStatus(pid, 'VmRSS') / 1024;
    } catch {
      // It has ended since.
    }
  }
  return sum;
};
