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

test('on a phone: village heads of a list are placed by outlines, who has no place is counted, each head in the area gets the warning once, and every officer is asked and hears the end', {
  tag: '@main',
}, async ({ page, browser, request, expectAccessible }) => {
  const problems = watchForErrors(page);
  const { origin, approver, drafter, site } = server;
  await page.setViewportSize({ width: 390, height: 844 });
  const post = await enter(page.context(), drafter);
  const toVillage = (name: string, eastDeg: number, northDeg: number) => {
    const [west, south] = [site.longitude + eastDeg, site.latitude + northDeg];
    const ring = [
      [west, south],
      [west + 0.008, south],
      [west + 0.008, south + 0.004],
      [west, south + 0.004],
      [west, south],
    ];
    return { type: 'Feature', properties: { name, population: 800 }, geometry: { type: 'Polygon', coordinates: [ring] } };
  };
  const villages = [toVillage('Boidra', 0.002, -0.004), toVillage('Piraman', 0.002, 0.0001), toVillage('Far village', 1, 0)];
  const load = async (as: string, name: string, text: string) => {
    await page.goto(`${origin}/ImportData?as=${as}`);
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText(`Imported: ${name}`)).toBeVisible();
  };
  await load('villages', 'villages.geojson', JSON.stringify({ type: 'FeatureCollection', features: villages }));
  await load(
    'recipients',
    'heads.csv',
    'Name,Village,Mobile No,Designation\nRamesh,Boidara,98250 20001,Sarpanch\nSita,પિરામણ,98250 20002 / 98250 20003,Sarpanch\nMohan,Far village,98250 20004,Sarpanch\nLila,Nowhere,98250 20005,Sarpanch\n',
  );
  const lacking = page.getByRole('list', { name: 'Rows to complete' });
  await expect(lacking.getByRole('listitem').filter({ hasText: 'Lila' })).toContainText(
    'No village, place or site of this name or code is recorded.',
  );
  await expect(lacking.getByRole('listitem').filter({ hasText: 'Ramesh' })).toContainText('Boidara → Boidra');
  await expectAccessible();

  await post('/api/stakeholders/l0auth/members', {
    name: 'Anil Rana',
    emailAddress: 'anil.rana@example.org',
    contactNumber: '98250 30001',
    designation: 'Police inspector',
    role: 'Duty officer',
    address: 'Bharuch',
  });
  // No tier calls this officer for now; Gujarati, and two mobile numbers.
  await post('/api/stakeholders/l1auth/members', {
    name: 'Bina Desai',
    emailAddress: 'bina.desai@example.org',
    contactNumber: '98250 30002',
    designation: 'Collector',
    role: 'District head',
    address: 'Bharuch',
    otherNumber: '98250 30003',
    language: 'gu',
  });
  const { readLeak, industryId } = await worksWithSensors(post, request, 'Village Works');
  await readLeak(20);
  await readLeak(10);
  const draft = async () => {
    const { alerts } = await (await page.request.get(`${origin}/api/alerts`)).json();
    return alerts.find((one: { readonly industryId: number }) => one.industryId === industryId);
  };
  const isDrafted = async () => {
    // The detector tries again when half a minute has passed.
    await request.post(server.received);
    return (await draft()) !== undefined;
  };
  await expect.poll(isDrafted, { timeout: 90_000 }).toBe(true);
  const { id } = await draft();
  await page.goto(`${origin}/Alerts/${id}`);
  await expect(page.getByText('1 recipient of the lists has no place and is not warned.').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByRole('button', { name: 'Approve and release' })).toBeDisabled();

  const second = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await enter(second, approver);
  const desk = await second.newPage();
  await desk.goto(`${origin}/Alerts/${id}`);
  await desk.getByRole('button', { name: 'Approve and release' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Release REAL warning' }).click();

  const reached = async () => {
    const { sms }: Received = await (await request.get(server.received)).json();
    return sms
      .map(({ to }) => to)
      .filter((to) => to.startsWith('9198250200'))
      .toSorted();
  };
  await expect.poll(reached, { timeout: 30_000 }).toEqual(['919825020001', '919825020002', '919825020003']);

  // The officer gets the officer's message, answers with one tap, and the map of the incident names who goes.
  const toOfficer = async () => {
    const { email }: Received = await (await request.get(server.received)).json();
    // As it travels: long lines are broken (quoted-printable).
    const letters = email.map(({ to, text }) => ({ to, text: text.replace(/=\r?\n/g, '').replaceAll('=3D', '=') }));
    return letters.find(({ to, text }) => to === 'anil.rana@example.org' && text.includes('OFFICERS:'))?.text ?? '';
  };
  await expect.poll(toOfficer, { timeout: 30_000 }).toContain('Your task: Close the roads at the edge of the area.');
  const letter = await toOfficer();
  expect(letter).toMatch(/Act now: [\d,]+ people: (Boidra, Piraman|Piraman, Boidra)/);
  const [link = ''] = /http\S+acknowledge\?t=\S+/.exec(letter) ?? [];
  const phone = await second.newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'I am going' }).click();
  await expect(phone.getByText('You are going.')).toBeVisible();
  const [{ incidentId }] = [await draft()];
  await page.goto(`${origin}/IncidentManagement?tab=detected&incident=${incidentId}&part=map`);
  await expect(page.getByText('Going: Anil Rana')).toBeVisible();

  // Every officer is asked, in the own language and at both numbers; only who is called acknowledges.
  const toBina = async () => {
    const { sms }: Received = await (await request.get(server.received)).json();
    return sms.filter(({ to, text }) => /^91982503000[23]$/.test(to) && text.includes('અધિકારીઓ માટે:'));
  };
  await expect
    .poll(async () => (await toBina()).map(({ to }) => to).toSorted(), { timeout: 30_000 })
    .toEqual(['919825030002', '919825030003']);
  const [ask = ''] = /http\S+acknowledge\?t=\S+/.exec((await toBina())[0]?.text ?? '') ?? [];
  await phone.goto(ask);
  await expect(phone.getByRole('button')).toHaveText(['હું જાઉં છું', 'હું જઈ શકતો/શકતી નથી']);
  await phone.getByRole('button', { name: 'હું જઈ શકતો/શકતી નથી' }).click();
  await expect(page.getByText('Cannot go: Bina Desai')).toBeVisible();

  // The end tells officers what remains; the words for residents go to residents alone.
  await post(`/api/alerts/${id}/cancel`, { version: (await draft()).version, because: 'error' });
  const ofEnd = async () => {
    const { email, sms }: Received = await (await request.get(server.received)).json();
    const letter = email.find(({ to, text }) => to === 'anil.rana@example.org' && text.includes('sent in error'))?.text ?? '';
    return [letter.replace(/=\r?\n/g, ''), sms.filter(({ to }) => to === '919825020001').at(-1)?.text ?? ''];
  };
  await expect
    .poll(async () => (await ofEnd())[0], { timeout: 30_000 })
    .toContain('OFFICERS: The warning about Village Works was sent in error.');
  await expect.poll(async () => (await ofEnd())[1]).toContain('Follow official advice.');
  expect((await ofEnd())[0]).toContain('Ended by Asha Patel (Administrator)');
  expect((await ofEnd())[0]).not.toContain('Follow official advice.');
  expect(problems).toEqual([]);
  await second.close();
});
