import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { messageToStatement } from './record-report.ts';

const database = useTestDatabase();
const query = async (text: string, values: unknown[] = []) => (await database().pool.query(text, values)).rows;
const find = async (address: string) => (await messageToStatement(address).execute(database().kysely)).rows;
/** More than PostgreSQL reads without an index, each to a number of its own. */
const others = 20_000;
let alertId = '';

const number = '+919825012345';
const deliver = async (more: Readonly<Record<string, unknown>>): Promise<string> => {
  const { channel = 'sms', state = 'accepted', acceptedAgo = '0', queuedAgo = '0', call = 0, address = number } = more;
  const [row] = await query(
    `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, expires_at, call, state, queued_at, accepted_at)
     values ($1, 2, 'Alert', 'Actual', 'follower', $2, $3, 'en', now() + interval '1 hour', $4, $5, now() - $6::interval,
       case when $5 = 'accepted' then now() - $7::interval end) returning id`,
    [alertId, channel, address, call, state, queuedAgo, acceptedAgo],
  );
  return row.id;
};

beforeAll(async () => {
  await query("insert into installation (mode) values ('live')");
  await query('alter table delivery set (autovacuum_enabled = off)');
  alertId = await releaseAlert(database(), { status: 'Actual', latitude: 21.6, longitude: 73, radiiM: [500] });
});

test('the message accepted last counts, whatever its channel and whenever it was queued', async () => {
  expect(await find(number)).toEqual([]);
  await deliver({ acceptedAgo: '49 hours', queuedAgo: '49 hours', channel: 'voice' });
  expect(await find(number)).toEqual([]);
  const id = await deliver({ acceptedAgo: '1 minute', queuedAgo: '2 hours' });
  await deliver({ acceptedAgo: '1 hour', queuedAgo: '1 hour', channel: 'whatsapp' });
  await deliver({ state: 'waiting', call: 1 });
  await deliver({ state: 'refused', call: 2 });
  await deliver({ channel: 'email' });
  await deliver({ address: '+919825012346' });
  expect(await find(number)).toEqual([{ id }]);
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

const listNodes = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

test('only the messages to the number are read, whatever the statistics', async () => {
  await query(
    `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, expires_at, state, accepted_at)
     select $1, 2, 'Alert', 'Actual', 'follower', 'sms', '+91' || (9000000000 + n), 'en', now() + interval '1 hour', 'accepted', now()
     from generate_series(1, $2::int) n`,
    [alertId, others],
  );
  const [{ count: toNumber }] = await query('select count(*)::int as count from delivery where address = $1', [number]);
  for (const analyse of ['analyze alert', 'analyze delivery']) {
    await query(analyse);
    const { sql, parameters } = messageToStatement(number).compile(database().kysely);
    const [explained] = await query(`explain (analyze, format json) ${sql}`, [...parameters]);
    const nodes = listNodes(explained['QUERY PLAN'][0].Plan as Plan);
    expect(
      nodes.some(({ 'Index Name': name }) => name === 'delivery_once'),
      analyse,
    ).toBe(true);
    for (const { 'Actual Rows': rows, 'Rows Removed by Filter': removed = 0 } of nodes)
      expect(rows + removed, analyse).toBeLessThanOrEqual(toNumber);
  }
});
