import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { type ReleasedAlert, releaseAlert, takeBackAlert } from '../../testing/released-alert.ts';
import { eraseFollower } from '../followers/store.ts';
import { queueDelivery } from './queue.ts';
import { audiencesFor, groupsFor, maySend } from './rules.ts';

const database = useTestDatabase();
const plant = { latitude: 21.63, longitude: 72.99 };
const query = async (text: string, values: unknown[] = []) => (await database().pool.query(text, values)).rows;

const release = (given: Partial<ReleasedAlert> = {}): Promise<string> =>
  releaseAlert(database(), { status: 'Actual', ...plant, radiiM: [500, 1_500], ...given });
const queue = (alertId: string, version = 2, kind: 'Alert' | 'Update' | 'Cancel' = 'Alert'): Promise<number> =>
  database()
    .kysely.transaction()
    .execute((transaction) => queueDelivery(transaction, { alertId, version, kind }));
const queued = (alertId: string, version = 2) =>
  query('select * from delivery where alert_id = $1 and version = $2 order by channel, address', [alertId, version]);

const follow = async (channel: string, address: string, language: string, latitude: number, longitude: number): Promise<void> => {
  const keys = channel === 'web-push' ? 'k' : null;
  await query(
    `with one as (insert into follower (channel, address, push_p256dh, push_auth, language, token_hash, stop_token)
       values ($1, $2, $3, $3, $4, $2, $2) returning id)
     insert into followed_place (follower_id, name, latitude, longitude, radius_m) select id, 'Home', $5, $6, 100 from one`,
    [channel, address, keys, language, latitude, longitude],
  );
};
const responder = async (name: string, group: string, onDuty = false): Promise<void> => {
  await query(
    `with person as (insert into stakeholder (name, designation, contact_number, email_address, address)
       values ($1, 'Officer', '98250 1234' || length($1)::text, lower($1) || '@example.org', 'Bharuch') returning id),
     member as (insert into stakeholder_membership (stakeholder_group, stakeholder_id, role) select $2, id, 'Duty' from person returning id)
     insert into duty_shift (membership_id, starts_at, ends_at)
     select id, now() - interval '1 hour', now() + interval '1 hour' from member where $3`,
    [name, group, onDuty],
  );
};
const setMode = (mode: 'demo' | 'live') =>
  query('insert into installation (mode) values ($1) on conflict (only_row) do update set mode = excluded.mode', [mode]);

beforeAll(async () => {
  await follow('web-push', 'https://push.example/1', 'gu', 21.63, 72.99);
  await follow('email', 'asha@example.org', 'hi', 21.635, 72.995);
  await follow('sms', '+919825099999', 'mr', 21.63, 73.2);
  await query(
    `insert into delivery_sink values ('webhook', 'https://hooks.example/a', 'public'), ('mqtt', 'sirens', 'public'),
      ('webhook', 'https://hooks.example/drill', 'exercise'), ('email', 'drill@example.org', 'exercise')`,
  );
});
beforeEach(() => setMode('live'));

describe('an actual warning', () => {
  test('is queued once for each follower inside, in their language and by their channel, with the place', async () => {
    const id = await release();
    const count = await queue(id);
    const rows = await queued(id);
    expect(rows).toHaveLength(count);
    const residents = rows.filter(({ audience }) => audience === 'follower');
    expect(residents).toMatchObject([
      { channel: 'email', address: 'asha@example.org', language: 'hi', latitude: 21.635, longitude: 72.995, state: 'waiting', attempts: 0 },
      { channel: 'web-push', address: 'https://push.example/1', language: 'gu', kind: 'Alert', status: 'Actual' },
    ]);
    expect(rows.filter(({ audience }) => audience === 'public-sink').map(({ address }) => address)).toEqual([
      'sirens',
      'https://hooks.example/a',
    ]);
    expect(rows.some(({ audience }) => audience === 'exercise-sink')).toBe(false);
    expect(await queue(id)).toBe(0);
  });

  test('goes with the release or not at all', async () => {
    const id = await release();
    const failed = database()
      .kysely.transaction()
      .execute(async (transaction) => {
        await queueDelivery(transaction, { alertId: id, version: 2, kind: 'Alert' });
        throw new Error('The release failed');
      });
    await expect(failed).rejects.toThrow('The release failed');
    expect(await queued(id)).toEqual([]);
  });

  test('a draft or an unknown version is not sent', async () => {
    const id = await release();
    await expect(queue(id, 1)).rejects.toThrow('is a draft');
    await expect(queue(id, 7)).rejects.toThrow('no version 7');
  });

  test('goes to people on duty in groups with a rota, to everybody in others, and to the higher tiers when it is severe', async () => {
    await responder('Meera', 'l0auth', true);
    await responder('Kiran', 'l0auth');
    await responder('Bo', 'l3auth');
    const names = async (id: string) =>
      (await queued(id)).filter(({ audience }) => audience === 'stakeholder').map(({ name, channel }) => `${name} ${channel}`);
    const high = await release();
    await queue(high);
    expect((await names(high)).sort()).toEqual(['Bo email', 'Bo sms', 'Meera email', 'Meera sms']);
    expect(groupsFor.low).not.toContain('l3auth');
    expect(groupsFor.medium).not.toContain('l3auth');
  });

  test('an update also goes to earlier recipients who are now outside the area', async () => {
    const id = await release();
    await queue(id);
    await query('update followed_place set latitude = 25 where latitude = 21.635');
    await query('select 1');
    await takeBackAlert(database(), id);
    await query(
      `insert into alert_version select alert_id, 4, 'released', status, incident_severity, incident_description, source, hazard_text,
         place_text, action_text, time_text, expires_at, now(), 'B', 'b' from alert_version where alert_id = $1 and version = 3`,
      [id],
    );
    await queue(id, 4, 'Cancel');
    expect((await queued(id, 4)).map(({ address, kind }) => `${address} ${kind}`)).toContain('asha@example.org Cancel');
    await query('update followed_place set latitude = 21.635 where latitude = 25');
  });

  test('a follower who stops is erased from sent messages, and waiting messages end', async () => {
    await follow('email', 'leaving@example.org', 'en', 21.63, 72.99);
    const id = await release();
    await queue(id);
    const [row] = await query("select * from follower where address = 'leaving@example.org'");
    await eraseFollower(database(), row);
    const all = await query('select * from delivery where alert_id = $1', [id]);
    expect(JSON.stringify(all)).not.toContain('leaving@');
    expect(all.filter(({ cause }) => cause === 'erased')).toMatchObject([{ state: 'gave-up', latitude: null, follower_id: null }]);
  });
});

describe('exercises and tests reach only the exercise addresses', () => {
  test.each(['Exercise', 'Test'] as const)('%s', async (status) => {
    const id = await release({ status });
    await queue(id);
    expect((await queued(id)).map(({ channel, address, audience }) => `${audience} ${channel} ${address}`)).toEqual([
      'exercise-sink email drill@example.org',
      'exercise-sink webhook https://hooks.example/drill',
    ]);
    expect(audiencesFor[status]).toEqual(['exercise-sink']);
  });

  test('an actual alert of a demo or a sample site is not sent', async () => {
    await setMode('demo');
    const id = await release();
    expect(await queue(id)).toBe(0);
    expect(maySend({ status: 'Actual', mode: 'live', sample: true })).toBe(false);
    expect(maySend({ status: 'Actual', mode: 'live', sample: false })).toBe(true);
  });

  test('the table refuses what the rules forbid', async () => {
    const id = await release({ status: 'Exercise' });
    const write = (status: string, audience: string) =>
      query(
        `insert into delivery (alert_id, version, kind, status, audience, channel, address, language, expires_at)
         values ($1, 2, 'Alert', $2, $3, 'email', 'x@example.org', 'en', now())`,
        [id, status, audience],
      );
    for (const [status, audience] of [
      ['Exercise', 'follower'],
      ['Test', 'stakeholder'],
      ['Exercise', 'public-sink'],
      ['Actual', 'exercise-sink'],
    ] as const) {
      await expect(write(status, audience)).rejects.toThrow('delivery_only_actual_leaves');
    }
  });
});
