import { expect, test, watchForErrors } from './fixtures.ts';

test('the models are listed with their scores, and each has a card with its equations and weaknesses', async ({
  page,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await page.goto('/Models');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Models and their scores');
  const scores = page.getByRole('table').filter({ hasText: 'FAC2' }).first();
  await expect(scores).toContainText('AERMOD');
  await expectAccessible();

  await page.getByRole('link', { name: 'Surface-layer similarity plume' }).first().click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Surface-layer similarity plume');
  await expect(page.getByRole('heading', { name: 'Known weaknesses' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Predicted against measured: Prairie Grass/ }).first()).toBeVisible();
  await expectAccessible();
  expect(problems).toEqual([]);
});

test('a model that does not exist leads to the list', async ({ page }) => {
  await page.goto('/Models?model=no-such-model');
  await expect(page.getByRole('table', { name: 'Models of the engine' })).toBeVisible();
});
