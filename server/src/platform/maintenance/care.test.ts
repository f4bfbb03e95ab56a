import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { openAuth } from '../auth/auth.ts';
import { readSecrets } from '../data-folder/secrets.ts';
import { formatHead } from '../db/audit/chain.ts';
import { followChanges } from '../db/changes.ts';
import { claimMode } from '../db/installation.ts';
import { readSettings } from '../env/env.ts';
import { addAdministrator, listPeople, removeSecondFactor, replacePassword } from './admin.ts';
import { checkAudit, checkAuditFile } from './check-audit.ts';
import { checkChannels, toBackupFinding, toClockFinding } from './doctor/data.ts';
import { checkDisk, checkNode, checkPort } from './doctor/machine.ts';
import { runDoctor } from './doctor.ts';
import { migrateData } from './migrate-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-care-'));
let made: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  made = await createTestDatabase();
  const dataDir = join(folder, 'data');
  environment = { DATABASE_URL: made.url, HAZARDGUARD_DATA: dataDir, HAZARDGUARD_MODE: 'live', PORT: '0' };
  await claimMode(made.database, 'live');
  await migrateData(environment);
  readSecrets(dataDir);
});
afterAll(async () => {
  await made.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('an administrator is created by command line, signs in, gets a new password, and has two-factor authentication removed', async () => {
  const { database } = made;
  const changes = await followChanges(database);
  const auth = await openAuth({ settings: readSettings(environment), database, secret: 'only for tests: 0123456789abcdef', changes });
  const first = await addAdministrator(environment, { name: 'Asha Patel', email: 'Asha@Example.org' });
  const opened = await auth.signIn('asha@example.org', first, {});
  expect(opened.account).toMatchObject({ role: 'admin', email: 'asha@example.org' });
  await expect(addAdministrator(environment, { name: 'Asha', email: 'asha@example.org' })).rejects.toThrow('already');

  const second = await replacePassword(environment, 'asha@example.org');
  await expect(auth.signIn('asha@example.org', first, {})).rejects.toThrow('wrong');
  const { rows } = await database.pool.query('select id from person_session');
  expect(rows).toEqual([]);
  expect((await auth.signIn('asha@example.org', second, {})).account.role).toBe('admin');

  await expect(removeSecondFactor(environment, 'asha@example.org')).rejects.toThrow('with two-factor authentication');
  await database.pool.query(`insert into two_factor (person_id, secret, confirmed_at) select id, 'x', now() from person`);
  expect(await listPeople(environment)).toMatchObject([{ email: 'asha@example.org', role: 'admin', two_factor: true }]);
  await removeSecondFactor(environment, 'asha@example.org');
  expect(await listPeople(environment)).toMatchObject([{ two_factor: false }]);
  await expect(replacePassword(environment, 'nobody@example.org')).rejects.toThrow('No account has the address');
  await expect(replacePassword(environment, 'no address')).rejects.toThrow('not an e-mail address');
  await changes.close();

  const record = await database.pool.query<{ text: string }>('select audit_text(entry) as text from audit_entry entry');
  expect(record.rows.some(({ text }) => text.includes('"kind": "command"') && text.includes('asha@example.org'))).toBe(true);
  for (const password of [first, second]) expect(record.rows.some(({ text }) => text.includes(password))).toBe(false);
});

test('the record is checked by command line, with a stored head, and from an exported file only', async () => {
  const report = await checkAudit(environment, { head: null });
  expect(report).toMatchObject({ unsealed: 0, faults: [] });
  const head = report.head ?? { position: 0, hash: '' };
  expect(formatHead(head)).toMatch(/^\d+:[\da-f]{64}$/);
  expect((await checkAudit(environment, { head: { ...head, hash: 'ab'.repeat(32) } })).faults).toEqual([
    { position: head.position, what: 'head' },
  ]);
  expect((await checkAudit(environment, { head: { ...head, position: head.position + 50 } })).faults).toEqual([
    { position: head.position + 50, what: 'head' },
  ]);

  const { rows } = await made.database.pool.query<{ line: string }>(`
    select format('{"position":%s,"hash":"%s","entry":%s}', position, encode(hash, 'hex'), audit_text(entry)) as line
    from audit_entry entry order by position`);
  const file = join(folder, 'audit.jsonl');
  const write = (lines: readonly string[]): void => writeFileSync(file, `${lines.join('\n')}\n`);
  const lines = rows.map(({ line }) => line);
  write(lines);
  expect(await checkAuditFile(file, { head })).toMatchObject({ sealed: head.position, faults: [] });
  write(lines.map((line, index) => (index === 2 ? line.replace('"thing": "', '"thing": "x') : line)));
  expect((await checkAuditFile(file, { head })).faults).toEqual([{ position: 3, what: 'changed' }]);
  write(lines.filter((_, index) => index !== 1));
  expect((await checkAuditFile(file, { head })).faults).toEqual([{ position: 2, what: 'missing' }]);
  write(lines.slice(0, -2));
  expect((await checkAuditFile(file, { head: null })).faults).toEqual([]);
  expect((await checkAuditFile(file, { head })).faults).toEqual([{ position: head.position, what: 'head' }]);
  write(['nonsense']);
  await expect(checkAuditFile(file, { head })).rejects.toThrow('Line 1');
});

test('migrating up-to-date data does nothing', async () => {
  expect((await migrateData(environment)).ran).toEqual([]);
});

test('the doctor passes a healthy installation, and names faults', async () => {
  const states = async (more: Record<string, string> = {}) =>
    Object.fromEntries((await runDoctor({ ...environment, ...more })).map(({ check, state, says }) => [check, [state, says]]));
  const well = await states();
  expect(Object.entries(well).filter(([, [state]]) => state === 'failed')).toEqual([]);
  expect(well.Schema?.[1]).toContain('up to date');
  expect(well.Backup?.[1]).toContain('there is no backup');
  expect(well.Channels?.[0]).toBe('warning');

  const secrets = join(folder, 'data', 'secrets');
  chmodSync(secrets, 0o644);
  expect((await states()).Permissions).toEqual(['failed', expect.stringContaining(`chmod 600 ${secrets}`)]);
  chmodSync(secrets, 0o600);
  expect((await states({ PORT: 'many' })).Settings?.[0]).toBe('failed');
  const away = new URL(made.url);
  away.port = '1';
  expect((await states({ DATABASE_URL: away.href })).Database).toEqual(['failed', expect.stringContaining('nothing listens there')]);
  const nowhere = await states({ DATABASE_URL: '', HAZARDGUARD_DATA: join(folder, 'nowhere') });
  expect(nowhere.Data?.[1]).toContain('has none yet');
});

test('the doctor names the settings that keep an SMS from being sent twice, until one is set', () => {
  const sms = { HAZARDGUARD_MODE: 'live', SMS_METHOD: 'GET', SMS_URL: 'https://sms.example.org/?to={to}&text={text}&ref={id}' };
  const says = (more: Record<string, string> = {}): string => checkChannels(readSettings({ ...sms, ...more })).says;
  expect(says()).toMatch(/^SMS\. .*SMS_IDEMPOTENCY_HEADER or SMS_STATUS_URL/);
  expect(says({ SMS_IDEMPOTENCY_HEADER: 'Idempotency-Key' })).toBe('SMS');
  expect(says({ SMS_STATUS_URL: 'https://sms.example.org/status?ref={id}' })).toBe('SMS');
});

test('the doctor’s measurements are compared with its limits', async () => {
  const gib = 1024 ** 3;
  expect([checkDisk(20 * gib, 40 * gib), checkDisk(2 * gib, 40 * gib), checkDisk(0.1 * gib, 40 * gib)].map(({ state }) => state)).toEqual([
    'ok',
    'warning',
    'failed',
  ]);
  expect([checkNode('24.1.0'), checkNode('22.18.0'), checkNode('22.12.0'), checkNode('20.19.0')].map(({ state }) => state)).toEqual([
    'ok',
    'ok',
    'failed',
    'failed',
  ]);
  expect([toClockFinding(0.2), toClockFinding(3), toClockFinding(8)].map(({ state }) => state)).toEqual(['ok', 'warning', 'failed']);
  const now = new Date('2026-03-10T12:00:00Z');
  expect(
    [
      toBackupFinding(null, now),
      toBackupFinding(new Date('2026-03-09T12:00:00Z'), now),
      toBackupFinding(new Date('2026-03-01T12:00:00Z'), now),
    ].map(({ state }) => state),
  ).toEqual(['warning', 'ok', 'warning']);
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  expect((await checkPort({ host: '127.0.0.1', port }, false)).state).toBe('failed');
  expect((await checkPort({ host: '127.0.0.1', port }, true)).state).toBe('ok');
  other.close();
});
