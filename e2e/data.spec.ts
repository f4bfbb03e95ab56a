import { expect, test, watchForErrors } from './fixtures.ts';

test('without a source the Data screen and the impact say that population and roads are not known, never that nobody is there', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('l1');
  await page.goto('/Data');
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible();
  await expect(page.getByText('No source of population or roads is imported')).toBeVisible();
  await expect(page.getByText(/^Population is known for 0 of [1-9]\d* sites/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Sites' }).getByText('not known').first()).toBeVisible();
  await expectAccessible();

  await page.goto('/Vang?example=1');
  await page.getByRole('checkbox', { name: 'Response', exact: true }).check();
  const impact = page.getByRole('region', { name: 'Impact' });
  await expect(impact.getByText('Population not known here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ways out by road' }).getByText('Roads not known here')).toBeVisible();
  await expect(page.getByText(/nobody is recorded/iu)).toHaveCount(0);
  expect(problems).toEqual([]);
});
