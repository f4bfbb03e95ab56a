import { expect, test, watchForErrors } from './fixtures.ts';

const foreign = 'https://maps.example.org/**';

test('R2 opens the clusters layer of the Maps Viewer, ranked, after sign-in', async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  const moved = page.getByText(/^R2 is now part of the Maps Viewer/);
  await page.goto('/R2');
  await expect(moved).toBeVisible();
  await expect(page.getByText('Sign in to continue to “Embeded Maps Viewer”.')).toBeVisible();

  await signIn('l2');
  await page.goto('/R2');
  await expect(page.getByRole('heading', { level: 1, name: 'Maps Viewer' })).toBeVisible();
  await expect(moved).toBeVisible();
  const layer = page.getByRole('button', { name: 'Clusters of Gujarat' });
  await expect(layer).toHaveAttribute('aria-pressed', 'true');
  const list = page.getByRole('list', { name: 'Industries and estates' });
  // The demo has twelve sample sites in Gujarat, other journeys may have added more; the estates are hidden.
  await page.getByRole('textbox', { name: 'Search' }).fill('(sample)');
  await expect(page.getByText('Showing 1–10 of 12')).toBeVisible();
  await expect(list.getByRole('button').first()).toContainText('Above the upper threshold');
  await expect(list.getByText('Taloja')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Search' }).fill('estate');
  await page.getByRole('checkbox', { name: 'Show public estates' }).check();
  await expect(list.getByText('Public estate').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show public estates' }).uncheck();
  await page.getByRole('textbox', { name: 'Search' }).fill('(sample)');
  await page.getByText('Gas', { exact: true }).last().click();
  await page.getByLabel('District').selectOption('Surat');
  const hazira = list.getByRole('button', { name: /^Hazira industrial area \(sample\)/ });
  await expect(list.getByRole('button')).toHaveCount(1);
  await hazira.press('Enter');
  const card = page.getByRole('region', { name: 'Chosen: Hazira industrial area (sample)' });
  await expect(card).toContainText('Sample');
  await expectAccessible();
  await layer.click();
  await expect(page.getByText(/^On the map: \d+\./)).toBeVisible();
  await page.goBack();
  await list.getByRole('button', { name: /^Hazira industrial area \(sample\)/ }).click();
  await card.getByRole('link', { name: 'Inventory' }).click();
  await expect(page).toHaveURL(/\/CollectChemicalInventory\?industry=\d+/);
  expect(problems).toEqual([]);
});

test('a configured foreign page replaces a screen under the server’s policy, and gives way to our own view of the site', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(foreign, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><h1>Foreign map</h1>' }),
  );
  await signIn('plant');
  await page.goto('/AnupamaRasayan');
  await expect(page.getByText('This page is from maps.example.org, not from HazardGuard.')).toBeVisible();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Foreign map' })).toBeVisible();

  await page.getByRole('button', { name: 'Open the HazardGuard view' }).click();
  await expect(page.getByText(/This demo shows the sample site Sachin GIDC estate \(sample\) instead/)).toBeVisible();
  await expect(page.getByText('No run is stored for this site.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next duties' }).getByRole('row').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contacts' }).getByRole('row', { name: /^Central Core Team/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nearest places' })).toBeVisible();
  await expectAccessible();

  await page.goto('/AnupamaRasayan?own=1&industry=999999');
  await expect(page.getByRole('heading', { name: 'This site is no longer in the register' })).toBeVisible();
});
