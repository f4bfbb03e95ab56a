import { expect, test, uniqueName, watchForErrors } from './fixtures.ts';

test('an escalation chain is created, tried in a dry run without answers, and deleted', async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  await signIn('l1');
  await page.goto('/Escalation');
  const run = page.getByRole('region', { name: 'Dry run' });
  await expect(run.getByText('This is a demo: no real person is called.')).toBeVisible();
  const steps = run.getByRole('list', { name: 'What would happen, in order' }).locator('> li');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(1)).toContainText('after 5 min');

  const name = uniqueName('Works at night');
  await page.getByRole('button', { name: 'New chain' }).click();
  const form = page.getByRole('form', { name: 'New chain' });
  await form.getByLabel('Name of the chain').fill(name);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText('Name the district the chain is for.');
  await form.getByLabel('District').and(form.getByRole('textbox')).fill(name);
  await form.getByRole('checkbox', { name: 'Local Authority' }).check();
  await form.getByRole('button', { name: 'Add a tier' }).click();
  const second = form.getByRole('group', { name: 'Tier 2', exact: true });
  await expect(run.getByText('Complete the tiers and the time to see the dry run.')).toBeVisible();
  await second.getByRole('checkbox', { name: 'State', exact: true }).check();
  await second.getByLabel('How many must acknowledge').fill('3');
  await form.getByLabel('Within, min').first().fill('2.5');
  await expect(steps.nth(1)).toContainText('after 2.5 min');
  await expectAccessible();
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('list', { name: 'Escalation chains' }).locator('> li', { hasText: name });
  await expect(row).toContainText('Local Authority: 1 must acknowledge within 2.5');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  expect(problems).toEqual([]);
});
