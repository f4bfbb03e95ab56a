import type { Run } from '@hazardguard/contract';
import { expect, test, watchForErrors, xsrfHeader } from './fixtures.ts';
import { findSite } from './registers.ts';

/** Maps are drawn without a graphics card here: a small one is enough for this test. */
test.use({ viewport: { width: 1180, height: 720 } });

const parseSeconds = (clock: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
};
const day = 86_400;

test('one site on a wall display: clocks, the wind needle with its what-if, and the current situation', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const problems = watchForErrors(page);
  await signIn('imt');
  await page.goto('/IndustryDashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText(/^Choose an industry to see its map/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open incidents' })).toBeVisible();

  const site = await findSite(page, 'Hazira');
  const { rows: stock } = await (await page.request.get(`/api/industries/${site.id}/inventory`, { params: { search: 'chlorine' } })).json();
  const headers = await xsrfHeader(page.request);
  const scenario = {
    chemical: stock[0].casNo,
    hazard: 'leak',
    quantityKg: 900,
    rupture: { type: 'circular', diameterM: 0.02 },
    weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 31, stability: 'D' },
    site: { latitude: site.latitude, longitude: site.longitude },
    time: '2026-11-21T09:30:00.000Z',
  };
  const stored = await page.request.post('/api/runs', {
    headers,
    data: {
      industryId: site.id,
      inventoryItemId: stock[0].id,
      scenario,
      weatherOrigin: { source: 'manual', observedAt: null, ageS: null },
    },
  });
  expect(stored.status(), await stored.text()).toBe(201);
  const run = (await stored.json()) as Run;
  const reported = await page.request.post('/api/incidents', {
    headers: await xsrfHeader(page.request),
    data: { industryName: site.industryName, shortDescription: 'Smell of chlorine at the gate', state: 'In-progress' },
  });
  expect(reported.status(), await reported.text()).toBe(201);
  const { id: incident } = await reported.json();

  await page.goto(`/IndustryDashboard?industry=${site.id}`);

  await test.step('the clocks: solar time by longitude and Indian Standard Time', async () => {
    await expect(page.getByLabel('Latitude, longitude')).toHaveValue(`${site.latitude.toFixed(6)}, ${site.longitude.toFixed(6)}`);
    const zone = page.locator('[data-clock="zone"]');
    const solar = page.locator('[data-clock="solar"]');
    await expect(zone).toHaveText(/^\d\d:\d\d:\d\d$/);
    const [at, sun] = await page.locator('[data-clock]').allInnerTexts();
    const behind = (parseSeconds(at ?? '') - parseSeconds(sun ?? '') + day) % day;
    expect(Math.abs(behind - Math.round((82.5 - site.longitude) * 240))).toBeLessThanOrEqual(1);
    const now = await solar.innerText();
    await expect(solar).not.toHaveText(now);
  });

  await test.step('the footprint is that of the newest run, and turning the needle shows a what-if', async () => {
    const footprint = page.locator('[data-footprint]');
    await expect(footprint).toHaveAttribute('data-footprint', run.result.scenarioHash);
    const before = await page.getByRole('table', { name: 'Zones' }).innerText();
    await expect(page.locator('[data-needle]')).toHaveCount(0);
    await page.getByRole('group', { name: 'Compass, 16 points' }).getByRole('radio', { name: 'NE', exact: true }).check();
    await expect(page.getByText('What if the wind were from NE (45°)?')).toBeVisible();
    await expect(footprint).not.toHaveAttribute('data-footprint', run.result.scenarioHash);
    await expect(page).toHaveURL(/needle=45/);
    // On the same map a turned wind moves the same zones.
    await expect(page.locator('[data-footprint][aria-busy="false"]')).toBeVisible();
    expect(await page.getByRole('table', { name: 'Zones' }).innerText()).toBe(before);
    await expect(page.getByText(/^Computed here with the wind from NE/)).toBeVisible();
    await page.getByRole('button', { name: 'Back to the current wind' }).click();
    await expect(footprint).toHaveAttribute('data-footprint', run.result.scenarioHash);
  });

  await test.step('the current situation, each entry with its age', async () => {
    const incidents = page.getByRole('region', { name: 'Open incidents' });
    await expect(incidents.getByRole('link', { name: incident })).toBeVisible();
    await expect(incidents).toContainText('In-progress');
    await expect(incidents).toContainText(/read \d+ seconds? ago/);
    await expect(page.getByRole('region', { name: 'Next duties' }).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Alerts' })).toContainText(
      /No draft warning|Draft|Waiting|Sent back|Released|Cancelled|Expired/,
    );
    await expect(page.getByRole('region', { name: 'Sensors' })).toContainText('No sensor is connected');
    await expect(page.getByRole('region', { name: 'Current weather' })).toContainText('No current weather');
    await expectAccessible();
  });

  await test.step('a panel that cannot be refreshed keeps its last values and says so', async () => {
    await page.route('**/api/duties*', (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'Not now', requestId: 'r-1' } } }),
    );
    await page.goto(`/IndustryDashboard?industry=${site.id}&wall=1`);
    const duties = page.getByRole('region', { name: 'Next duties' });
    await expect(duties.getByText('This part could not be read')).toBeVisible();
    await page.unroute('**/api/duties*');
    await duties.getByRole('button', { name: 'Try again' }).click();
    await expect(duties.getByRole('listitem').first()).toBeVisible();
  });

  await test.step('the wall display fills the screen, and Escape leaves it', async () => {
    await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Full-screen view' })).toBeVisible();
    await expect(page).not.toHaveURL(/wall=/);
  });
  expect(problems.filter((problem) => !problem.includes('/api/duties'))).toEqual([]);
});
