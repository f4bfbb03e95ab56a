import { expect, test, watchForErrors } from './fixtures.ts';
import { type JourneyServer, startJourneyServer } from './journey-server.ts';

let server: JourneyServer;
test.beforeAll(async () => {
  server = await startJourneyServer();
});
test.afterAll(() => server?.stop());

test('somebody comes in by the identity provider, straight to the screen that was wanted', async ({ page, expectAccessible }) => {
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

test('a refusal of the provider is told, and a reload does not send its answer again', async ({ page }) => {
  await page.goto(`${server.origin}/SignIn?error=access_denied&state=of-nobody`);
  await expect(page.getByText('The sign-in provider has not signed you in')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/SignIn`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in with Works account' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
