import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../../data-folder/start-error.ts';

/** The user the database runs as. PostgreSQL refuses to run as the superuser of the machine (uid 0). */
export interface RunAs {
  /** Null: the user that runs HazardGuard. */
  readonly user: { readonly uid: number; readonly gid: number } | null;
  /**
   * The capability that lets that user pass folders closed to it (a checkout below a home that only root may enter); null: none
   * needed.
   */
  readonly passCapability: 'dac_read_search' | 'dac_override' | null;
}

const nobody = { uid: 65534, gid: 65534 };

const findUser = (name: string): { uid: number; gid: number } | null => {
  const line = existsSync('/etc/passwd')
    ? readFileSync('/etc/passwd', 'utf8')
        .split('\n')
        .find((row) => row.startsWith(`${name}:`))
    : undefined;
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
};

/** The machine itself is asked, since modes, ownership and access lists all decide. */
const mayReach = (user: { uid: number; gid: number }, folders: readonly string[]): boolean => {
  const script = 'for folder in "$@"; do cd "$folder" || exit 1; done';
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', ...folders], { cwd: '/', uid: user.uid, gid: user.gid, stdio: 'ignore' });
  return status === 0;
};

/** Bits of the kernel's capability sets, capabilities(7). */
const capabilityBits = { dac_read_search: 2n, dac_override: 1n } as const;

const findCapability = (): 'dac_read_search' | 'dac_override' | null => {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const capabilities = BigInt(`0x${/^CapPrm:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`);
  for (const name of ['dac_read_search', 'dac_override'] as const) {
    if ((capabilities >> capabilityBits[name]) & 1n) return name;
  }
  return null;
};

/**
 * setpriv keeps one capability across the change of user: reading and searching any folder. `no_setuid_fixup` is needed because
 * PostgreSQL asks access(2) whether it may run its own program, and access(2) forgets capabilities of a non-root user without it.
 */
const buildSetprivArguments = (user: { uid: number; gid: number }, capability: string): string[] => [
  `--reuid=${user.uid}`,
  `--regid=${user.gid}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  `--inh-caps=-all,+${capability}`,
  `--ambient-caps=-all,+${capability}`,
  `--bounding-set=-all,+${capability}`,
];

/**
 * Chooses the user for a cluster: this one, or, for root, the owner of the existing cluster, else `postgres`, else `nobody`.
 * Permissions of other folders are never changed; where the path is closed, one capability opens it for PostgreSQL alone.
 */
export const chooseUser = (clusterDir: string, binary: string): RunAs => {
  if (process.getuid?.() !== 0) return { user: null, passCapability: null };
  const owner = existsSync(clusterDir) ? statSync(clusterDir) : null;
  const user =
    owner !== null && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : (findUser('postgres') ?? findUser('nobody') ?? nobody);
  if (mayReach(user, [dirname(binary), dirname(clusterDir)])) return { user, passCapability: null };
  const remedy =
    'Start HazardGuard as an ordinary user, or move the checkout and HAZARDGUARD_DATA to folders that every user may enter, or set DATABASE_URL to a PostgreSQL server.';
  const passCapability = findCapability();
  const setpriv = passCapability === null ? null : buildSetprivArguments(user, passCapability);
  const works = setpriv !== null && spawnSync('setpriv', [...setpriv, binary, '--version'], { cwd: '/', stdio: 'ignore' }).status === 0;
  if (!works) {
    throw new StartError(
      `PostgreSQL may not run as root, and user ${user.uid} cannot enter ${dirname(clusterDir)} or ${dirname(binary)}. ${remedy}`,
    );
  }
  return { user, passCapability };
};

/** Starts a program as that user, in a process group of its own: a terminal's Ctrl-C reaches HazardGuard only, which then stops it in order. */
export const spawnAs = (runAs: RunAs, program: string, args: readonly string[], options: SpawnOptions): ChildProcess => {
  const own: SpawnOptions = { ...options, detached: true, windowsHide: true };
  if (runAs.user === null) return spawn(program, args, own);
  if (runAs.passCapability === null) return spawn(program, args, { ...own, uid: runAs.user.uid, gid: runAs.user.gid });
  return spawn('setpriv', [...buildSetprivArguments(runAs.user, runAs.passCapability), program, ...args], own);
};
