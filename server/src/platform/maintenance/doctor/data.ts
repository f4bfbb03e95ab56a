import { type ProcessRole, processRoles } from '@hazardguard/contract';
import type { ChannelPart } from '../../channels/channel-part.ts';
import { channelParts, findOwn } from '../../channels/list.ts';
import { readLastBackup } from '../../db/backup/last-backup.ts';
import type { Database } from '../../db/database.ts';
import { readSensorClocks, type SensorClocks } from '../../db/faults/sensor-clocks.ts';
import { readMigrationState, releaseRefusal } from '../../db/migrate.ts';
import { toSentence } from '../../db/scope/ensure-role.ts';
import { personRole } from '../../db/scope/person-role.ts';
import { describeExcess, findRowSecurityFault, readDatabaseOwner } from '../../db/scope/row-security.ts';
import { silentS } from '../../db/server-process.ts';
import type { Settings } from '../../env/env.ts';
import { hasAuditRecord } from '../work-on.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

export const checkSchema = async (database: Database): Promise<Finding> => {
  const { missing, unknown, known } = await readMigrationState(database);
  const refusal = releaseRefusal('the data are from', unknown);
  if (refusal !== null) return failed('Schema', refusal);
  if (unknown.length > 0) return failed('Schema', `the data are of a newer HazardGuard (${unknown[0]}). Update the program.`);
  if (missing.length > 0)
    return warning('Schema', `${missing.length} migrations are pending: they run at the next start, or by hazardguard migrate.`);
  return ok('Schema', `up to date: ${known} migrations`);
};

export const checkVersion = async ({ pool }: Database): Promise<Finding> => {
  const { rows } = await pool.query<{ version: string }>(`select current_setting('server_version') as version`);
  return ok('Database', `PostgreSQL ${rows[0]?.version ?? ''} answers`);
};

/** Whether row-level security is possible, and whether the role of the program has rights that it does not need. */
export const checkRowSecurity = async (database: Database, { rowSecurityRequired }: Settings): Promise<Finding> => {
  const check = 'Row-level security';
  const fault = await findRowSecurityFault(database);
  if (fault !== null) {
    const says = `off: only the program's own queries separate the data of plants and districts. ${toSentence(fault)}.`;
    return rowSecurityRequired ? failed(check, `${says} Until then no server starts.`) : warning(check, says);
  }
  const excess = describeExcess(await readDatabaseOwner(database));
  const says = `on: PostgreSQL checks each request of a limited scope, as the role ${personRole}`;
  return excess === null ? ok(check, says) : warning(check, `${says}; but ${excess}.`);
};

/** Clocks that differ make alerts expire and codes fail at the wrong time. */
export const toClockFinding = (skewS: number): Finding => {
  const says = `the clocks of this machine and of the database differ by ${skewS.toFixed(1)} s`;
  if (skewS > 5) return failed('Clock', `${says}. Synchronise both by NTP.`);
  return skewS > 1 ? warning('Clock', `${says}. Synchronise both by NTP.`) : ok('Clock', says);
};

export const checkClock = async ({ pool }: Database): Promise<Finding> => {
  const before = Date.now();
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const after = Date.now();
  const now = rows[0]?.now.getTime() ?? Number.NaN;
  return toClockFinding(Math.max(0, before - now, now - after) / 1000);
};

/** What the sensors show about the clock of this machine. */
export const toSensorClocksFinding = ({ sensors, wrong, serverS }: SensorClocks): Finding => {
  if (serverS !== null)
    return failed(
      'Sensor clocks',
      `most of ${sensors} sensors agree that the server’s clock is ${Math.round(Math.abs(serverS) / 60)} min ${serverS > 0 ? 'fast' : 'slow'}. Synchronise it by NTP.`,
    );
  return wrong > 0
    ? warning(
        'Sensor clocks',
        `${wrong} of ${sensors} are wrong: their alarms are raised by value, with the time of arrival. Synchronise them by NTP.`,
      )
    : ok('Sensor clocks', `${sensors} agree with the server's`);
};

export const checkSensorClocks = async (database: Database): Promise<Finding> =>
  (await readMigrationState(database)).missing.length > 0
    ? warning('Sensor clocks', 'unknown: the data are of an older version.')
    : toSensorClocksFinding(await readSensorClocks(database));

const dayMs = 24 * 60 * 60_000;

export const toBackupFinding = (at: Date | null, now: Date): Finding => {
  if (at === null) return warning('Backup', 'there is no backup of these data. Run: hazardguard backup FOLDER');
  const days = Math.floor((now.getTime() - at.getTime()) / dayMs);
  const says = `the last was made ${at.toISOString()}`;
  return days > 7 ? warning('Backup', `${says}, ${days} days ago. Run: hazardguard backup FOLDER`) : ok('Backup', says);
};

export const checkBackup = async (database: Database): Promise<Finding> =>
  (await hasAuditRecord(database))
    ? toBackupFinding(await readLastBackup(database), new Date())
    : warning('Backup', 'unknown: the data are of an older version.');

export const checkSealing = async (database: Database): Promise<Finding> => {
  if (!(await hasAuditRecord(database))) return warning('Audit record', 'there is none yet: the data are of an older version.');
  const { rows } = await database.pool.query<{ waiting: number; since: Date | null }>(
    'select count(*) as waiting, min(at) as since from audit_entry where position is null',
  );
  const { waiting = 0, since = null } = rows[0] ?? {};
  return ok(
    'Audit record',
    waiting === 0 ? 'every entry is sealed' : `${waiting} entries are waiting to be sealed, the oldest since ${since?.toISOString()}`,
  );
};

/** Live servers, and whether one of them sends. */
export const toProcessesFinding = (roles: readonly ProcessRole[]): Finding => {
  if (roles.length === 0) return warning('Servers', 'none is running: nobody is served and nothing is sent until one starts.');
  const says = processRoles.flatMap((role) => {
    const count = roles.filter((one) => one === role).length;
    return count === 0 ? [] : [`${count} × ${role}`];
  });
  return roles.every((role) => role === 'web')
    ? failed('Servers', `${says.join(', ')}, and no worker: NO MESSAGE IS SENT and nobody is called. Start one with --role worker.`)
    : ok('Servers', says.join(', '));
};

export const checkProcesses = async (database: Database): Promise<Finding> => {
  const { rows: known } = await database.pool.query<{ there: boolean }>(
    `select exists (select from information_schema.columns where table_name = 'server_process' and column_name = 'role') as there`,
  );
  if (known[0]?.there !== true) return warning('Servers', 'unknown: the data are of an older version.');
  const { rows } = await database.pool.query<{ role: ProcessRole }>(
    'select role from server_process where seen_at > now() - make_interval(secs => $1)',
    [silentS],
  );
  return toProcessesFinding(rows.map(({ role }) => role));
};

/** The channels for warnings. In live mode an installation without any warns nobody. */
export const checkChannels = (settings: Settings): Finding => {
  const { mode, sms, delivery, publicUrl } = settings;
  // What only called people get warns no resident.
  const warners = channelParts.filter(({ calls }) => calls !== 'where-set-up');
  const isReady = (part: ChannelPart): boolean => {
    if (part.address === 'browser') return publicUrl?.startsWith('https:') === true;
    if (part.calls === 'never') return delivery.sinks.some(({ channel, purpose }) => channel === part.id && purpose === 'public');
    return findOwn(settings, part) !== null;
  };
  const ways = warners.filter(isReady).map(({ title }) => title);
  if (ways.length > 0) {
    const mayRepeat = sms !== null && sms.idempotencyHeader === null && sms.status === null;
    const repeats =
      '. A worker that is killed may send up to 20 SMS twice: set SMS_IDEMPOTENCY_HEADER or SMS_STATUS_URL if the gateway supports one.';
    return ok('Channels', `${ways.join(', ')}${mayRepeat ? repeats : ''}`);
  }
  const says = `none is configured: warnings reach only people who look at the screens. Set ${warners
    .filter(({ address }) => address !== 'browser')
    .map(({ variables }) => Object.keys(variables)[0])
    .join(', ')} or an https PUBLIC_URL.`;
  return mode === 'demo' ? ok('Channels', 'none; a demo warns nobody') : warning('Channels', says);
};
