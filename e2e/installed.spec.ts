import type { Page } from '@playwright/test';
import { expect, openFromAccount, test, xsrfHeader } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a cold start without a network opens the kept data with the PIN, and a log entry made then arrives once', { tag: '@main' }, async ({
  page,
  context,
  signIn,
}) => {
  await signIn('l1');
  const made = await page.request.get('/api/session');
  expect(made.ok()).toBe(true);
  await page.goto('/WithoutNetwork');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN').fill('246813');
  await page.getByLabel('Repeat the PIN').fill('246813');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('PIN is set up')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/HazardGuard');
  await expect(page.getByText('Current situation').first()).toBeVisible();
  await context.setOffline(true);
  await page.goto('/HazardGuard');
  await expect(page.getByRole('dialog', { name: /No network/ })).toBeVisible();
  await page.getByLabel('PIN of this device').fill('111111');
  await expect(page.getByText('That is not the PIN')).toBeVisible();
  await page.getByLabel('PIN of this device').fill('246813');
  await expect(page.getByText('Current situation').first()).toBeVisible();
});

/** Within the application, as its links do; a new document would ask for the PIN again. */
const open = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('what is fetched ahead answers the screens without a network: leak, site, chemical, contacts, assessment', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(40_000);
  // One place of the samples: what a site's own safety officer keeps.
  const signedIn = await page.request.post('/api/session/demo', {
    headers: await xsrfHeader(page.request),
    data: { role: 'plant', place: true },
  });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  const { rows } = await (await page.request.get('/api/industries')).json();
  const [{ id, industryName, latitude, longitude }] = rows;
  const air = { temperatureC: 28, windSpeedMs: 2, windFromDeg: 225, humidityPercent: 60, cloudPercent: 20 };
  const entered = await page.request.post('/api/weather', {
    headers: await xsrfHeader(page.request),
    data: { latitude, longitude, ...air },
  });
  expect(entered.ok(), await entered.text()).toBe(true);

  const around = await page.request.get('/api/population/grid', { params: { latitude, longitude } });
  expect((await around.json()).grid?.source?.name).toBeTruthy();

  await page.goto('/HazardGuard');
  await openFromAccount(page, 'Without a network');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN').fill('246813');
  await page.getByLabel('Repeat the PIN').fill('246813');
  await page.getByRole('button', { name: 'Save' }).click();
  // A device that is prepared fetches by itself.
  await expect(page.getByText(/^Fetched: \d+ items/)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('could not be fetched')).toHaveCount(0);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await page.goto('/HazardGuard');
  await page.getByLabel('PIN of this device').fill('246813');
  await expect(page.getByText('Shown from this device: data from')).toBeVisible();

  await test.step('the leak button, up to the footprint', async () => {
    await page.getByRole('link', { name: 'Something is leaking' }).click();
    await page.getByRole('button', { name: /^Chlorine/ }).click();
    await page.getByRole('button', { name: /^Large leak/ }).click();
    const result = page.getByRole('region', { name: 'Who is inside now' });
    await expect(result.getByRole('listitem').first()).toContainText('inside');
    await expect(page.getByText('Kept on this device. It is sent when the server can be reached.').last()).toBeVisible();
    await page.getByRole('button', { name: 'Show' }).click();
    const outbox = page.getByRole('dialog', { name: 'Waiting to be sent' });
    await expect(outbox.getByRole('listitem').filter({ hasText: 'Assessment' }).getByText(industryName)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the page of the site, its stock and its places', async () => {
    await open(page, `/AnupamaRasayan?industry=${id}`);
    await page.getByRole('button', { name: 'Open the HazardGuard view' }).click();
    await expect(page.getByRole('heading', { name: industryName })).toBeVisible();
    await expect(page.getByText('Not kept on this device')).toHaveCount(0);
    await open(page, `/CollectChemicalInventory?industry=${id}`);
    await expect(page.getByRole('row').filter({ hasText: 'Chlorine' }).first()).toBeVisible();
  });

  await test.step('a list is searched, though this search was never asked', async () => {
    await open(page, '/ChemicalsQuantityCas?search=7782-50-5');
    await expect(page.getByText('Showing 1–1 of 1')).toBeVisible();
    await page.getByRole('link', { name: 'Card of Chlorine' }).click();
    await expect(page.getByRole('table', { name: 'Properties' })).toContainText('70.91 g/mol');
    await expect(page.getByText(industryName).last()).toBeVisible();
  });

  await test.step('contacts that the phone itself calls', async () => {
    await open(page, '/StakeHolders');
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    // A file of the server is not offered as a link that fails.
    await expect(page.getByRole('button', { name: 'Download CSV' }).first()).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('an assessment with its uncertainty', async () => {
    await open(page, `/VulnerabilityAssesment?industry=${id}&tab=consequence`);
    await page.getByRole('combobox', { name: 'Chemical' }).click();
    await page.getByRole('option', { name: /^Chlorine/ }).click();
    await page.getByLabel('Quantity (kg)').fill('900');
    await page.getByLabel('Diameter (m)').fill('0.02');
    // Derived from the sky, the class would depend on the time of day, and with it how far the zones reach.
    await page.getByLabel('Stability class').selectOption('F');
    await expect(page.getByRole('table', { name: 'Zones' }).locator('[data-band]').first()).toContainText('to', { timeout: 40_000 });
    await expect(page.getByRole('region', { name: 'Second opinion' })).toContainText('Emergency Response Guidebook');
    // Counted from the cells that are kept of the surroundings; the widest zone reaches beyond them.
    await expect(page.locator('[data-population]').first()).toHaveText(/^[1-9]/);
    await expect(page.locator('[data-population]').last()).toHaveText(/^at least [1-9]/);
  });

  await test.step('what is not kept is said, and not as a failure', async () => {
    await open(page, `/VulnerabilityAssesment?industry=${id}&tab=likelihood`);
    await expect(page.getByText('Not kept on this device').first()).toBeVisible();
    await expect(page.getByText('Cannot reach the server. Check the connection')).toHaveCount(0);
  });
});
