import { expect, openFromMenu, test, watchForErrors } from './fixtures.ts';

test('an administrator sees who read personal data, what an entry contains, and that the record is intact', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  page.setDefaultTimeout(10_000);
  await signIn('admin');
  await page.goto('/People');
  await expect(page.getByRole('region', { name: 'People' }).getByRole('row').nth(1)).toBeVisible();
  await openFromMenu(page, 'Audit record');

  await page.getByLabel('Action', { exact: true }).selectOption('Read');
  await page.getByLabel('Subject', { exact: true }).selectOption('Personal data of people');
  const row = page.getByRole('region', { name: 'Entries' }).getByRole('row').filter({ hasText: 'Read: Personal data of people' }).first();
  await expect(row).toContainText('Administrator');
  await expectAccessible();
  await row.getByRole('button', { name: /^Details of entry/ }).click();
  const dialog = page.getByRole('dialog');
  // The page reads these; the newest comes first.
  await expect(dialog.getByText(/^list(People|Invitations|NewAccounts)$/)).toBeVisible();
  await expect(dialog.getByText(/^demo-admin|\(demo-admin\)$/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Clear filters' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download as JSON lines' }).click()]);
  expect(file.suggestedFilename()).toBe('audit.jsonl');

  await page.getByRole('button', { name: 'Check the record' }).click();
  await expect(page.getByText(/^The record is intact: [\d,]+ entries, each hash computed again\.$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  expect(problems).toEqual([]);
});

test('an administrator of one district does not see the record of all', async ({ page, signIn }) => {
  await signIn('l1');
  await page.goto('/Audit');
  await expect(page.getByRole('heading', { name: 'Audit record' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Entries' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Account:/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Your account' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Alerts' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Audit record' })).toHaveCount(0);
});
