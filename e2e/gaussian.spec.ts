import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';
import { chooseIndustry, findSite } from './registers.ts';

const charts = (page: Page) => page.getByRole('region', { name: 'Gaussian plume', exact: true });
const model = (page: Page) => page.getByLabel('Plume model');
const comparison = (page: Page) => charts(page).getByRole('table', { name: 'The same release with each set of dispersion coefficients' });
const moved = /^R1 is now part of the Vulnerability Assessment/;

/** Distance to AEGL-3 by a set of dispersion coefficients, as shown. */
const readReach = (page: Page, coefficients: string): Promise<string> =>
  comparison(page).getByRole('row', { name: coefficients }).getByRole('cell').first().innerText();
const metres = (text: string): number => Number.parseFloat(text.replaceAll(',', '')) * (text.includes('km') ? 1000 : 1);

test('R1 asks a visitor to sign in and says what serves instead; then the assessment opens with the Gaussian model and its charts', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const problems = watchForErrors(page);
  await page.goto('/r1?chemical=ammonia&rate=2');
  await expect(page).toHaveURL(/\/VulnerabilityAssesment\?/);
  await expect(page.getByText(moved)).toBeVisible();
  await expect(page.getByText('Sign in to continue to “Vulnerability Assessment”.')).toBeVisible();
  await expectAccessible();

  await signIn('plant');
  await page.goto('/R1');
  await expect(page.getByText(moved)).toBeVisible();
  await chooseIndustry(page, 'Dahej');
  await expect(page.getByText(moved)).toBeVisible();
  await expect(model(page)).toHaveValue('gaussian-plume', { timeout: 60_000 });
  await expect(charts(page).getByRole('img', { name: /Highest concentration on the ground against the distance/ })).toBeVisible();
  await expect(charts(page).getByRole('img', { name: /across the wind at 500 m/ })).toBeVisible();
  await expectAccessible();
  expect(problems).toEqual([]);
});

test('the charts follow the inputs, compare dispersion coefficients and go into files; a gas heavier than air gets a warning', async ({
  page,
  signIn,
  context,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  await signIn('plant');
  const { id } = await findSite(page, 'Dahej');
  const { rows } = (await (await page.request.get(`/api/industries/${id}/inventory`, { params: { pageSize: 100 } })).json()) as {
    readonly rows: readonly { readonly id: number; readonly substanceName: string }[];
  };
  const item = rows.find(({ substanceName }) => substanceName.startsWith('Chlorine'))?.id ?? 0;
  const inputs = 'hazard=leak&rupture=circular&kg=900&d=0.02&wind=290&speed=3&temp=31&stability=D&how=compass&view=leak-plume';
  await page.goto(`/VulnerabilityAssesment?industry=${id}&tab=consequence&for=${id}&item=${item}&${inputs}`);
  await expect(page.getByRole('table', { name: 'Zones' })).toBeVisible({ timeout: 60_000 });
  await expect(charts(page)).toHaveCount(0);
  await expect(model(page)).toBeHidden();
  await page.getByText('Model of the cloud', { exact: true }).click();
  await model(page).selectOption('gaussian-plume');
  await expect(page).toHaveURL(/plume=gaussian-plume/);
  await expect(
    page.getByText(/This cloud is heavier than air \(Richardson number .* The passive plume model does not compute/),
  ).toBeVisible();

  const axis = charts(page).getByRole('table', { name: 'Along the axis of the plume' });
  await expect(axis.getByRole('row')).toHaveCount(13);
  await expect(comparison(page).getByRole('row')).toHaveCount(8);
  // Over open ground the model's own coefficients are those of open country, and the zones are those on the map.
  const before = await readReach(page, 'Briggs, open country');
  expect(metres(before)).toBeGreaterThan(100);
  expect(await readReach(page, 'The model’s own, as on the map')).toBe(before);
  await expect(page.locator('[data-reach="AEGL-3"]')).toHaveText(before);
  expect(metres(await readReach(page, 'Briggs, town'))).toBeLessThan(metres(before));

  const cut = charts(page).getByLabel('Cut across the plume at');
  await cut.fill('1500');
  await expect(charts(page).getByRole('heading', { name: 'Across the wind at 1.5 km' })).toBeVisible();
  await charts(page).getByLabel('Turner').check();
  await expect(axis.getByRole('columnheader', { name: 'Turner' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    charts(page).getByRole('button', { name: 'CSV: Along the axis of the plume' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('plume_axis.csv');
  const lines = (await readFile((await file.path()) ?? '', 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('distance (m),default (ppm),briggs-urban (ppm),tno-plume (ppm),turner (ppm)');
  expect(lines.length).toBeGreaterThan(180);
  await cut.fill('50000');
  await expect(charts(page).getByText('From 10 m to 10 km')).toBeVisible();
  await expect(cut).toHaveAttribute('aria-invalid', 'true');
  await cut.fill('1500');

  await page.getByLabel('Your levels of concern').fill('25 ppm');
  await expect(comparison(page).getByRole('columnheader', { name: /^Your level: 25\sppm/ })).toBeVisible();
  await expectAccessible();

  await context.setOffline(true);
  await page.getByLabel('Stability class').selectOption('F');
  await expect.poll(async () => metres(await readReach(page, 'Briggs, open country'))).toBeGreaterThan(1.5 * metres(before));
  await context.setOffline(false);

  await page.goto(page.url());
  await expect(model(page)).toHaveValue('gaussian-plume', { timeout: 60_000 });
  await model(page).selectOption('auto');
  await expect(charts(page)).toHaveCount(0);
  await expect(page.getByText(/This cloud is heavier than air \(Richardson/)).toHaveCount(0);
});

test('on a phone, in the dark and in Hindi', async ({ page, signIn, expectAccessible }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('plant');
  const { id } = await findSite(page, 'Dahej');
  await page.addInitScript("localStorage.setItem('hazardguard-language', 'hi')");
  await page.goto(`/R1?industry=${id}`);
  await expect(page.getByRole('heading', { name: 'प्लूम की धुरी के नीचे' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible();
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(overflow).toBeLessThanOrEqual(0);
});
