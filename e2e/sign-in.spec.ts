import { expect, test, watchForErrors } from './fixtures.ts';
import { type JourneyServer, startJourneyServer } from './journey-server.ts';

let server: JourneyServer;
test.beforeAll(async () => {
  server = await startJourneyServer();
});
test.afterAll(() => server?.stop());

test('a person signs in with the identity provider and lands on the requested screen', { tag: '@main' }, async ({
  page,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await page.goto(`${server.origin}/Account`);
  await expect(page.getByRole('heading', { name: 'With Works account' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Sign in with Works account' }).click();
  await expect(page.getByText('Signed in as Ravi Shah')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/Account`);
  await expect(page.getByText(server.approver.email)).toBeVisible();
  expect(problems).toEqual([]);
});

test('a refusal of the provider is shown, and a reload does not send its answer again', async ({ page }) => {
  await page.goto(`${server.origin}/SignIn?error=access_denied&state=of-nobody`);
  await expect(page.getByText('The sign-in provider did not sign you in')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/SignIn`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in with Works account' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a passkey is created, named and listed, signs in alone, serves as second factor, and is removed', async ({
  page,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  page.setDefaultTimeout(10_000);
  const { email, password } = server.approver;
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account: Ravi Shah' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  };
  const fill = async () => {
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await page.goto(`${server.origin}/Account`);
  await fill();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(dialog.getByText('Please fill this in')).toBeVisible();
  await dialog.getByLabel('Name of the passkey').fill('Telephone');
  await dialog.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list).toContainText('Telephone');
  await expect(list).toContainText('not used yet');
  await expectAccessible();

  await signOut();
  await expectAccessible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(list).toContainText('last used');

  await signOut();
  await fill();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await list.getByRole('button', { name: 'Remove the passkey Telephone' }).click();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(list).toHaveCount(0);
  await expect(page.getByText('Recovery codes left')).toHaveCount(0);
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
});

test('a session announces its end; the input stays and is saved after signing in again', async ({ page, expectAccessible }) => {
  page.setDefaultTimeout(10_000);
  const { origin, drafter } = server;
  // The server's sessions last twelve hours: the test makes this browser believe that less than a minute is left.
  await page.route('**/api/session', async (route) => {
    if (route.request().method() === 'DELETE') return route.continue();
    const response = await route.fetch();
    const session = (await response.json()) as { readonly endsInS: number | null };
    return route.fulfill({ response, json: { ...session, endsInS: session.endsInS === null ? null : 55 } });
  });
  const fill = async () => {
    await page.getByLabel('E-mail', { exact: true }).fill(drafter.email);
    await page.getByLabel('Password', { exact: true }).fill(drafter.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await page.goto(`${origin}/People`);
  await fill();
  await expect(page.getByText('Your session ends at')).toBeVisible();
  await expectAccessible();
  const form = page.getByRole('form', { name: 'Invite a person' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill('mina@example.org');
  await form.getByLabel('Role').selectOption('National authority (L3)');

  const { value = '' } = (await page.context().cookies(origin)).find(({ name }) => name === 'XSRF-TOKEN') ?? {};
  const ended = await page.request.delete(`${origin}/api/session`, { headers: { 'X-XSRF-TOKEN': decodeURIComponent(value) } });
  expect(ended.status()).toBe(204);
  await form.getByRole('button', { name: 'Create the invitation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('E-mail', { exact: true }).fill(drafter.email);
  await dialog.getByLabel('Password', { exact: true }).fill(drafter.password);
  // A reading of the session may be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(form.getByLabel('Invitation link')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText('mina@example.org');
  await expect(page.getByText('Your session ends at')).toHaveCount(0);

  // Ended early by another person: hidden, and removed if the person does not return.
  await form.getByRole('textbox', { name: 'E-mail' }).fill('asha@example.org');
  const kept = (await page.context().cookies(origin)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const by = { headers: { 'X-XSRF-TOKEN': decodeURIComponent(kept) } };
  expect((await page.request.delete(`${origin}/api/session`, by)).status()).toBe(204);
  const cover = page.getByRole('dialog', { name: 'You have been signed out' });
  // A reading that is still under way may be refused first: then the screen is covered before the button can be pressed.
  await Promise.any([cover.waitFor(), form.getByRole('button', { name: 'Create the invitation' }).click()]);
  await expect(cover).toBeVisible();
  await expectAccessible();
  await cover.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(form).toHaveCount(0);
});
