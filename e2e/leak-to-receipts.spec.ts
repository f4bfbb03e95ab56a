import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';
import { type JourneyServer, type Received, signInAt, startJourneyServer } from './journey-server.ts';

let server: JourneyServer;
test.beforeAll(async () => {
  server = await startJourneyServer();
});
test.afterAll(() => server?.stop());

const enter = (context: BrowserContext, person: Parameters<typeof signInAt>[2]) => signInAt(server, context, person);
type Post = Awaited<ReturnType<typeof enter>>;

const sensor = { heightM: 1.5, alarmReadings: 2, alarmSeconds: null, silentAfterS: 300, averagingS: 600 };
const quiet = { cas: null, detectionLimit: null, alarmHigh: null, alarmLow: null };

/** A site with a ring of gas sensors and a mast with a known wind; what its sensors read of the leak a number of seconds ago. */
const worksWithSensors = async (post: Post, request: APIRequestContext, industryName: string) => {
  const { origin, site, leak } = server;
  const { id: industryId } = await post('/api/industries', { industryName, district: 'Bharuch', safetyTeamContact: '1077', ...site });
  const gas = { measure: 'concentration', unit: 'ppm', cas: leak.cas, detectionLimit: 0.5, alarmHigh: 25, alarmLow: 15 };
  const weather = [
    { code: 'WS', measure: 'wind-speed', unit: 'm/s', value: leak.wind.windSpeedMs },
    { code: 'WD', measure: 'wind-from', unit: 'deg', value: leak.wind.windFromDeg },
    { code: 'T', measure: 'temperature', unit: 'degC', value: leak.wind.temperatureC },
    { code: 'N', measure: 'cloud', unit: 'percent', value: 50 },
  ];
  for (const { value: _, ...one } of leak.sensors)
    await post('/api/sensors', { industryId, name: `Fence ${one.code}`, ...sensor, ...gas, ...one });
  for (const { value: _, ...one } of weather)
    await post('/api/sensors', { industryId, name: `Mast ${one.code}`, ...site, ...sensor, ...quiet, ...one });
  const { key } = await post(`/api/industries/${industryId}/ingest-key`, {});
  const read = async (rows: readonly { readonly code: string; readonly value: number }[], agoS: number) => {
    const at = new Date(Date.now() - 1000 * agoS).toISOString();
    const answer = await request.post(`${origin}/api/sensors/readings`, {
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
      data: rows.map(({ code, value }) => JSON.stringify({ sensor: code, at, value })).join('\n'),
    });
    expect(await answer.json()).toMatchObject({ stored: rows.length });
  };
  await read(weather, 30);
  const readLeak = (agoS: number, times = 1): Promise<void> =>
    read(
      leak.sensors.map((one) => ({ ...one, value: one.value * times })),
      agoS,
    );
  return { industryId, readLeak };
};

test('a leak is located, drafted, approved by a second person and sent by every channel, with its times shown', { tag: '@main' }, async ({
  page,
  browser,
  request,
  expectAccessible,
}) => {
  const { origin, approver, drafter } = server;
  const problems = watchForErrors(page);
  const post = await enter(page.context(), drafter);
  const { readLeak } = await worksWithSensors(post, request, 'Leaking Works');

  // The second person already has the list open on another machine.
  const second = await browser.newContext();
  await enter(second, approver);
  const desk = await second.newPage();
  await desk.goto(`${origin}/Alerts`);
  await page.goto(`${origin}/Alerts`);
  await expect(page.getByText('No alerts yet')).toBeVisible();
  await expect(desk.getByText('No alerts yet')).toBeVisible();

  await readLeak(20);
  await readLeak(10);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^INC\d{6}/ })
    .click();
  const watch = page.getByRole('region', { name: 'Time from the first sign to the last receipt' });
  await expect(watch.getByText('Target: released within 90 s of the first sign.')).toBeVisible();
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('button', { name: 'Approve and release' })).toBeDisabled();

  await desk
    .getByRole('main')
    .getByRole('link', { name: /^INC\d{6}/ })
    .click();
  await desk.getByRole('button', { name: 'Approve and release' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Release REAL warning' }).click();

  // No reload: times and receipts appear as they arrive, step after step.
  await expect(watch.getByRole('status')).toHaveText(/^Released \d+:\d\d after the first sign: .+ Receipts: 5 of 5\.$/, {
    timeout: 30_000,
  });
  const steps = await watch.getByRole('listitem').allInnerTexts();
  expect(steps.map((step) => step.split('\n')[0])).toEqual([
    'First reading',
    'Draft',
    'Sent for approval',
    'Released',
    'First receipt',
    'All receipts',
  ]);
  const seconds = steps.slice(1).map((step) => Number(/\+0:(\d\d)$/.exec(step)?.[1] ?? Number.NaN));
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  const counts = page.getByRole('table', { name: 'Messages by channel' });
  await expect(counts.getByRole('row')).toHaveCount(6);
  await expectAccessible();

  const incident = /INC\d{6}/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';
  const warned = /ammonia/i;
  const { email, sms, push, webhook, mqtt }: Received = await (await request.get(server.received)).json();
  // The second person was called at the hand-in, the resident warned at the release.
  expect(email).toEqual([
    { to: server.approver.email, text: expect.stringContaining(`A warning about ${incident}`) },
    { to: 'resident@example.org', text: expect.stringMatching(warned) },
  ]);
  expect(sms).toEqual([{ to: '919825012345', text: expect.stringMatching(warned), id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  expect(push).toEqual([expect.objectContaining({ body: expect.stringMatching(warned) })]);
  expect(webhook).toEqual([
    {
      id: expect.any(String),
      body: expect.objectContaining({ type: 'alert.released', data: expect.objectContaining({ incidentId: incident }) }),
    },
  ]);
  expect(mqtt.map(({ topic }) => topic)).toEqual([expect.stringMatching(new RegExp(`^sirens/${incident}/`))]);
  const [message = ''] = /\/cap\/hazardguard-[\w-]+/.exec(await (await request.get(`${origin}/cap/feed.atom`)).text()) ?? [];
  const cap = await (await request.get(origin + message)).text();
  expect(cap).toContain('<status>Actual</status>');
  expect(cap).toContain(incident);
  expect(problems).toEqual([]);
  await second.close();
});

test('a leak grows: it is located again on the map of its incident, and a person redrafts the warning', async ({
  page,
  request,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  const { origin } = server;
  const { readLeak, industryId } = await worksWithSensors(await enter(page.context(), server.drafter), request, 'Growing Works');
  await readLeak(20);
  await readLeak(10);
  const drafts = async () => {
    const { alerts } = await (await page.request.get(`${origin}/api/alerts`)).json();
    return alerts.filter((one: { readonly industryId: number }) => one.industryId === industryId);
  };
  await expect.poll(async () => (await drafts()).length, { timeout: 30_000 }).toBe(1);
  const [first] = await drafts();

  await page.goto(`${origin}/IncidentManagement?tab=detected&incident=${first.incidentId}&part=map`);
  const map = page.getByRole('region', { name: `Position of ${first.incidentId}`, exact: true });
  await expect(map.locator('canvas')).toBeVisible();
  const found = page.getByRole('region', { name: 'Source estimate' });
  await expect(found.getByText('The warning was drafted from this estimate.')).toBeVisible();
  await page.getByRole('button', { name: 'Zoom to the source' }).click();
  await expect(page.getByRole('button', { name: 'Show the whole footprint' })).toBeVisible();
  await expectAccessible();
  const rate = found.locator('dt', { hasText: 'Release rate' }).locator('xpath=following-sibling::dd[1]');
  const before = await rate.innerText();

  await readLeak(0, 4);
  await request.post(server.received);
  await expect(found.getByText('The warning was drafted from an earlier estimate and has not been updated.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(rate).not.toHaveText(before);
  await found.getByRole('button', { name: 'Redraft from latest estimate' }).click();
  await expect(found.getByText('The warning was drafted from this estimate.')).toBeVisible({ timeout: 30_000 });
  const [redrafted] = await drafts();
  expect(redrafted).toMatchObject({ id: first.id, state: 'draft' });
  expect(redrafted.version).toBeGreaterThan(first.version);
  expect(redrafted.runId).not.toBe(first.runId);
  expect(problems).toEqual([]);
});
