import { fireRoutes, incidentRoutes, industryRoutes } from '@hazardguard/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerText, type LoopbackVendor, startLoopbackVendor } from '../../platform/providers/weather/loopback-vendor.ts';
import { useApplication } from '../../testing/application.ts';
import { lookForFires } from './look-for-fires.ts';

const application = useApplication();
const key = 'feedfeedfeedfeedfeedfeedfeedfeed';
const head = 'latitude,longitude,scan,track,acq_date,acq_time,satellite,confidence,frp';
let vendor: LoopbackVendor;

beforeAll(async () => {
  vendor = await startLoopbackVendor(answerText('Invalid MAP_KEY.', 400));
});
afterAll(() => vendor.close());

test('without a key the service is off; a wrong key is reported; an answer becomes an incident, requested once by several servers', async () => {
  const plant = await application().as('plant');
  const { database } = application();
  const { body: site } = await plant.call(industryRoutes.create, {
    body: { industryName: 'Watched works', district: 'Bharuch', safetyTeamContact: '1077', latitude: 21.7, longitude: 72.6 },
  });
  const listed = async () => (await plant.call(fireRoutes.list, { params: { id: site.id } })).body;
  expect((await listed()).service).toEqual({ on: false, askedAt: null, failedAt: null, failure: null });
  await database.pool.query('insert into fire_watch (industry_id, due_at) select id, $1 from industry where id <> $2', [
    new Date(Date.now() + 3_600_000),
    site.id,
  ]);

  const options = { database, url: vendor.baseUrl, key, onError: (error: unknown) => expect.unreachable(String(error)) };
  const look = () => lookForFires(options, new AbortController().signal);
  await Promise.all([look(), look()]);
  expect(vendor.requests).toHaveLength(1);
  expect((await listed()).service).toMatchObject({ askedAt: null, failure: { code: 'refused', said: 'Invalid MAP_KEY.' } });

  const seen = new Date(Date.now() - 3_600_000).toISOString();
  const line = `21.701,72.601,0.4,0.4,${seen.slice(0, 10)},${seen.slice(11, 16).replace(':', '')},N,h,12.5`;
  vendor.answer(answerText(`${head}\n${line}\n`));
  for (const round of [1, 2]) {
    await database.pool.query("update fire_watch set due_at = now() - interval '1 second' where industry_id = $1", [site.id]);
    await Promise.all([look(), look()]);
    expect(vendor.requests).toHaveLength(1 + round);
  }
  const { fires, total, service } = await listed();
  expect(total).toBe(1);
  expect(service).toMatchObject({ failedAt: null, failure: null });
  expect(service.askedAt).not.toBeNull();
  const { body: card } = await plant.call(incidentRoutes.read, { params: { id: fires[0]?.incidentId ?? '' } });
  expect(card.incident).toMatchObject({ origin: 'detected', createdBy: 'NASA FIRMS', hazard: 'fire' });
  const { rows } = await database.pool.query<{ text: string }>('select failure::text as text from fire_watch where failure is not null');
  expect(rows.filter(({ text }) => text.includes(key))).toEqual([]);
});
