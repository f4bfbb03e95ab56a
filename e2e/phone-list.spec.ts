import type { APIRequestContext } from '@playwright/test';
import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';
import { writeAlertInLane } from './write-alert-in-lane.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };

test.use({ viewport: { width: 390, height: 844 } });

const post = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(path, { headers: await xsrfHeader(request), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

const released: string[] = [];
test.afterEach(({ page: _page }, { parallelIndex: lane }) => {
  for (const id of released.splice(0)) writeAlertInLane(lane, id);
});

test('advice by place is previewed, and who was not reached is called and marked with a thumb', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('plant');
  const { request } = page;
  const school = uniqueName('Primary school');
  await post(request, '/api/receptors/register', {
    name: school,
    kind: 'school',
    latitude: 21.634,
    longitude: 72.992,
    people: 320,
    phone: '0261 000000',
  });
  const industry = await post(request, '/api/industries', {
    industryName: uniqueName('Call Works'),
    district: 'Bharuch',
    safetyTeamContact: 'control room',
    ...site,
  });
  const scenario = {
    chemical: '7782-50-5',
    hazard: 'leak',
    quantityKg: 900,
    rupture: { type: 'circular', diameterM: 0.01 },
    weather: { windSpeedMs: 2, windFromDeg: 225, temperatureC: 25, stability: 'F' },
    site,
  };
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null };
  const run = await post(request, '/api/runs', { industryId: industry.id, inventoryItemId: null, scenario, weatherOrigin });
  const alert = await post(request, '/api/alerts', await (await request.get(`/api/runs/${run.id}/alert-proposal`)).json());
  await page.goto(`/Alerts/${alert.id}`);
  await page.getByRole('radio', { name: /^From .* km: Leave/ }).check();
  await expect(page.locator('[data-preview="sms"]')).toContainText('Leave now');
  await page.getByRole('switch', { name: 'Advice by place' }).click();
  await expect(page.getByRole('radio', { name: /^From .* km: Leave/ })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Advice by place' }).click();
  await expect(page.getByRole('radio', { name: /^From .* km: Leave/ })).toBeVisible();

  const { version } = await (await request.get(`/api/alerts/${alert.id}`)).json();
  await post(request, `/api/alerts/${alert.id}/submit`, { version, areaConfirmed: true });
  await signIn('l1');
  released.push(alert.id);
  await post(request, `/api/alerts/${alert.id}/approve`, { version: version + 1 });
  // Another person on this phone.
  await page.goto('/Alerts');
  await page.goto(`/Alerts/${alert.id}#phone-list`);
  const list = page.getByRole('region', { name: 'Call by telephone' });
  await expect(list.getByText(school)).toBeVisible({ timeout: 30_000 });
  await expect(list).toContainText('An exercise: numbers are hidden');
  const mark = list.getByRole('button', { name: `No answer: ${school}` });
  expect((await mark.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await mark.click();
  await expect(list.locator('[data-by-phone]')).toContainText('1 no answer');
  await expectAccessible();
  await list.getByRole('button', { name: `Reached: ${school}` }).click();
  await expect(list.getByText(school)).toHaveCount(0);
  await expect(list.locator('[data-by-phone]')).toContainText('1 reached');
  expect(problems).toEqual([]);
});
