import { expect, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('the application starts without a network once its files are stored', async ({ page, context }) => {
  await page.goto('/HazardGuard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
