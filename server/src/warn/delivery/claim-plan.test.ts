import { expect, test } from 'vitest';
import { addFollowers } from '../../testing/followers.ts';
import { useTestDatabase } from '../../testing/postgres.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { claimDue, claimStatement } from './claims.ts';
import { queueDelivery } from './queue.ts';

const database = useTestDatabase();
const query = async (text: string, values: unknown[] = []) => (await database().pool.query(text, values)).rows;
const claiming = { channel: 'sms', worker: '00000000-0000-4000-8000-000000000001', limit: 80, leaseS: 60 } as const;
const recipients = 2_000;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

const listNodes = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

/** The plan of a claim of 80 messages, which is rolled back. */
const claimNodes = async (): Promise<readonly Plan[]> => {
  const { sql, parameters } = claimStatement(claiming).compile(database().kysely);
  const client = await database().pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(`explain (analyze, format json) ${sql}`, [...parameters]);
    return listNodes(rows[0]['QUERY PLAN'][0].Plan as Plan);
  } finally {
    await client.query('rollback');
    client.release();
  }
};

const release = async (): Promise<void> => {
  const alertId = await releaseAlert(database(), { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
  await database()
    .kysely.transaction()
    .execute((transaction) => queueDelivery(transaction, { alertId, version: 2, kind: 'Alert' }));
};

test('a claim uses its index and reads no more rows than it takes, whatever the statistics', async () => {
  await query("insert into installation (mode) values ('live')");
  await query('alter table delivery set (autovacuum_enabled = off)');
  await query('alter table alert_version set (autovacuum_enabled = off)');
  await addFollowers(database(), recipients);

  const states: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['nothing: never analysed', async () => undefined],
    [
      'the empty table',
      async () => {
        await query('delete from delivery');
        await query('vacuum analyze delivery, alert_version');
      },
    ],
    [
      'one warning that has been sent',
      async () => {
        await release();
        await query("update delivery set state = 'accepted', accepted_at = now()");
        await query('analyze delivery, alert_version');
      },
    ],
  ];
  for (const [statistics, prepare] of states) {
    await prepare();
    await release();
    const nodes = await claimNodes();
    const ofDelivery = nodes.filter(({ 'Relation Name': name }) => name === 'delivery');
    expect(
      nodes.some(({ 'Index Name': name }) => name === 'delivery_due'),
      statistics,
    ).toBe(true);
    for (const { 'Node Type': type, 'Actual Rows': rows, 'Actual Loops': loops } of ofDelivery) {
      expect(type, statistics).not.toBe('Seq Scan');
      expect(rows * loops, `${type}, statistics of ${statistics}`).toBeLessThanOrEqual(claiming.limit);
    }
  }
});

test('only a released newer version supersedes earlier messages', async () => {
  await query('delete from delivery');
  const alertId = await releaseAlert(database(), { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500], after: 'draft' });
  await queueDelivery(database().kysely, { alertId, version: 2, kind: 'Alert' });
  const [draft] = await claimDue(database(), { ...claiming, limit: 1 });
  expect(draft).toMatchObject({ superseded: false });
  await query(
    `insert into alert_version select alert_id, 4, state, status, incident_severity, incident_description, source, 'Newer',
       place_text, action_text, time_text, expires_at, now(), 'B', 'b' from alert_version where alert_id = $1 and version = 2`,
    [alertId],
  );
  const [released] = await claimDue(database(), { ...claiming, limit: 1 });
  expect(released).toMatchObject({ superseded: true });
});
