import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/postgres.ts';
import { runAsActor } from './actor.ts';
import type { ChainHead } from './chain.ts';
import { openHeadFile } from './heads.ts';
import { recordEntry } from './record.ts';
import { sealEntries } from './seal.ts';
import { verifyChain } from './verify.ts';

const db = useTestDatabase();

const asha = { kind: 'person', id: 'p1', name: 'Asha', role: 'admin', request: 'r-1', call: 'test', deviceAt: undefined } as const;

const enter = (name: string): Promise<void> =>
  runAsActor(asha, () => recordEntry(db(), { kind: 'done', thing: 'backup', thingId: name, after: { name } }));

const sealed = async (): Promise<ChainHead> => {
  await sealEntries(db());
  const { head } = await verifyChain(db());
  if (head === null) throw new Error('Nothing is sealed');
  return head;
};

/** As the owner of the database can: the triggers are disabled. */
const tamper = async (sql: string): Promise<void> => {
  await db().pool.query(`begin; alter table audit_entry disable trigger user; ${sql}; alter table audit_entry enable trigger user; commit`);
};

/** Each test starts from its own record of eight sealed entries. */
const fresh = async (): Promise<ChainHead> => {
  await tamper('truncate audit_entry');
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await enter(name);
  return sealed();
};

test('entries are sealed in order, each hash over the one before, and the chain verifies', async () => {
  const head = await fresh();
  expect(head.position).toBe(8);
  const report = await verifyChain(db(), { heads: [head] });
  expect(report).toMatchObject({ sealed: 8, unsealed: 0, heads: 1, faults: [] });
  await enter('later');
  const later = await verifyChain(db(), { heads: [head] });
  expect(later).toMatchObject({ sealed: 8, unsealed: 1, faults: [] });
  expect(later.unsealedSince).toBeInstanceOf(Date);
});

test('a changed entry is found at its position', async () => {
  await fresh();
  await tamper(`update audit_entry set after = '{"name": "x"}' where position = 4`);
  expect((await verifyChain(db())).faults).toEqual([{ position: 4, what: 'changed' }]);
});

test.each(['at', 'kind', 'thing', 'thing_id', 'actor_kind', 'actor_id', 'actor_name', 'actor_role', 'request', 'call', 'before', 'after'])(
  'a change of any column is detected: %s',
  async (column) => {
    await fresh();
    const other: Readonly<Record<string, string>> = {
      at: `at + interval '1 microsecond'`,
      kind: `'read'`,
      actor_kind: `'system'`,
      before: `'{}'`,
      after: 'null',
    };
    await tamper(`update audit_entry set ${column} = ${other[column] ?? `'x'`} where position = 2`);
    expect((await verifyChain(db())).faults).toEqual([{ position: 2, what: 'changed' }]);
  },
);

test('a removed entry is detected, even when later entries are renumbered', async () => {
  await fresh();
  await tamper('delete from audit_entry where position = 5');
  expect((await verifyChain(db())).faults).toEqual([{ position: 5, what: 'missing' }]);
  await tamper('update audit_entry set position = position - 1 where position > 5');
  expect((await verifyChain(db())).faults).toEqual([{ position: 5, what: 'changed' }]);
});

test('two swapped entries are detected', async () => {
  await fresh();
  await tamper(`update audit_entry set position = case position when 3 then 103 else 106 end where position in (3, 6);
    update audit_entry set position = case position when 103 then 6 else 3 end where position > 100`);
  const places = (await verifyChain(db())).faults.map(({ position }) => position);
  expect(places).toEqual(expect.arrayContaining([3, 6]));
});

test('an inserted entry is detected', async () => {
  await fresh();
  await tamper(`update audit_entry set position = position + 100 where position > 4;
    update audit_entry set position = position - 99 where position > 100;
    insert into audit_entry (kind, thing, actor_kind, position, hash) values ('done', 'backup', 'system', 5, sha256('x'))`);
  expect((await verifyChain(db())).faults).toEqual([
    { position: 5, what: 'changed' },
    { position: 6, what: 'changed' },
  ]);
});

test('a truncated chain is detected only by a head stored outside the database', async () => {
  const head = await fresh();
  await tamper('delete from audit_entry where position > 6');
  expect((await verifyChain(db())).faults).toEqual([]);
  expect((await verifyChain(db(), { heads: [head] })).faults).toEqual([{ position: 8, what: 'head' }]);
});

test('a rewritten chain with valid hashes is detected by a head stored outside the database', async () => {
  const head = await fresh();
  await tamper(`update audit_entry set actor_name = 'Nobody', position = null, hash = null`);
  await sealEntries(db());
  expect((await verifyChain(db())).faults).toEqual([]);
  expect((await verifyChain(db(), { heads: [head] })).faults).toEqual([{ position: 8, what: 'head' }]);
});

test('the database refuses to change, remove or empty entries, and to seal one twice', async () => {
  await fresh();
  for (const sql of [
    `update audit_entry set actor_name = 'x' where position = 1`,
    `update audit_entry set position = 99 where position = 1`,
    'delete from audit_entry where position = 1',
    'truncate audit_entry',
  ]) {
    await expect(db().pool.query(sql)).rejects.toThrow('The audit record only grows');
  }
  await enter('open');
  await expect(db().pool.query(`update audit_entry set actor_name = 'x' where position is null`)).rejects.toThrow('only grows');
  expect((await verifyChain(db())).faults).toEqual([]);
});

test('concurrent sealers and writers make one chain without a gap', async () => {
  await fresh();
  const writers = Array.from({ length: 6 }, async (_, writer) => {
    for (let n = 0; n < 20; n += 1) await enter(`${writer}-${n}`);
  });
  const sealers = Array.from({ length: 3 }, async () => {
    for (let n = 0; n < 15; n += 1) await sealEntries(db(), { limit: 7 });
  });
  await Promise.all([...writers, ...sealers]);
  await sealEntries(db());
  expect(await verifyChain(db())).toMatchObject({ sealed: 128, unsealed: 0, faults: [] });
});

test('an entry of a transaction that commits late follows those sealed before', async () => {
  await fresh();
  const client = await db().pool.connect();
  try {
    await client.query('begin');
    await client.query(`insert into audit_entry (kind, thing, thing_id, actor_kind) values ('done', 'backup', 'slow', 'system')`);
    await enter('quick');
    await sealEntries(db());
    await client.query('commit');
  } finally {
    client.release();
  }
  await sealEntries(db());
  const { rows } = await db().pool.query(`select thing_id from audit_entry where position > 8 order by position`);
  expect(rows).toEqual([{ thing_id: 'quick' }, { thing_id: 'slow' }]);
  expect((await verifyChain(db())).faults).toEqual([]);
});

test('an actor applies to its own work only: not to work after it, nor to the next user of the connection', async () => {
  await tamper('truncate audit_entry');
  let late: Promise<void> | undefined;
  let finish: () => void = () => undefined;
  const signal = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const note = (name: string) => recordEntry(db(), { kind: 'done', thing: 'backup', thingId: name, after: null });
  await runAsActor(asha, async () => {
    await note('inside');
    late = signal.then(() => note('late'));
  });
  finish();
  await late;
  await note('outside');
  await Promise.all(Array.from({ length: 30 }, (_, n) => runAsActor({ ...asha, id: `p${n}` }, () => note(`of p${n}`))));
  const { rows } = await db().pool.query<{ thing_id: string; actor_kind: string; actor_id: string }>(
    'select thing_id, actor_kind, actor_id from audit_entry order by id',
  );
  expect(rows.slice(0, 3).map(({ thing_id, actor_kind }) => [thing_id, actor_kind])).toEqual([
    ['inside', 'person'],
    ['late', 'system'],
    ['outside', 'system'],
  ]);
  for (const { thing_id, actor_id } of rows.slice(3)) expect(thing_id).toBe(`of ${actor_id}`);
});

test('an actor set inside a rolled-back transaction is set again', async () => {
  await tamper('truncate audit_entry');
  await runAsActor(asha, async () => {
    await expect(
      db()
        .kysely.transaction()
        .execute(async (transaction) => {
          await recordEntry({ kysely: transaction } as never, { kind: 'done', thing: 'backup', thingId: 'undone', after: null });
          throw new Error('no');
        }),
    ).rejects.toThrow('no');
    await recordEntry(db(), { kind: 'done', thing: 'backup', thingId: 'done', after: null });
  });
  const { rows } = await db().pool.query('select thing_id, actor_id from audit_entry');
  expect(rows).toEqual([{ thing_id: 'done', actor_id: 'p1' }]);
});

test('a direct write to the database is recorded with its database user and program', async () => {
  await tamper('truncate audit_entry');
  const client = await db().pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local application_name = 'psql'`);
    await client.query(`insert into delivery_sink (channel, address, purpose) values ('mqtt', 'mqtt://broker', 'exercise')`);
    await client.query('commit');
  } finally {
    client.release();
  }
  const { rows } = await db().pool.query('select thing, thing_id, actor_kind, actor_id, actor_name, after from audit_entry');
  const after = { channel: 'mqtt', address: { hidden: true }, purpose: 'exercise' };
  const by = { actor_kind: 'database', actor_id: 'hazardguard', actor_name: 'psql' };
  expect(rows).toEqual([{ thing: 'delivery_sink', thing_id: 'mqtt [hidden] exercise', ...by, after }]);
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('heads are stored next to the data: the newest, and the last of each day', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-heads-'));
  folders.push(folder);
  const heads = openHeadFile(folder);
  const head = (position: number): ChainHead => ({ position, hash: 'ab'.repeat(32) });
  expect(heads.read()).toEqual([]);
  heads.keep(head(1), new Date('2026-03-01T10:00:00Z'));
  heads.keep(head(5), new Date('2026-03-01T23:59:59Z'));
  heads.keep(head(9), new Date('2026-03-02T00:00:01Z'));
  expect(heads.read().map(({ position }) => position)).toEqual([5, 9]);
  const path = join(folder, 'audit-heads');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  writeFileSync(path, `${readFileSync(path, 'utf8')}nonsense\n`);
  expect(() => heads.read()).toThrow('is no head of the audit record');
});
