import { expect, test, watchForErrors } from './fixtures.ts';

test('the models are listed with their scores, and each has a card with its equations and weaknesses', async ({
  page,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await page.goto('/Models');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Models and their scores');
  await expect(page.getByRole('region', { name: 'Prairie Grass, arc maxima', exact: true })).toContainText('AERMOD');
  await expect(page.getByRole('region', { name: 'Dense gas spills, arc maxima', exact: true })).toContainText('SLAB 1990');
  await expectAccessible();

  await page.getByRole('link', { name: 'Surface-layer similarity plume' }).first().click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Surface-layer similarity plume');
  await expect(page.getByRole('heading', { name: 'Known weaknesses' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Predicted against measured: Prairie Grass, arc maxima/ }).first()).toBeVisible();
  await expectAccessible();
  expect(problems).toEqual([]);
});

test('a model that does not exist leads to the list', async ({ page }) => {
  await page.goto('/Models?model=no-such-model');
  await expect(page.getByRole('table', { name: 'Models of the engine' })).toBeVisible();
});
