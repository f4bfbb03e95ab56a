import { createHmac } from 'node:crypto';
import { chooseMore, expect, test, uniqueName, watchForErrors } from './fixtures.ts';

/** What an authenticator app does with the secret that a person typed into it (RFC 6238), some steps of 30 s from now. */
const appCode = (written: string, later: number): string => {
  const letters = written.replace(/\s/g, '');
  const bits = [...letters].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const mac = createHmac('sha1', key).update(counter).digest();
  return String((mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

const password = 'only for this journey';

test('a person is invited, sets up two-factor authentication, signs in with it, and is deactivated', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  page.setDefaultTimeout(10_000);
  const email = `${uniqueName('ravi').replace(' ', '.')}@example.org`;
  await signIn('admin');
  await page.goto('/People');
  const form = page.getByRole('form', { name: 'Invite a person' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByLabel('Role').selectOption('District authority (L1)');
  await form.getByRole('button', { name: 'Create the invitation' }).click();
  await expect(form.getByText('Enter the district')).toBeVisible();
  await form.locator('#invite-district').fill('Bharuch');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Create the invitation' }).click();
  const link = await form.getByLabel('Invitation link').inputValue();
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(`${email}District authority (L1) · District: Bharuch`);
  await expectAccessible();

  const other = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const others = watchForErrors(other);
  other.setDefaultTimeout(10_000);
  await other.goto(link);
  await expect(other.getByText('invites you as: District authority (L1).')).toBeVisible();
  await other.getByLabel('Your name').fill('Ravi Shah');
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Accept the invitation' }).click();
  await other.getByRole('button', { name: 'Account: Ravi Shah' }).click();
  await other.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(other.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')).toHaveCount(1);
  await other.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await dialog.getByRole('code').textContent()) ?? '';
  await dialog.getByLabel('Code', { exact: true }).fill(appCode(secret, 0));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  // They are shown only once: an accidental press must not lose them.
  await other.keyboard.press('Escape');
  await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toBeFocused();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(other.getByText('Recovery codes left: 10')).toBeVisible();

  await other.getByRole('button', { name: 'Account: Ravi Shah' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  const form2 = other.locator('form').filter({ has: other.getByLabel('Password', { exact: true }) });
  await form2.getByRole('button', { name: 'Sign in' }).click();
  await other.getByLabel('Code', { exact: true }).fill(appCode(secret, 1));
  await form2.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('Recovery codes left: 10')).toBeVisible();
  expect(others.filter((problem) => !problem.includes('401'))).toEqual([]);

  await page.reload();
  await page.getByLabel('Search people').fill(email);
  await expect(page.getByText('Showing 1–1 of 1')).toBeVisible();
  const row = page.getByRole('row', { name: email });
  await expect(row).toContainText('Two-factor authentication');
  const change = row.getByRole('button', { name: 'Change role and scope of Ravi Shah' });
  await change.click();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await row.getByRole('button', { name: 'Deactivate Ravi Shah' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Deactivated');
  await expect(row.getByRole('button', { name: 'Reactivate Ravi Shah' })).toBeFocused();
  await expectAccessible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await other.close();
  expect(problems).toEqual([]);
});

test('a district authority invites its plants from a sheet, and only its own', async ({
  page,
  browser,
  baseURL,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  page.setDefaultTimeout(10_000);
  await signIn('l1');
  const { rows } = (await (await page.request.get('/api/industries?pageSize=1')).json()) as { rows: { industryName: string }[] };
  const site = rows[0]?.industryName ?? '';
  const email = `${uniqueName('meena').replace(' ', '.')}@example.org`;
  await page.goto('/People');
  await chooseMore(page, 'Invite from a sheet');
  await expect(page).toHaveURL(/\/ImportData\?as=invitations/);
  const sheet = `Safety officers of the district\nName of the Unit,Name,E-mail,Mobile No,Language\n"${site}",Meena Patel,${email},98250 12345,Gujarati\nUnheard Works,No Site,nosite@example.org,,\n`;
  const choose = () =>
    page.locator('input[type=file]').setInputFiles({ name: 'plants.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  const count = (label: string) => page.locator('dl div').filter({ hasText: label }).locator('dd').first();
  await choose();
  await expect(page.getByRole('combobox', { name: 'Language: Gujarati becomes' })).toHaveValue('gu');
  await expectAccessible();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(count('Added')).toHaveText('1');
  await expect(page.getByRole('table', { name: 'Refused rows' })).toContainText('No site is named "Unheard Works"');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  // The demo sends no e-mail: the links are shown, once.
  const link = await page.getByRole('textbox', { name: `Invitation link: ${email}` }).inputValue();
  await expectAccessible();

  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto(link);
  await expect(other.getByText('as: Plant safety team.')).toBeVisible();
  await expect(other.getByLabel('Your name')).toHaveValue('Meena Patel');
  await other.close();

  await page.goto('/People');
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(`Meena Patel${email} · 98250 12345`);
  await page.goto('/ImportData?as=invitations');
  await choose();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(count('Unchanged')).toHaveText('1');
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo the import of plants.csv' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 1 deleted').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('the control room, which manages nobody, sees the new accounts to confirm and no form', async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  await signIn('imt');
  await page.goto('/People');
  await expect(page.getByText('No new accounts').or(page.getByRole('heading', { name: /^New accounts/ }))).toBeVisible();
  await expect(page.getByRole('form', { name: 'Invite a person' })).toHaveCount(0);
  await expectAccessible();
  expect(problems).toEqual([]);
});
