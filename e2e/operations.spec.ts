import { expect, openFromMenu, test, watchForErrors } from './fixtures.ts';

test('an administrator sees servers, background jobs, channels and that there is no backup, also on a phone', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  page.setDefaultTimeout(10_000);
  await signIn('admin');
  await page.goto('/HazardGuard');
  await openFromMenu(page, 'Operations');
  await expect(page.getByText('Run hazardguard backup on the server every night.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Servers' }).getByText('Alive', { exact: true })).toBeVisible();
  const jobs = page.getByRole('group', { name: /^Background jobs of/ });
  await expect(jobs.getByRole('row', { name: /^Sealing the audit record/ })).not.toContainText('Not yet');
  await expect(
    page
      .getByRole('region', { name: 'Channels' })
      .first()
      .getByRole('row', { name: /^Notification/ }),
  ).toBeVisible();
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible();
  expect(problems).toEqual([]);
});
