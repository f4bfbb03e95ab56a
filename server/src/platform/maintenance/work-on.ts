import { userInfo } from 'node:os';
import { type Actor, runAsActor } from '../db/audit/actor.ts';
import { type Installation, openInstallation } from '../db/backup/open-installation.ts';
import type { Database } from '../db/database.ts';
import { readSettings, type Settings } from '../env/env.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The command-line user: the user of the operating system. */
const commandActor = (call: string): Actor => {
  const { username } = userInfo();
  return { kind: 'command', id: username, name: username, role: null, request: null, call, deviceAt: undefined };
};

interface WorkOptions {
  /** Refused while a server runs on the data. */
  readonly alone: boolean;
  /** The command, for the audit record. */
  readonly call: string;
}

export interface OpenedInstallation {
  readonly settings: Settings;
  readonly installation: Installation;
  readonly database: Database;
}

/**
 * Runs work on the configured data, whether their server runs or not, recorded under the system's user. Throws a `StartError`
 * with a remedy.
 */
export const withInstallation = async <Result>(
  environment: Environment,
  { alone, call }: WorkOptions,
  work: (opened: OpenedInstallation) => Promise<Result>,
): Promise<Result> => {
  const settings = readSettings(environment);
  const installation = await openInstallation(settings, { alone });
  try {
    return await runAsActor(commandActor(call), () => work({ settings, installation, database: installation.database }));
  } finally {
    await installation.close();
  }
};

/** Data of a version before the audit record have none. */
export const hasAuditRecord = async ({ pool }: Database): Promise<boolean> => {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('public.audit_entry') is not null as there`);
  return rows[0]?.there === true;
};
