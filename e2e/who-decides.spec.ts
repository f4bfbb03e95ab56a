import { expect, test, watchForErrors } from './fixtures.ts';
import { type JourneyServer, postAt, type Received, signInAt, startJourneyServer } from './journey-server.ts';

let server: JourneyServer;
test.beforeAll(async () => {
  server = await startJourneyServer();
});
test.afterAll(() => server?.stop());
test.use({ viewport: { width: 390, height: 844 } });

const scenario = (site: object, hoursAgo: number) => ({
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, stability: 'D' },
  time: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
  site,
});

test('readiness before the night; only who can release is called and named; no all clear while the cloud travels', {
  tag: '@main',
}, async ({ page, browser, expectAccessible }) => {
  const { origin, drafter, approver, site, received } = server;
  const problems = watchForErrors(page);
  const readMail = async () => ((await (await page.request.get(received)).json()) as Received).email;
  const post = await signInAt(server, page.context(), drafter);
  const { id: industryId } = await post('/api/industries', {
    industryName: 'Narmada Works',
    district: 'Bharuch',
    safetyTeamContact: '1077',
    ...site,
  });
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const postOther = await signInAt(server, other, approver);
  // The officer invites the plant's user: the two-person rule refuses the officer for 30 days.
  const scope = { kind: 'site', industryIds: [industryId] };
  const { path } = await postOther('/api/invitations', { email: 'meena@example.org', role: 'plant', scope, language: 'en' });
  const invited = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const postInvited = postAt(server, invited);
  await postInvited('/api/invitation', { token: path.split('token=')[1], name: 'Meena Shah', password: drafter.password });

  // The first day: what is not ready, who could release, and a test of the own channel.
  const officer = await other.newPage();
  const officerProblems = watchForErrors(officer);
  await officer.goto(`${origin}/Escalation?industry=${industryId}`);
  const ready = officer.getByRole('region', { name: 'Ready for the night?' });
  await expect(ready.getByText(/^Tier 1.*: Nobody is in these groups/)).toBeVisible();
  await expect(ready.getByText(/^Ravi Shah .* refused for warnings of Meena Shah/)).toBeVisible();
  await expect(ready.getByText(/^Asha Patel .* may release/)).toBeVisible();
  // The district beside it: each site with what is missing, and the steps that are left.
  const district = officer.getByRole('region', { name: 'Sites of Bharuch' });
  await expect(district.getByRole('link', { name: 'Narmada Works' })).toBeVisible();
  await expect(district.getByRole('listitem').filter({ hasText: /^to do · Enter the officers in the directory/ })).toBeVisible();
  await ready.getByRole('button', { name: 'Send me a test by E-mail' }).click();
  await expect
    .poll(async () => (await readMail()).filter(({ text }) => text.includes('This is a test')).map(({ to }) => to))
    .toEqual([approver.email]);
  await expect(ready.getByText(/^E-mail: last message accepted/).last()).toBeVisible();
  expect(await officer.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

  // The plant's user writes a warning: the officer is neither called nor named.
  const run = await postInvited('/api/runs', {
    industryId,
    inventoryItemId: null,
    scenario: scenario(site, 0),
    weatherOrigin: { source: 'manual', observedAt: null, ageS: null },
  });
  const proposal = await (await invited.request.get(`${origin}/api/runs/${run.id}/alert-proposal`)).json();
  const draft = await postInvited('/api/alerts', { ...proposal, incidentId: 'INC000421' });
  await postInvited(`/api/alerts/${draft.id}/submit`, { version: draft.version, areaConfirmed: true });
  await expect
    .poll(async () => (await readMail()).filter(({ text }) => text.includes('needs your approval')).map(({ to }) => to))
    .toEqual([drafter.email]);
  await officer.goto(`${origin}/Alerts/${draft.id}`);
  const note = officer.getByRole('note').filter({ hasText: 'You cannot approve this' });
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(officer.getByText(/^Can release it: Asha Patel/)).toBeInViewport({ ratio: 1 });
  await expect(officer.getByRole('button', { name: 'Approve and release' })).toBeDisabled();

  // The called approver can release.
  await page.goto(`${origin}/Alerts/${draft.id}`);
  await expect(page.getByText('You can release this warning.')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Approve and release' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Release REAL warning' }).click();
  await expect(dialog).toHaveCount(0);

  // No all clear while the cloud travels: a second look, with the reason, and a button that says so.
  await page.getByRole('button', { name: 'End the warning' }).click();
  await expect(dialog.getByText(/^TOO EARLY by the model: the cloud will have passed everybody at/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Request the all clear early' }).click();
  await expect(dialog.getByText('At least two words').last()).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  expect(await (await page.request.get(`${origin}/api/alerts/${draft.id}`)).json()).toMatchObject({ state: 'released' });

  // After the cloud has passed it is given without one.
  const past = await postInvited('/api/runs', {
    industryId,
    inventoryItemId: null,
    scenario: scenario(site, 6),
    weatherOrigin: { source: 'manual', observedAt: null, ageS: null },
  });
  const again = await (await invited.request.get(`${origin}/api/runs/${past.id}/alert-proposal`)).json();
  const second = await postInvited('/api/alerts', { ...again, incidentId: 'INC000422' });
  const waiting = await postInvited(`/api/alerts/${second.id}/submit`, { version: second.version, areaConfirmed: true });
  await post(`/api/alerts/${second.id}/approve`, { version: waiting.version });
  await page.goto(`${origin}/Alerts/${second.id}`);
  await page.getByRole('button', { name: 'End the warning' }).click();
  await expect(dialog.getByText('By the model the cloud has passed everybody.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Request the all clear', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await officer.goto(`${origin}/Alerts/${second.id}`);
  await officer.getByRole('button', { name: 'Approve the all clear' }).click();
  await officer.getByRole('dialog').getByRole('button', { name: 'Send the REAL all clear' }).click();
  await expect(officer.getByRole('dialog')).toHaveCount(0);
  expect(await (await page.request.get(`${origin}/api/alerts/${second.id}`)).json()).toMatchObject({ state: 'cancelled' });
  expect([...problems, ...officerProblems]).toEqual([]);
});
