import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from '../data-folder/data-folder.ts';
import { StartError } from '../data-folder/start-error.ts';
import type { Database } from '../db/database.ts';
import { readSettings, type Settings } from '../env/env.ts';
import {
  checkBackup,
  checkChannels,
  checkClock,
  checkProcesses,
  checkRowSecurity,
  checkSchema,
  checkSealing,
  checkSensorClocks,
  checkVersion,
} from './doctor/data.ts';
import { checkFileStore } from './doctor/files.ts';
import { type Finding, failed, ok, warning } from './doctor/finding.ts';
import { checkNode, checkPermissions, checkPort, readDisk } from './doctor/machine.ts';
import { type Environment, withInstallation } from './work-on.ts';

export type { Finding } from './doctor/finding.ts';

/** A check that cannot run reports so instead of throwing. */
const runCheck = async (check: string, look: () => Finding | Promise<Finding>): Promise<Finding> => {
  try {
    return await look();
  } catch (error) {
    return failed(check, error instanceof Error ? error.message : String(error));
  }
};

const checkSettings = (environment: Environment): Settings | Finding => {
  try {
    return readSettings(environment);
  } catch (error) {
    if (error instanceof StartError) return failed('Settings', error.message);
    throw error;
  }
};

/** The lock exists while a server runs on the data, and after a killed server; then the port is free. */
const serverRuns = (dataDir: string): boolean => existsSync(join(dataDir, 'lock'));

const checkData = async (environment: Environment, settings: Settings): Promise<readonly Finding[]> => {
  const looks = [
    ['Database', checkVersion],
    ['Schema', checkSchema],
    ['Row-level security', (database: Database) => checkRowSecurity(database, settings)],
    ['Clock', checkClock],
    ['Sensor clocks', checkSensorClocks],
    ['Servers', checkProcesses],
    ['Backup', checkBackup],
    ['Audit record', checkSealing],
    ['Files', (database: Database) => checkFileStore(database, settings.files)],
  ] as const;
  try {
    return await withInstallation(environment, { alone: false, call: 'doctor' }, async ({ database }) => {
      const findings: Finding[] = [];
      for (const [check, look] of looks) findings.push(await runCheck(check, () => look(database)));
      return findings;
    });
  } catch (error) {
    const place = settings.databaseUrl === null ? settings.dataDir : 'DATABASE_URL';
    return [failed('Database', `${place}: ${error instanceof Error ? error.message : String(error)}`)];
  }
};

/**
 * Checks everything that an installation needs and reports what is well, what is not, and what to do. It changes nothing, except
 * that it stores and removes one object in the object store.
 */
export const runDoctor = async (environment: Environment): Promise<readonly Finding[]> => {
  const node = checkNode(process.versions.node);
  const settings = checkSettings(environment);
  if ('check' in settings) return [node, settings];
  const running = serverRuns(settings.dataDir);
  const channels = checkChannels(settings);
  // A check must not create an installation where there is none.
  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, 'pg'))) {
    return [
      node,
      warning('Data', `${settings.dataDir} has none yet: start HazardGuard, or set HAZARDGUARD_DATA to the right folder.`),
      channels,
    ];
  }
  return [
    node,
    ok('Settings', `${settings.mode} mode, ${settings.databaseUrl === null ? 'embedded PostgreSQL' : 'PostgreSQL of DATABASE_URL'}`),
    await runCheck('Data folder', () => {
      openDataFolder(settings.dataDir);
      return ok('Data folder', settings.dataDir);
    }),
    await runCheck('Disk', () => readDisk(settings.dataDir)),
    await runCheck('Permissions', () => checkPermissions(settings)),
    await runCheck('Port', () => checkPort(settings, running)),
    ...(await checkData(environment, settings)),
    channels,
  ];
};
