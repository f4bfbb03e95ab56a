import { readFileSync } from 'node:fs';
import { expect, openFromMenu, test, watchForErrors, xsrfHeader } from './fixtures.ts';

test('an administrator finds a person, exports the data, and erases them with a reason and the typed word', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  page.setDefaultTimeout(10_000);
  await signIn('admin');
  await page.goto('/Training');
  const person = { name: 'Kavya Erasable', email: 'kavya.erasable@example.org', phone: '+91 98765 01234' };
  const made = await page.request.post('/api/assessments', {
    data: { ...person, date: '2027-01-04' },
    headers: { ...(await xsrfHeader(page.request)), 'idempotency-key': 'kavya-erasable-1' },
  });
  expect(made.status(), await made.text()).toBe(201);

  await openFromMenu(page, 'Personal data');
  await page.getByRole('button', { name: 'Search the data' }).click();
  await expect(page.getByText('Enter a name, an e-mail address or a telephone number')).toBeVisible();
  await page.getByLabel('E-mail addresses').fill(person.email);
  await page.getByRole('button', { name: 'Search the data' }).click();
  await expect(page.getByRole('group', { name: 'Records' }).getByRole('row').filter({ hasText: 'This person' })).toContainText(person.name);
  await page.getByRole('button', { name: `Add to the search: ${person.name}` }).click();
  await expect(page.getByLabel('Names')).toHaveValue(person.name);
  await page.getByRole('button', { name: 'Search the data' }).click();
  await expect(page.getByText('Older backups keep the data')).toBeVisible();
  await expectAccessible();

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download as JSON' }).click()]);
  expect(readFileSync(await file.path(), 'utf8')).toContain(person.phone);

  await page.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(dialog.getByText('At least two words with 10 letters or digits')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Asked for in writing');
  await dialog.getByLabel('Type ERASE to confirm').fill('ERASE');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page.getByText(/^Erased\. Replaced by Erased person [0-9a-f]{8}$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search the data' }).click();
  await expect(page.getByText('No register entry has this name, address or number.')).toBeVisible();
  await expectAccessible();
  expect(problems).toEqual([]);
});

test('a signed-in person downloads the data of the account', async ({ page, signIn }) => {
  await signIn('plant');
  await page.goto('/Account');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download my data' }).click()]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).records.person).toHaveLength(1);
});
