import type { Page } from '@playwright/test';
import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';
import { bulkUpload, searchRegister, tableRow } from './registers.ts';

test.beforeEach(async ({ signIn }) => signIn('imt'));

const search = 'Search this directory';
const stakeholderForm = (page: Page) => ({
  name: page.getByRole('textbox', { name: 'Name' }),
  designation: page.getByRole('textbox', { name: 'Designation' }),
  department: page.getByRole('textbox', { name: 'Department' }),
  role: page.getByRole('textbox', { name: 'Role' }),
  number: page.getByRole('textbox', { name: 'Contact number' }),
  email: page.getByRole('textbox', { name: 'Email address' }),
  address: page.getByRole('textbox', { name: 'Address', exact: true }),
});
const toEmail = (name: string): string => `${name.toLowerCase().replace(/\W+/g, '.')}@example.org`;

const addPerson = async (page: Page, name: string): Promise<void> => {
  const form = stakeholderForm(page);
  await form.name.fill(name);
  await form.designation.fill('Engineer');
  await form.role.fill('Duty officer');
  await form.number.fill('098250 12345');
  await form.email.fill(toEmail(name));
  await form.address.fill('Control room, Dahej');
  await page.getByRole('button', { name: 'Save' }).click();
  // The notice of the previous person may still be there: the newest is the last.
  await expect(page.getByText('Stakeholder details saved successfully!').last()).toBeVisible();
};

test('six sections, one open at a time, the core team first; a person is added from the keyboard, changed and deleted', async ({
  page,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await page.goto('/StakeHolders');
  await expect(page.getByRole('heading', { level: 1, name: 'Onboard Stakeholders' })).toBeVisible();
  const sections = page.getByRole('button', {
    name: /^(Central Core Team|Incident Management Team|Local Authority|District Disaster Management Authority|State|National)/,
  });
  await expect(sections).toHaveCount(6);
  await expect(sections.first()).toHaveAttribute('aria-expanded', 'true');
  const form = stakeholderForm(page);
  const name = uniqueName('Keyboard Person');
  await form.name.focus();
  for (const text of [name, 'Additional Collector', 'Revenue', 'Head of the crisis group', '+91 98250 12345', toEmail(name), 'Bharuch']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stakeholder details saved successfully!')).toBeVisible();
  await expect(form.name).toHaveValue('');
  await searchRegister(page, search, name);
  await expect(tableRow(page, name)).toContainText('Never verified');
  await expectAccessible();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(form.name).toBeFocused();
  await expect(form.department).toHaveValue('Revenue');
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await form.role.fill('Deputy');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Stakeholder details updated successfully!')).toBeVisible();
  await expect(tableRow(page, name)).toContainText('Deputy');
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Are you sure you want to delete this stakeholder?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Stakeholder deleted successfully!')).toBeVisible();
  await expect(page.getByText(`Nothing matches “${name}”`)).toBeVisible();

  await sections.nth(2).click();
  await expect(sections.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(sections.first()).toHaveAttribute('aria-expanded', 'false');
  await expect(form.department).toBeHidden();
  await expect(page.getByRole('searchbox', { name: search })).toHaveValue('');
  await page.reload();
  await expect(sections.nth(2)).toHaveAttribute('aria-expanded', 'true');
  expect(problems).toEqual([]);
});

test('empty fields and invalid contacts are refused, and the input stays', async ({ page, expectAccessible }) => {
  await page.goto('/StakeHolders?group=l0auth');
  const form = stakeholderForm(page);
  await form.name.fill('Nobody');
  await form.number.fill('ring me');
  await form.email.fill('nobody at home');
  await page.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'All fields are mandatory' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Contact number must be a number to dial');
  await expect(summary).toContainText('Email address must look like name@example.org');
  await expectAccessible();
  await summary.getByRole('link', { name: 'Designation is required' }).click();
  await expect(form.designation).toBeFocused();
  await expect(form.name).toHaveValue('Nobody');
  await searchRegister(page, search, 'Nobody');
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('one person in two groups is one record, whose contacts are confirmed by phone; without a channel the button gives the reason', async ({
  page,
  expectAccessible,
}) => {
  const name = uniqueName('Two Groups');
  await page.goto('/StakeHolders?group=l1auth');
  await addPerson(page, name);
  await searchRegister(page, search, name);
  await page.getByRole('button', { name, exact: true }).click();
  const card = page.getByRole('dialog', { name });
  await expect(card.getByText('No contact of this person has been verified yet.')).toBeVisible();
  await expect(card.getByRole('button', { name: `Send a code to ${toEmail(name)}` })).toHaveAttribute('aria-disabled', 'true');
  await expect(card.getByText(/E-mail is not set up here/)).toBeVisible();
  await expectAccessible();
  await card.getByRole('button', { name: 'Confirmed by phone: 098250 12345' }).click();
  await card.getByRole('button', { name: 'Yes, record it' }).click();
  await expect(card.getByRole('row', { name: /Contact number confirmed by phone/ })).toBeVisible();
  await expect(card.getByText(/^Verified .* ago$/)).toBeVisible();
  await card.getByLabel('Add to another group').selectOption('State');
  await card.getByLabel('Role').fill('Observer');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Observer' })).toContainText('State');
  await page.keyboard.press('Escape');
  await expect(tableRow(page, name)).toContainText('In 1 more group');

  // A changed number is no longer verified, in any group.
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(page.getByText('Also in: State.')).toBeVisible();
  await stakeholderForm(page).number.fill('1077');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Stakeholder details updated successfully!')).toBeVisible();
  await page.goto(`/StakeHolders?group=l2auth&search=${encodeURIComponent(name)}`);
  await expect(tableRow(page, name)).toContainText('1077');
  await expect(tableRow(page, name).getByText('Never verified')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Only contacts to verify' }).check();
  await expect(page).toHaveURL(/proof=open/);
  await expect(tableRow(page, name)).toBeVisible();
  // On a common laptop width every column is visible.
  await page.setViewportSize({ width: 1366, height: 768 });
  expect(
    await page.getByRole('table').evaluate(({ parentElement }) => parentElement && parentElement.scrollWidth - parentElement.clientWidth),
  ).toBe(0);
});

test('the second of two people who edit the same person is asked', async ({ page, request }) => {
  const name = uniqueName('Edited By Two');
  await page.goto('/StakeHolders?group=l2auth');
  await addPerson(page, name);
  await searchRegister(page, search, name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  // The other person, in another browser.
  await request.post('/api/session/demo', { headers: await xsrfHeader(request), data: { role: 'l2' } });
  const found = await (await request.get('/api/stakeholders/l2auth/members', { params: { search: name } })).json();
  const { id, designation, role, contactNumber, emailAddress, version } = found.rows[0];
  const theirs = { name, designation, role, contactNumber, emailAddress, address: 'Theirs', version };
  const put = await request.put(`/api/stakeholder-members/${id}`, { headers: await xsrfHeader(request), data: theirs });
  expect(put.status()).toBe(200);
  const { address } = stakeholderForm(page);
  await address.fill('Mine');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Another user changed this row since you opened it')).toBeVisible();
  await expect(address).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Load the stored version' }).click();
  await expect(address).toHaveValue('Theirs');
  await address.fill('Both');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(tableRow(page, name)).toContainText('Both');
});

test('the rota shows who is on duty, gaps and double entries', async ({ page, expectAccessible }) => {
  const problems = watchForErrors(page);
  const [first, second] = [uniqueName('First Officer'), uniqueName('Second Officer')];
  await page.goto('/StakeHolders?group=l3auth');
  for (const name of [first, second]) {
    await addPerson(page, name);
    await expect(stakeholderForm(page).name).toHaveValue('');
  }
  await page.getByRole('tab', { name: 'Duty rota' }).click();
  await expect(page.getByText('No one is on duty now')).toBeVisible();
  const local = (hours: number): string => new Date(Date.now() + (hours + 5.5) * 3_600_000).toISOString().slice(0, 16);
  const plan = async (name: string, from: number, to: number): Promise<void> => {
    await page.getByRole('combobox', { name: 'Person' }).fill(name);
    await page.getByRole('option', { name }).click();
    await page.getByLabel('From', { exact: false }).and(page.locator('input')).fill(local(from));
    await page.getByLabel('To', { exact: false }).and(page.locator('input[type=datetime-local]')).fill(local(to));
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'All fields are mandatory' })).toBeFocused();
  await plan(first, -1, 8);
  await expect(page.getByRole('region', { name: 'On duty now' })).toContainText(first);
  await plan(second, 6, 12);
  await expect(page.getByRole('row', { name: new RegExp(`Overlap: ${first}, ${second}`) })).toBeVisible();
  await expect(page.getByRole('row', { name: /Gap: no one is on duty/ })).toBeVisible();
  await expect(page.getByText(new RegExp(`Next change: .*, then ${first}, ${second}`))).toBeVisible();
  await expectAccessible();
  await expect(page.getByRole('button', { name: `Delete ${first}` })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: `Edit ${second}` }).click();
  await page.getByLabel('To', { exact: false }).and(page.locator('input[type=datetime-local]')).fill(local(5));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('alert')).toContainText('The end must be after the start');
  await page.getByRole('button', { name: 'Cancel edit' }).click();
  await page.getByRole('button', { name: `Delete ${second}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Shift deleted')).toBeVisible();
  await expect(page.getByText(/^Overlap/)).toBeHidden();
  await page.getByRole('tab', { name: 'Directory' }).click();
  await searchRegister(page, search, first);
  await expect(tableRow(page, first)).toContainText('On duty until');
  expect(problems).toEqual([]);
});

test('a list is imported by Bulk Upload and exported as CSV', async ({ page }) => {
  const stem = uniqueName('Bulk Person');
  await page.goto('/StakeHolders?group=incident_management_team');
  const rows = Array.from({ length: 12 }, (_, index) => `${stem} ${index + 1},Engineer,Member,1077,p${index}@example.org,Dahej`);
  const csv = ['Name,Post,Responsibility,Mobile,E-mail,Address', ...rows, `${stem} Bad,Engineer,Member,unlisted,x@example.org,Dahej`].join(
    '\n',
  );
  const dialog = await bulkUpload(page, 'team.csv', `${csv}\n`);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByRole('table', { name: 'Refused rows' }).getByRole('row', { name: /^14 Contact number unlisted/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Bulk upload completed' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await searchRegister(page, search, stem);
  await expect(page.getByText('Showing 1–10 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('Showing 11–12 of 12')).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('incident_management_team.csv');
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString('utf8');
  expect(text.trim().split('\r\n')).toHaveLength(13);
});

test('a plant reads the directories but cannot change them; without sign-in nothing is shown', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('plant');
  await page.goto('/StakeHolders');
  await expect(page.getByText('You can read this but not change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bulk Upload' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
  await page.context().clearCookies();
  expect((await page.request.get('/api/stakeholders/l0auth/members')).status()).toBe(401);
});

test('works on a phone', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = uniqueName('Phone Person');
  await page.goto('/StakeHolders?group=l0auth');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await addPerson(page, name);
  await searchRegister(page, search, name);
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item.getByRole('link', { name: '098250 12345' })).toHaveAttribute('href', 'tel:+919825012345');
  await expectAccessible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await page.getByRole('tab', { name: 'Duty rota' }).click();
  await expect(page.getByText('On duty now').first()).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});
