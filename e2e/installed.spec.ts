import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('a cold start without a network opens the kept data with the PIN, and a log entry made then arrives once', async ({
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
  await page.getByRole('button', { name: 'Fetch the data now' }).click();
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
  await page.screenshot({ path: '/tmp/me-k/offline-home.png' });
});
