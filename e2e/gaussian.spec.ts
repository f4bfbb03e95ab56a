import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';

/** Ammonia, 1 kg/s for ten minutes in class D, as the workbench opens; the distance to AEGL-2 by a set of dispersion coefficients. */
const readReach = (page: Page, coefficients: string): Promise<string> =>
  page
    .getByRole('table', { name: 'The same release with each set of dispersion coefficients' })
    .getByRole('row', { name: coefficients })
    .getByRole('cell')
    .nth(1)
    .innerText();

const metres = (text: string): number => Number.parseFloat(text.replaceAll(',', '')) * (text.includes('km') ? 1000 : 1);

const summary = (page: Page) => page.getByRole('status').filter({ hasText: /class [A-F]/ });

test('the plume follows every input, with several dispersion coefficients, in charts, tables, on the map and in files', async ({
  page,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await page.goto('/R1');
  await expect(page.getByRole('heading', { level: 1, name: 'Gaussian Atmospheric Dispersion' })).toBeVisible();
  await expect(summary(page)).toHaveText('Ammonia, anhydrous, class D, wind 3 m/s from W, Briggs, open country');
  await expect(page.getByRole('img', { name: /Highest concentration on the ground against the distance/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /across the wind at 500 m/ })).toBeVisible();
  const axis = page.getByRole('table', { name: 'Values along the axis, ppm' });
  await expect(axis.getByRole('row')).toHaveCount(13);
  const before = metres(await readReach(page, 'Briggs, open country'));
  expect(before).toBeGreaterThan(100);
  expect(metres(await readReach(page, 'Briggs, town'))).toBeLessThan(before);
  await expectAccessible();

  await page.getByLabel('Release rate').fill('2');
  await page.getByLabel('Stability class').selectOption('F');
  await expect(summary(page)).toContainText('class F');
  await expect.poll(async () => metres(await readReach(page, 'Briggs, open country'))).toBeGreaterThan(2 * before);
  await page.getByLabel('Cut across the plume at').fill('1500');
  await expect(page.getByRole('heading', { name: 'Across the wind at 1.5 km' })).toBeVisible();
  await page.getByLabel('Turner').check();
  await expect(axis.getByRole('columnheader', { name: 'Turner' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'On the ground' }).locator('canvas')).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV: Values along the axis' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('plume_axis.csv');
  const lines = (await readFile((await file.path()) ?? '', 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('distance (m),briggs-rural (ppm),briggs-urban (ppm),tno-plume (ppm),turner (ppm)');
  expect(lines.length).toBeGreaterThan(180);

  // The address restores the workbench.
  await expect(page).toHaveURL(/beside=[^&]*turner/);
  await expect(page).toHaveURL(/rate=2.*x=1500|x=1500.*rate=2/);
  const reach = await readReach(page, 'Turner');
  await page.goto(page.url());
  await expect(page.getByLabel('Release rate')).toHaveValue('2');
  await expect.poll(() => readReach(page, 'Turner')).toBe(reach);
  expect(problems).toEqual([]);
});

test('a level of one’s own is a line of both charts, a zone and a column of the comparison', async ({ page, expectAccessible }) => {
  await page.goto('/R1');
  await expect(summary(page)).toContainText('class D');
  const typed = page.getByLabel('Your levels of concern');
  await typed.fill('5 kPa');
  await expect(page.getByText('kPa does not fit this hazard. Choose the hazard Explosion, or another unit.')).toBeVisible();
  await typed.fill('25 ppm; 7.3 mg/m3');
  const zones = page.getByRole('table', { name: 'Zones' });
  await expect(zones.getByRole('row', { name: /^Your level: 25\sppm/ })).toBeVisible();
  await expect(zones.getByRole('row', { name: /^Your level: 7\.3\smg\/m³/ })).toBeVisible();
  const comparison = page.getByRole('table', { name: 'The same release with each set of dispersion coefficients' });
  await expect(comparison.getByRole('columnheader', { name: /^Your level: 25\sppm/ })).toBeVisible();
  await expect(comparison.getByRole('row', { name: 'Briggs, open country' }).getByRole('cell')).toHaveText(Array(5).fill(/\d\s(k?m)$/));
  await expect(page).toHaveURL(/own=25/);
  await page.goto(page.url());
  await expect(typed).toHaveValue('25 ppm; 7.3 mg/m3');
  await expectAccessible();
});

test('the stability class is derived from sun and cloud unless it is given', async ({ page }) => {
  // Noon near Bharuch in April, clear, 2 m/s: strong sun.
  await page.goto('/R1?class=auto&time=2026-04-15T07:00:00.000Z&cloud=0&speed=2&lat=21.7&lon=73');
  await expect(summary(page)).toContainText('class A');
  await page.getByLabel('Time, for the sun').fill('2026-04-15T23:00');
  await expect(summary(page)).toContainText('class F');
});

test('the workbench works offline', async ({ page, context }) => {
  await page.goto('/R1');
  await expect(summary(page)).toContainText('class D');
  await expect(page.getByRole('region', { name: 'On the ground' }).locator('canvas')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Stability class').selectOption('B');
  await expect(summary(page)).toContainText('class B');
  const chemical = page.getByRole('combobox', { name: 'Chemical' });
  await chemical.fill('7783-06-4');
  await page.getByRole('option', { name: /Hydrogen sulfide/ }).click();
  await expect(summary(page)).toContainText('Hydrogen sulfide');
});

test('invalid, empty and impossible inputs are named at their field, and the last plume stays', async ({ page, expectAccessible }) => {
  await page.goto('/R1');
  await expect(summary(page)).toContainText('class D');
  const rate = page.getByLabel('Release rate');
  await rate.fill('');
  await expect(page.getByText('Release rate is required')).toBeVisible();
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('The last plume is shown pale')).toBeVisible();
  await rate.fill('much');
  await expect(page.getByText('Release rate: “much” is not a number. Write it like 900 or 0.05.')).toBeVisible();
  await rate.fill('1');
  await page.getByLabel('Wind at 10 m').fill('90');
  await expect(page.getByText(/Wind at 10 m: 90\sm\/s is not possible/)).toBeVisible();
  await page.getByLabel('Wind at 10 m').fill('3');
  await page.getByLabel('Cut across the plume at').fill('50000');
  await expect(page.getByText('Cut across the plume at must be from 10 m to 10,000 m')).toBeVisible();
  await expect(summary(page)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('The last plume is shown pale')).toBeHidden();
  await expect(page.getByLabel('Cut across the plume at')).toHaveValue('500');

  // A link with an unknown chemical.
  await page.goto('/R1?chemical=unobtainium');
  await expect(page.getByText('The chemical library has no “unobtainium”.')).toBeVisible();
  await expectAccessible();
});

test('on a phone, in the dark and in Hindi', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript("localStorage.setItem('hazardguard-language', 'hi')");
  await page.goto('/R1');
  await expect(page.getByRole('heading', { name: 'प्लूम की धुरी के नीचे' })).toBeVisible();
  await expectAccessible();
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(overflow).toBeLessThanOrEqual(0);
});
