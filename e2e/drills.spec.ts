import { inventoryExample } from '@hazardguard/contract';
import type { APIRequestContext } from '@playwright/test';
import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';

const post = async (request: APIRequestContext, path: string, data: object) => {
  const answer = await request.post(path, { headers: await xsrfHeader(request), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

const stock = {
  ...inventoryExample,
  itemNo: 'C-1',
  productName: 'Liquid chlorine',
  quantity: 10,
  unit: 't',
  dateReceived: '2026-09-01',
  dateExpired: '2028-08-31',
};

test('a drill is planned, marked on every screen, steered, stopped by one key, and reported', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('imt');
  const industryName = uniqueName('Drilled Works');
  const place = { latitude: 21.63236, longitude: 72.99001 };
  const site = await post(page.request, '/api/industries', { industryName, district: 'Bharuch', safetyTeamContact: '1077', ...place });
  await post(page.request, `/api/industries/${site.id}/inventory`, stock);

  await page.goto(`/Drills?view=plan&industry=${site.id}`);
  await page.getByRole('button', { name: 'Chlorine: leaking valve of a ton container' }).click();
  await page.getByLabel('Wind speed (m/s)').fill('');
  await page.getByRole('button', { name: 'Plan this drill' }).click();
  await expect(page.getByText('1 field needs a value.')).toBeVisible();
  await page.getByLabel('Wind speed (m/s)').fill('3');
  await page.getByRole('button', { name: 'Plan this drill' }).click();
  await page.getByRole('button', { name: 'Start the drill' }).click();

  const banner = page.getByRole('region', { name: 'Running drill' });
  await expect(banner).toContainText('EXERCISE');
  await expect(banner).toContainText(industryName);
  await page.getByRole('button', { name: /^Skip: The release starts/ }).click();
  await page.getByRole('button', { name: /^Deliver now: A guard at the gate calls/ }).click();
  await expect(banner).toContainText('There is a strong smell of Chlorine here.');
  await page.getByLabel('Observation').fill('The gate called at once.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The gate called at once.' })).toBeVisible();
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  const stop = banner.getByRole('button', { name: 'Real emergency: stop' });
  await expect(stop).toBeInViewport({ ratio: 1 });
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(72);
  await expect(banner.getByRole('button', { name: 'Take part' })).toBeHidden();
  await banner.getByRole('button', { name: 'More' }).click();
  await expectAccessible();
  await page.setViewportSize({ width: 1280, height: 800 });

  // Participants work in the exercise, on the real screens.
  await banner.getByRole('button', { name: 'Take part' }).click();
  // The call that stops the drill never reaches the server: other journeys must not find a stopped drill on their screens.
  const call = '**/api/drills/*/abandon';
  await page.route(call, (route) => route.abort());
  await page.goto(`/IncidentManagement?view=create&industry=${site.id}`);
  await expect(page.getByRole('checkbox', { name: 'Part of the exercise' })).toBeChecked();
  await page.getByLabel('Short Description').fill('Smell at the gate');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^EXERCISE\. Smell at the gate/).first()).toBeVisible();

  // One key asks the server to stop it.
  const kept = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/abandon'));
  await page.keyboard.press('F8');
  expect((await kept).method()).toBe('POST');
  await page.unroute(call);
  await banner.getByRole('link', { name: 'Open the drill' }).click();
  await page.getByRole('button', { name: 'End the drill' }).click();
  await expect(page.getByRole('link', { name: 'Report (PDF)' })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Record as done' }).click();
  await expect(page.getByText('Recorded as done.').first()).toBeVisible();
  expect(problems.filter((problem) => !problem.includes('/abandon'))).toEqual([]);
});
