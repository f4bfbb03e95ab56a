import { expect, test, watchForErrors } from './fixtures.ts';
import { type JourneyServer, postAt, signInAt, startJourneyServer } from './journey-server.ts';

let server: JourneyServer;
test.beforeAll(async () => {
  server = await startJourneyServer();
});
test.afterAll(() => server?.stop());

test('the warning of a person whom one has invited is approved after another approver has confirmed the account with one tap', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const { origin, drafter, approver, site } = server;
  const problems = watchForErrors(page);
  const post = await signInAt(server, page.context(), drafter);
  const { id: industryId } = await post('/api/industries', {
    industryName: 'Narmada Works',
    district: 'Bharuch',
    safetyTeamContact: '1077',
    ...site,
  });

  // The inviter reads the rule.
  await page.goto(`${origin}/People`);
  const form = page.getByRole('form', { name: 'Invite a person' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill('meena@example.org');
  await form.getByLabel('Role').selectOption('District authority (L1)');
  await form.locator('#invite-district').fill('Bharuch');
  await page.keyboard.press('Escape');
  await expect(form.getByText('cannot approve each other’s warnings')).toBeVisible();
  await form.getByRole('button', { name: 'Create the invitation' }).click();
  const token = (await form.getByLabel('Invitation link').inputValue()).split('token=')[1];

  const invited = await browser.newContext();
  const postInvited = postAt(server, invited);
  await postInvited('/api/invitation', { token, name: 'Meena Shah', password: drafter.password });
  const draft = await postInvited('/api/alerts/by-hand', {
    industryId,
    incidentId: 'INC000321',
    incidentSeverity: 'high',
    incidentDescription: 'Smell of gas at the fence',
    status: 'Actual',
    area: { shape: 'circle', ...site, radiusM: 800 },
  });
  await postInvited(`/api/alerts/${draft.id}/submit`, { version: draft.version });

  // The approver reads on the list why not, and who can change it.
  await page.goto(`${origin}/Alerts`);
  const note = page.getByRole('note').filter({ hasText: 'You cannot approve this' });
  await expect(note).toContainText('invitations of the last 30 days connect your account with an author’s');
  await expect(note).toContainText(`The account of Meena Shah can be confirmed, under People, by: ${approver.name}.`);
  await expectAccessible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /INC000321/ })
    .click();
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve and release' })).toBeDisabled();

  await page.goto(`${origin}/People`);
  await expect(page.getByRole('list', { name: 'New accounts' })).toContainText('An approver outside them must confirm it.');
  await expect(page.getByRole('button', { name: /Confirm the account/ })).toHaveCount(0);
  await page.goto(`${origin}/Alerts/${draft.id}`);
  await expect(note).toBeVisible();

  // One tap, on a phone.
  const second = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await signInAt(server, second, approver);
  const phone = await second.newPage();
  const phoneProblems = watchForErrors(phone);
  await phone.goto(`${origin}/People`);
  await phone.getByRole('button', { name: 'Confirm the account of Meena Shah' }).click();
  await expect(phone.getByText('The account of Meena Shah is confirmed')).toBeVisible();
  await expect(phone.getByRole('heading', { name: /New accounts/ })).toHaveCount(0);

  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Approve and release' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Release/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Approve and release' })).toHaveCount(0);
  expect(await (await page.request.get(`${origin}/api/alerts/${draft.id}`)).json()).toMatchObject({
    state: 'released',
    live: { override: null },
  });
  expect([...problems, ...phoneProblems]).toEqual([]);
});
