import { expect, openFromMenu, test, watchForErrors } from './fixtures.ts';

test('a speaker corrects and signs a text; an administrator offers the language knowingly; residents then read it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  page.setDefaultTimeout(10_000);
  await signIn('admin');
  await page.goto('/Training');
  await openFromMenu(page, 'Public texts');
  const languages = page.getByRole('group', { name: 'Languages' });
  await expect(languages.getByRole('row').filter({ hasText: 'हिन्दी' })).toContainText('Yes, always');
  await page.getByRole('button', { name: 'Review اردو' }).click();
  const list = page.getByRole('region', { name: 'اردو' });
  const card = list.getByRole('listitem').filter({ hasText: 'A hazardous chemical' });
  await expect(card).toContainText('Not yet reviewed');
  await expectAccessible();

  await card.getByRole('button', { name: 'Correct: A hazardous chemical' }).click();
  const field = card.getByLabel('Correct text');
  await expect(field).toHaveAttribute('dir', 'rtl');
  await field.fill('خطرناک {chemical}');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Use exactly these placeholders: none').first()).toBeVisible();
  await field.fill('خطرناک مادہ');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Corrected by');
  await card.getByRole('button', { name: 'Sign as right: A hazardous chemical' }).click();
  await expect(card).toContainText('Signed by');
  await list.getByText('Not signed', { exact: true }).click();
  await expect(card).toHaveCount(0);
  // The page of one language has an address: every text that decides over life, with the name of who signed it.
  await page.reload();
  await expect(card).toContainText('Signed by');

  await page.getByRole('button', { name: 'Switch on اردو' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Switch on' })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('button', { name: 'Switch off اردو' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  await page.goto('/Community?lang=ur&embed=1');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'کمیونٹی' })).toBeVisible();
  await expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The refused correction of this journey.
  expect(problems.filter((problem) => !problem.endsWith('/api/public-texts/ur/correction'))).toEqual([]);
});
