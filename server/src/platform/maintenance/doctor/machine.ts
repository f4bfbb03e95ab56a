import { existsSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Settings } from '../../env/env.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

/** Runs TypeScript directly, and has what the packages need. */
const leastNode = [22, 18] as const;

export const checkNode = (version: string): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);
  return enough
    ? ok('Node', version)
    : failed('Node', `${version} is too old; ${leastNode.join('.')} or newer is required. Start with npm start, which installs one.`);
};

const gib = 1024 ** 3;
const least = { warning: 5 * gib, failed: 0.5 * gib } as const;
const formatGib = (bytes: number): string => `${(bytes / gib).toFixed(1)} GiB`;

/** Free space on the disk of the data folder. */
export const checkDisk = (free: number, total: number): Finding => {
  const says = `${formatGib(free)} of ${formatGib(total)} free`;
  if (free < least.failed) return failed('Disk', `${says}: the database may stop writing at any moment. Free some space now.`);
  return free < least.warning ? warning('Disk', `${says}: make room.`) : ok('Disk', says);
};

export const readDisk = (folder: string): Finding => {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return checkDisk(bavail * bsize, blocks * bsize);
};

/** Readable by its owner only. */
const secretFiles = ['secrets', 'vapid-key', 'audit-heads'] as const;

export const checkPermissions = ({ dataDir, capSigning }: Pick<Settings, 'dataDir' | 'capSigning'>): Finding => {
  if (process.platform === 'win32') return warning('Permissions', 'not checked on Windows: restrict the data folder to its owner.');
  const files = [...secretFiles.map((name) => join(dataDir, name)), ...(capSigning === null ? [] : [capSigning.keyFile])];
  const open = files.filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
  if (open.length > 0) return failed('Permissions', `others may read ${open.join(', ')}. Run: chmod 600 ${open.join(' ')}`);
  if ((statSync(dataDir).mode & 0o022) !== 0) return failed('Permissions', `others may write into ${dataDir}. Run: chmod go-w ${dataDir}`);
  return ok('Permissions', `secrets in ${dataDir} are readable by their owner only`);
};

const tryListen = (port: number, host: string): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });

/** `running`: a server works on these data, so the port is its own. */
export const checkPort = async ({ port, host }: Pick<Settings, 'port' | 'host'>, running: boolean): Promise<Finding> => {
  if (port === null) return ok('Port', 'none: a worker without PORT listens nowhere');
  const place = `${host}:${port}`;
  const refused = await tryListen(port, host);
  if (refused === null)
    return running ? warning('Port', `${place} is free although a server runs: it has another port.`) : ok('Port', `${place} is free`);
  if (refused === 'EADDRINUSE' && running) return ok('Port', `${place} is in use by a program, and a server runs on these data`);
  if (refused === 'EADDRINUSE') return failed('Port', `${place} is used by another program. Stop that one, or set PORT to another.`);
  return failed('Port', `${place} cannot be opened (${refused}). Correct HOST and PORT.`);
};
