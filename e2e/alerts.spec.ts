import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';
import { writeAlertInLane } from './write-alert-in-lane.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };

const post = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(path, { headers: await xsrfHeader(request), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

/** A draft from a run, as the assessment stores one; that screen has a journey of its own. */
const draftFromRun = async ({ request }: Page): Promise<{ id: string; incidentId: string }> => {
  const industry = await post(request, '/api/industries', {
    industryName: uniqueName('Alert Works'),
    district: 'Bharuch',
    safetyTeamContact: 'control room',
    ...site,
  });
  const scenario = {
    chemical: '7782-50-5',
    hazard: 'leak',
    quantityKg: 900,
    rupture: { type: 'circular', diameterM: 0.02 },
    weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, stability: 'D' },
    site,
  };
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null };
  const run = await post(request, '/api/runs', { industryId: industry.id, inventoryItemId: null, scenario, weatherOrigin });
  const proposal = await (await request.get(`/api/runs/${run.id}/alert-proposal`)).json();
  return post(request, '/api/alerts', proposal);
};

/** Alerts that a journey has released, whether it passes or fails. */
const released: string[] = [];
// A cancelled alert would be shown for an hour; other journeys start without an alert.
test.afterEach(({ page: _page }, { parallelIndex: lane }) => {
  for (const id of released.splice(0)) writeAlertInLane(lane, id);
});

test('a warning is drafted, approved by a second person, updated and cancelled', async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  await signIn('plant');
  const alert = await draftFromRun(page);
  await page.goto('/Alerts');
  await expect(page.getByRole('heading', { level: 2, name: /^Drafts/ })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${alert.incidentId}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/Alerts/${alert.id}`));
  await expect(page.getByRole('timer', { name: /^Since the draft \d+:\d\d$/ })).toBeVisible();

  // The text is changed in two languages: the meter changes its character set.
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('What to do').and(page.getByRole('textbox')).fill('Go indoors at once.');
  await expect(page.locator('[data-meter="GSM-7"]')).toBeVisible();
  await page.getByRole('tab', { name: 'ગુજરાતી' }).click();
  await expect(page.locator('[data-meter="UCS-2"]')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  // The edited text is the one that is sent as an SMS.
  await expect(page.getByText('Go indoors at once.')).toHaveCount(2);

  await page.getByRole('button', { name: 'Send for approval' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByText('Waiting for approval', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve and release' })).toBeDisabled();

  await signIn('l1');
  await page.goto(`/Alerts/${alert.id}`);
  await page.getByRole('button', { name: 'Approve and release' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('EXERCISE: nothing has happened')).toBeVisible();
  await expect(dialog.getByText('Recorded places inside')).toBeVisible();
  await expectAccessible();
  released.push(alert.id);
  await dialog.getByRole('button', { name: 'Release exercise' }).click();
  await expect(page.getByText(/^From draft to release/)).toBeVisible();
  const publicly = await page.request.get('/Community?lang=en&embed=1');
  expect(await publicly.text()).toContain('Go indoors at once.');
  const [message] = /\/cap\/hazardguard-[\w-]+/.exec(await (await page.request.get('/cap/feed.atom')).text()) ?? [];
  expect(await (await page.request.get(message ?? '')).text()).toContain('<msgType>Alert</msgType>');

  await test.step('every screen shows the alert with the same text', async () => {
    const { industryId } = await (await page.request.get(`/api/alerts/${alert.id}`)).json();
    const incident = await post(page.request, '/api/incidents', { shortDescription: uniqueName('Release at the yard') });
    await post(page.request, `/api/incidents/${incident.id}/links`, { kind: 'alert', id: alert.id });
    // On the incident's page the line names the event instead of the incident number.
    const numbered = page.getByRole('listitem').filter({ hasText: alert.incidentId });
    const screens = [
      ['/Alerts', numbered],
      [`/IndustryDashboard?industry=${industryId}`, numbered],
      [`/Ews?industry=${industryId}`, numbered],
      [`/VulnerabilityAssesment?industry=${industryId}&tab=consequence`, numbered],
      [
        `/IncidentManagement?incident=${incident.id}`,
        page.getByRole('listitem').filter({ has: page.locator(`a[href$="/Alerts/${alert.id}"]`) }),
      ],
    ] as const;
    for (const [screen, lines] of screens) {
      await page.goto(screen);
      if (screen.startsWith('/Incident')) await page.getByRole('tab', { name: 'Map and links' }).click();
      const line = lines.filter({ has: page.getByText('Released', { exact: true }) });
      await expect(line.getByText('EXERCISE', { exact: true }), screen).toBeVisible();
      await expect(line.getByText('Draft', { exact: true }), screen).toHaveCount(0);
    }
    await page.goto(`/Alerts/${alert.id}`);
  });

  // A person who must acknowledge sees a banner on every screen; one press ends it. Decisions of another window appear without a reload.
  const banner = page.getByRole('list', { name: 'Alerts and incidents that are waiting for acknowledgement' });
  await expect(banner.getByRole('link', { name: new RegExp(`^${alert.incidentId}`) })).toBeVisible();
  const escalation = page.getByRole('region', { name: 'Escalation' });
  await expect(escalation.getByRole('timer', { name: /^Tier 2 is called in [45]:\d\d$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await post(page.request, `/api/alerts/${alert.id}/escalation/acknowledge`, {});
  await expect(escalation.getByText(/^Acknowledged by .+ Nobody else is called\.$/)).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(asked.filter((url) => url.endsWith(`/api/alerts/${alert.id}/escalation`))).toHaveLength(1);

  // One person requests the all clear, another approves it.
  await page.getByRole('button', { name: 'End the warning' }).click();
  await expect(dialog.getByText('Another person must approve the all clear.')).toBeVisible();
  // The cloud of the model still travels: a second look, with the reason.
  await expect(dialog.getByText(/^TOO EARLY by the model/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Why is it safe nevertheless?' }).fill('The valve is shut and the crew measures nothing');
  await dialog.getByRole('button', { name: 'Request the all clear early' }).click();
  await expect(page.getByText('You requested this all clear. Another person must approve it.').first()).toBeVisible();
  expect(await (await page.request.get('/Community?lang=en&embed=1')).text()).toContain('Go indoors at once.');
  await signIn('l2');
  await page.goto(`/Alerts/${alert.id}`);
  await page.getByRole('button', { name: 'Approve the all clear' }).click();
  await expect(dialog.getByText('Give the all clear for')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the all clear (exercise)' }).click();
  await expect(page.getByRole('list').getByText('Cancelled')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await page.goto('/Community?lang=en');
  await expect(page.frameLocator('iframe').locator('article.alert', { hasText: 'CANCELLED' })).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('the warning area is drawn on the map or typed by corners; an area that crosses itself is refused', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('plant');
  const industryName = uniqueName('Drawn Works');
  const industry = await post(page.request, '/api/industries', { industryName, district: 'Bharuch', safetyTeamContact: '1077', ...site });
  const { id } = await post(page.request, '/api/alerts/by-hand', {
    industryId: industry.id,
    incidentId: 'INC000321',
    incidentSeverity: 'high',
    incidentDescription: 'Smell of gas at the fence',
    hazard: 'toxic-leak',
    action: 'shelter',
  });
  await page.goto(`/Alerts/${id}`);
  await expect(page.getByText('No area yet. Give the alert an area before you send it for approval.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();

  await page.getByText('Circle', { exact: true }).click();
  const map = page.getByRole('region', { name: 'Map to draw the area on', exact: true });
  const canvas = map.locator('canvas');
  await expect(canvas).toBeVisible();
  await page.getByLabel('Radius, m').fill('800');
  const latitude = page.getByLabel('Latitude of the centre');
  const before = await latitude.inputValue();
  await canvas.click({ position: { x: 120, y: 90 } });
  await expect(latitude).not.toHaveValue(before);

  await page.getByText('Outline', { exact: true }).click();
  const corners = page.getByRole('textbox', { name: 'Corners' });
  await expect(canvas).toBeVisible();
  for (const position of [
    { x: 80, y: 60 },
    { x: 260, y: 60 },
    { x: 260, y: 180 },
    { x: 80, y: 180 },
  ]) {
    const lines = (await corners.inputValue()).split('\n').filter(Boolean).length;
    await canvas.click({ position });
    await expect.poll(async () => (await corners.inputValue()).split('\n').length).toBe(lines + 1);
  }
  const drawn = (await corners.inputValue()).split('\n').map((line) => line.split(', ').map(Number));
  expect(drawn).toHaveLength(4);
  // The first corner was pressed north-west of the third.
  expect(drawn[0]?.[0]).toBeGreaterThan(drawn[2]?.[0] ?? Number.NaN);
  expect(drawn[0]?.[1]).toBeLessThan(drawn[2]?.[1] ?? Number.NaN);
  await page.getByRole('button', { name: 'Remove the last corner' }).click();
  await expect.poll(async () => (await corners.inputValue()).split('\n').length).toBe(3);

  await corners.fill('21.63, 72.98\n21.64, 73.00\n21.64, 72.98\n21.63, 73.00');
  await expect(page.getByText('“Outline” crosses or touches itself. Put its corners in order around the area.')).toBeVisible();
  await corners.fill('21.63, 72.98\nhere');
  await expect(page.getByText('Every line must be a position, such as 21.632, 72.99')).toBeVisible();
  await corners.fill('21.63, 72.98\n21.64, 72.98\n21.64, 73.00\n21.63, 73.00');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('region', { name: 'Map of the warned area', exact: true }).locator('canvas')).toBeVisible();
  await expect(page.getByText('No area yet.')).toHaveCount(0);
  const alert = await (await page.request.get(`/api/alerts/${id}`)).json();
  expect(alert.drawn).toEqual({
    shape: 'polygon',
    points: [
      [72.98, 21.63],
      [72.98, 21.64],
      [73, 21.64],
      [73, 21.63],
    ],
  });
  expect(problems).toEqual([]);
});
