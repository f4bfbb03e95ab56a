import type { Run } from '@hazardguard/contract';
import type { Page } from '@playwright/test';
import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';
import { findSite } from './registers.ts';

const post = async (page: Page, path: string, data: object): Promise<{ readonly id: number }> => {
  const answer = await page.request.post(path, { headers: await xsrfHeader(page.request), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
};

const addSite = async (page: Page, place: object = { latitude: 21.63236, longitude: 72.99001 }): Promise<number> => {
  const site = { industryName: uniqueName('Example Works'), district: 'Bharuch', safetyTeamContact: 'control room' };
  return (await post(page, '/api/industries', { ...site, ...place })).id;
};

const addStock = (page: Page, site: number, stock: object) =>
  post(page, `/api/industries/${site}/inventory`, {
    itemNo: 'T-1',
    quantity: 10,
    unit: 't',
    concentration: '99.5 %',
    hazardClass: 'UN class 2.3',
    location: 'Yard',
    dateReceived: '2024-01-31',
    dateExpired: '2027-01-31',
    supplier: 'Example Gases',
    ...stock,
  });

const chlorine = { productName: 'Chlorine', substanceName: 'Chlorine', casNo: '7782-50-5' };
const acid = { productName: 'Muriatic acid', substanceName: 'Hydrogen chloride', casNo: '7647-01-0', concentration: '30 %' };
const salt = { productName: 'Brine', substanceName: 'Sodium chloride', casNo: '7647-14-5', hazardClass: 'none' };

const open = (page: Page, site: number, more = '') => page.goto(`/VulnerabilityAssesment?industry=${site}&tab=consequence${more}`);
const badge = (page: Page) => page.getByRole('note').filter({ hasText: 'Example, not an event' });
const zones = (page: Page) => page.getByRole('table', { name: 'Zones' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a site opens with a picture; no warning is drafted from it until a person confirms its inputs', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('plant');
  const { id } = await findSite(page, 'Dahej');
  await open(page, id);
  await test.step('zones, the stock of the ready assessment, a hole, and the mark', async () => {
    await expect(zones(page).getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'Legend' })).toContainText(/[\d.]+\s(k?m)/);
    await expect(badge(page)).toContainText(/ · [\d,]+\st · .+ · hole of 50\smm/);
    await expect(page.getByText(/^Example: the (first )?stock/)).toContainText('IOGP 434-01');
    await expect(page.getByLabel('Diameter (m)')).toHaveValue('0.05');
    await expect(page.getByRole('status').filter({ hasText: 'Example, not an event.' })).toContainText('reaches');
    // Nothing is written until a person does something.
    expect(new URL(page.url()).searchParams.has('for')).toBe(false);
    await expectAccessible();
  });
  await test.step('the mark is on every view and in the files', async () => {
    await page.getByRole('group', { name: 'Views' }).getByRole('button', { name: 'Health', exact: true }).click();
    await expect(badge(page)).toBeVisible();
    await page.getByRole('group', { name: 'Views' }).getByRole('button', { name: 'Health', exact: true }).click();
    await button(page, 'Export').click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /GeoJSON/ }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^example-not-an-event-/);
    const chunks: Uint8Array[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString('utf8')).toContain('Example, not an event: the program chose these inputs');
  });
  await test.step('drafting is off with the reason, and so is storing', async () => {
    await expect(button(page, 'Run and store')).toHaveCount(0);
    const raise = button(page, 'Raise Alert');
    await expect(raise).toHaveAttribute('aria-disabled', 'true');
    await raise.hover();
    await expect(page.getByRole('tooltip')).toContainText('This is an example, not an event.');
  });
  const shown = await zones(page).innerText();
  await test.step('confirmed, it is the person’s: the address has it, and a draft can be made', async () => {
    await button(page, 'Use these inputs').click();
    await expect(badge(page)).toHaveCount(0);
    await expect(page).toHaveURL(/[?&]d=0\.05/);
    await expect(page.getByText('Example', { exact: false }).filter({ hasText: 'not an event' })).toHaveCount(0);
    expect(parseReach(await zones(page).innerText())).toEqual(parseReach(shown));
    await button(page, 'Run and store').click();
    await expect(page).toHaveURL(/run=[0-9a-f-]{36}/);
    await button(page, 'Raise Alert').click();
    await expect(page.getByRole('form', { name: 'Raise Alert' })).toBeVisible();
  });
  expect(problems).toEqual([]);
});

const parseReach = (text: string): readonly string[] => text.match(/(?:AEGL|ERPG|PAC)-\d[^\n]*/g) ?? [];

test('one changed input ends the example, and the link keeps the rest of it', async ({ page, signIn }) => {
  await signIn('plant');
  const { id } = await findSite(page, 'Dahej');
  await open(page, id);
  await expect(badge(page)).toBeVisible();
  await page.getByLabel('Diameter (m)').fill('0.02');
  await expect(badge(page)).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]d=0\.02/);
  expect(new URL(page.url()).searchParams.get('item')).toMatch(/^\d+$/);
  await page.reload();
  await expect(page.getByLabel('Diameter (m)')).toHaveValue('0.02');
  await expect(zones(page)).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test('a link of Site Info opens with its stock and hazard, nothing typed', async ({ page, signIn }) => {
  await signIn('plant');
  const { id } = await findSite(page, 'Dahej');
  await page.goto(`/VulnerabilityAssesment?industry=${id}&tab=site`);
  const row = page.getByRole('table', { name: 'Chemical inventory' }).getByRole('row', { name: /Ethylene oxide/ });
  await row.getByRole('link', { name: 'Fire', exact: true }).click();
  await expect(badge(page)).toContainText(/Ethylene oxide · .+ · Fire · hole of 50/);
  await expect(zones(page)).toBeVisible();
});

test('a solution has no zones before a person assesses it as pure; then picture, caveats and stored run say so', async ({
  page,
  signIn,
}) => {
  await signIn('plant');
  const site = await addSite(page);
  await addStock(page, site, acid);
  await open(page, site);
  const note = page.getByRole('alert').filter({ hasText: 'not modelled' });
  await expect(note).toContainText('10 t of Hydrogen chloride, 30 %: a solution or mixture, not modelled');
  await expect(note).toContainText('guide 157 (UN 1789)');
  await expect(note).toContainText('EPA RMP (US): not listed at this concentration');
  await expect(zones(page)).toBeHidden();
  await note.getByRole('checkbox', { name: 'Assess as pure' }).check();
  const about = page.getByRole('list', { name: 'About these inputs' });
  await expect(about).toContainText('Assessed as pure by choice; inventory: 30 %');
  await expect(page.getByRole('list', { name: 'Caveats' })).toContainText('Assessed as pure by choice: the stock is a solution');
  // What is computed is the hydrogen chloride in it.
  await expect(page.getByLabel('Quantity (kg)')).toHaveValue('3000');
  await button(page, 'Run and store').click();
  await expect(page).toHaveURL(/run=[0-9a-f-]{36}/);
  await expect(about).toContainText('Assessed as pure by choice; inventory: 30 %');
  const run: Run = await (await page.request.get(`/api/runs/${new URL(page.url()).searchParams.get('run')}`)).json();
  expect(run.result.caveats.map(({ code }) => code)).toContain('assessed-as-pure');
  await page.reload();
  await expect(about).toContainText('Assessed as pure by choice; inventory: 30 %');
});

test('an emergency report of a solution offers the circle of the guide, first aid and the warning by hand', async ({ page, signIn }) => {
  await signIn('plant');
  const site = await addSite(page);
  const { id } = await addStock(page, site, acid);
  await page.goto(`/EmergencyReport?site=${site}&what=${id}`);
  const part = page.getByRole('region', { name: 'Keep away' });
  await expect(part).toContainText('At least 300 m in all directions');
  await expect(part).toContainText('guide 157 (UN 1789)');
  await expect(part.getByRole('list', { name: 'First aid' })).toContainText(/water/);
  await button(page, 'Report now').click();
  await button(page, 'Warn people').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('a solution or mixture: a warning for 300 m in all directions');
  await dialog.getByRole('button', { name: 'Send for approval' }).click();
  await expect(dialog).toContainText(/Waiting for approval|area/i);
});

test('a link to a stored run opens that run, although the current weather arrives first', async ({ page, signIn }) => {
  await signIn('plant');
  // No other journey has a place there.
  const place = { latitude: 12.25, longitude: 79.07 };
  const site = await addSite(page, place);
  await addStock(page, site, chlorine);
  await open(page, site);
  await button(page, 'Use these inputs').click();
  await button(page, 'Run and store').click();
  await expect(page).toHaveURL(/run=[0-9a-f-]{36}/);
  const run = new URL(page.url()).searchParams.get('run');
  await post(page, '/api/weather', { ...place, windSpeedMs: 6, windFromDeg: 45, temperatureC: 31, humidityPercent: 60, cloudPercent: 100 });
  await page.route(`**/api/runs/${run}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await open(page, site, `&run=${run}`);
  await expect(page.getByText(/^Stored run of/).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`run=${run}`));
});

test('without stock, a model or a position: one sentence and the action that helps', async ({ page, signIn }) => {
  await signIn('plant');
  const site = await addSite(page);
  await open(page, site);
  await expect(page.getByRole('heading', { name: 'No chemical is recorded for this site' })).toBeVisible();
  await page.getByRole('link', { name: 'Collect Chemical Inventory', exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`/CollectChemicalInventory\\?industry=${site}`));

  await addStock(page, site, salt);
  await open(page, site);
  await expect(page.getByRole('heading', { name: 'No stock of this site can be computed' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the inventory' }).click();
  await expect(page).toHaveURL(new RegExp(`/CollectChemicalInventory\\?industry=${site}`));

  await addStock(page, site, { ...chlorine, itemNo: 'T-2' });
  await open(page, site);
  await expect(badge(page)).toContainText('Chlorine · 10 t');
  await expect(zones(page)).toBeVisible();

  const nowhere = await addSite(page, {});
  await open(page, nowhere);
  await expect(page.getByRole('heading', { name: /has no position|position/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /position/i })).toHaveAttribute('href', new RegExp(`industry=${nowhere}`));
});
