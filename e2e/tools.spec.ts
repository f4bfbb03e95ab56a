import { expect, test, watchForErrors } from './fixtures.ts';
import { forestAnswer, no2Answer } from './tile-service.ts';

/** Name, title and target of each tool, in the order of the specification. */
const tools = [
  ['R1 Gaussian Atmospheric Dispersion', '/R1'],
  ['R2 Gujarat Chemical, Oil and Gas Industries', '/R2'],
  ['ChemicalsQuantityCas Chemical Types', '/ChemicalsQuantityCas'],
  ['ForestChanges Global Forest Changes', '/ForestChanges'],
  ['No2 Global NO2', '/No2'],
  ['Models Model cards', '/Models'],
  ['Home HazardGuard', '/HazardGuard'],
] as const;

test('the Tools Bank lists each tool, says what it opens, and opens it', async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  // Stand-ins answer for the satellite services.
  const shared = { headers: { 'access-control-allow-origin': '*' } };
  await page.route('https://storage.googleapis.com/**', (route) => route.fulfill({ ...forestAnswer(route.request().url()), ...shared }));
  await page.route('https://gibs.earthdata.nasa.gov/**', (route) => route.fulfill({ ...no2Answer(route.request().url()), ...shared }));
  await signIn('plant');
  await page.goto('/Tools');
  await expect(page.getByRole('heading', { level: 1, name: 'Tools Bank' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Tools' });
  await expect(list.getByRole('listitem')).toHaveCount(tools.length);
  for (const [name, path] of tools) {
    const link = list.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
    await expect(link).toHaveAccessibleDescription(/\.$/);
  }
  await expectAccessible();
  for (const [name, path] of tools) {
    await page.goto('/Tools');
    await list.getByRole('link', { name, exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Page not found')).toBeHidden();
  }
  expect(problems).toEqual([]);
});

test('its old address works in any case, on a phone and by touch', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/');
  await page.getByRole('link', { name: /^R1/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gaussian Atmospheric Dispersion' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Tools Bank' })).toBeVisible();
  await expectAccessible();
});
