import type { SignedInRole } from '@hazardguard/contract';
import type { Page } from '@playwright/test';
import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';
import { searchRegister, tableRow } from './registers.ts';

test.beforeEach(async ({ signIn }) => signIn('imt'));

const search = 'Search these incidents';
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Incidents', exact: true }).getByRole('button', { name: new RegExp(`^${name}`) });
/** An entry may contain a list: what changed. */
const log = (page: Page) => page.getByRole('list', { name: 'Log' }).locator('> li');

test('while the server or its database cannot be reached an incident and its log are kept, and then sent once', async ({
  page,
  context,
  expectAccessible,
}) => {
  const title = uniqueName('Hissing at the flange');
  const earlier = uniqueName('Drum lies on its side');
  const made = await page.request.post('/api/incidents', { headers: await xsrfHeader(page.request), data: { shortDescription: earlier } });
  // Service workers are off in the journeys: the code of a record must have been loaded before the network is cut.
  await page.goto(`/IncidentManagement?incident=${(await made.json()).id}`);
  await expect(log(page).first()).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Short description' }).fill(title);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Cannot reach the server.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/incident=INC-[0-9A-F]{6}/);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('l');
  await page.keyboard.type('White cloud, knee high');
  await page.keyboard.press('Enter');
  await expect(log(page).filter({ hasText: 'White cloud, knee high' })).toContainText('Waiting to be sent');
  await page.getByRole('button', { name: 'Show' }).click();
  const outbox = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(outbox.getByRole('listitem')).toHaveCount(2);
  await expectAccessible();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await expect(page.getByText('Cannot reach the server.', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/changes? waits? to be sent/)).toHaveCount(0);

  // The open record has its number, and everything is there once.
  await expect(log(page).filter({ hasText: 'White cloud, knee high' })).toHaveCount(1);
  await expect(log(page).filter({ hasText: 'Waiting to be sent' })).toHaveCount(0);
  const found = await page.request.get(`/api/incidents?view=all&search=${encodeURIComponent(title)}`);
  const { rows } = (await found.json()) as { readonly rows: readonly { readonly id: string }[] };
  expect(rows.map(({ id }) => id)).toEqual([expect.stringMatching(/^INC\d{6}$/)]);
  await expect(page.getByText(rows[0]?.id ?? '').first()).toBeVisible();

  // The server answers, but it has no database.
  const away = { status: 503, contentType: 'application/json', body: '{"error":{"code":"unavailable","message":"Away","requestId":"r"}}' };
  await page.route('**/readyz', (route) => route.fulfill(away));
  await page.route('**/notes', (route) => route.fulfill(away));
  await page.keyboard.press('l');
  await page.keyboard.type('Cloud moves north');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The server cannot reach its database.', { exact: true })).toBeVisible();
  await expect(page.getByText('1 change waits to be sent')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText('1 change waits to be sent')).toHaveCount(0);
  await expect(log(page).filter({ hasText: 'Cloud moves north' })).toHaveCount(1);
});

test('an incident is reported at an industry, with its log and first steps', { tag: '@main' }, async ({ page, expectAccessible }) => {
  const problems = watchForErrors(page);
  const title = uniqueName('Smell at the tonner yard');
  await page.goto('/IncidentManagement');
  await expect(page.getByRole('heading', { level: 1, name: 'Incident Management' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Reported Incident' })).toHaveAttribute('aria-selected', 'true');
  for (const name of ['Create', 'Open', 'Open Assigned', 'Resolved', 'Closed', 'All']) await expect(menu(page, name).first()).toBeVisible();

  // n opens the form wherever the focus is; the industry fills the position.
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Report an incident' })).toBeVisible();
  const industry = page.getByRole('combobox', { name: 'Industry name' });
  await industry.fill('ankleshwar');
  await page.getByRole('option', { name: /^Ankleshwar GIDC estate/ }).click();
  await expect(page.getByRole('textbox', { name: 'Latitude' })).toHaveValue('21.632360');
  await page.getByRole('textbox', { name: 'Short description' }).fill(title);
  await page.getByLabel('Kind of accident').selectOption('Toxic leak');
  await page.getByLabel('Urgency').selectOption('High');
  await page.getByLabel('Impact').selectOption('Medium');
  await page.getByLabel('Priority').selectOption('1');
  await page.getByLabel('Contact type').selectOption('Phone');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('New');
  await page.getByRole('combobox', { name: 'Submitter' }).fill('fire');
  await page.getByRole('option', { name: /^Fire chief/ }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Incident INC\d{6} created$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page).toHaveURL(/incident=INC\d{6}/);

  // The log: l, type, Enter, type, Enter.
  await page.getByRole('button', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('l');
  await page.keyboard.type('White cloud, knee high');
  await page.keyboard.press('Enter');
  await expect(log(page).first()).toContainText('White cloud, knee high');
  await page.getByText('Decision', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Add to the log' }).fill('School stays indoors');
  await page.keyboard.press('Enter');
  await expect(log(page).first()).toContainText('Decision');
  // The log shows the entry before the server has it; the field is empty once it has.
  await expect(page.getByRole('textbox', { name: 'Add to the log' })).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Describe what happened first')).toBeVisible();

  // The radio: r, from, to, channel, message, Enter; sender and receiver stay for the next message.
  await page.getByRole('heading', { level: 2, name: title }).click();
  await page.keyboard.press('r');
  for (const words of ['Gate 2', 'Control', 'Ch 4', 'Wind has turned to the school']) {
    await page.keyboard.type(words);
    await page.keyboard.press(words.startsWith('Wind') ? 'Enter' : 'Tab');
  }
  await expect(log(page).first()).toContainText('Gate 2 to Control: Wind has turned to the school');
  await expect(page.getByRole('textbox', { name: 'Radio message' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'From', exact: true })).toHaveValue('Gate 2');

  // 2: the first steps; one that does not apply says why.
  await page.getByRole('heading', { level: 2, name: title }).click();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: /^Done: Sound the alarm/ }).click();
  await expect(page.getByText('1 of 16 done or not applicable.')).toBeVisible();
  await page.getByRole('button', { name: /^Not applicable: Keep run-off/ }).click();
  await page.keyboard.type('No drain near');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 16 done or not applicable.')).toBeVisible();
  await expect(page.getByText(/Reason: No drain near/)).toBeVisible();
  await page.getByRole('button', { name: /^Reopen: Keep run-off/ }).click();
  await expect(page.getByText('1 of 16 done or not applicable.')).toBeVisible();
  await expectAccessible();

  // 3: positions and accountability of people.
  await page.getByRole('heading', { level: 2, name: title }).click();
  await page.keyboard.press('3');
  await page.getByRole('textbox', { name: 'Names, one per line' }).fill('Ravi Mehta\nMeena Patel');
  await page.getByRole('button', { name: 'Add 2 to the list' }).click();
  await page.getByRole('button', { name: 'Safe: Ravi Mehta' }).click();
  await page.getByRole('button', { name: 'Missing: Meena Patel' }).click();
  await expect(page.getByText('1 of 2 safe, 1 missing or unknown')).toBeVisible();
  await page.getByRole('button', { name: 'Assign the position: Incident commander' }).click();
  await page.keyboard.type('A. Rao');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: 'A. Rao' })).toBeVisible();
  await expectAccessible();
  expect(problems).toEqual([]);
});

test('an open incident is assigned and closed, and its log has the person, both states and the reason', { tag: '@main' }, async ({
  page,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  const title = uniqueName('Smell at the gate');
  const made = await page.request.post('/api/incidents', { headers: await xsrfHeader(page.request), data: { shortDescription: title } });
  const { id } = await made.json();
  // Open has no Update State; assigning moves the incident to Open Assigned.
  await page.goto('/IncidentManagement');
  await searchRegister(page, search, title);
  await expect(tableRow(page, title)).toContainText(id);
  await expect(page.getByRole('columnheader', { name: 'Update State' })).toBeHidden();
  await page.getByRole('button', { name: `Assign ${id}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog.getByText('Choose a team member')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Assigned to' }).fill('shift');
  await page.getByRole('option', { name: /^Shift engineer/ }).click();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('On duty');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText(`Nothing matches “${title}”`)).toBeVisible();
  await menu(page, 'Open Assigned').click();
  await searchRegister(page, search, title);
  await expect(tableRow(page, title)).toContainText('Shift engineer');
  await expectAccessible();

  // Any state, through the dropdown of the row; the log has the person, both states and the reason.
  await page.getByLabel(`Update State of ${id}`).selectOption('Resolved');
  await expect(page.getByText(`${id} is now Resolved`)).toBeVisible();
  await menu(page, 'Resolved').click();
  await page.getByRole('button', { name: `Open ${id}` }).click();
  await page.getByLabel('State', { exact: true }).selectOption('Closed');
  await page.getByRole('textbox', { name: 'Why' }).fill('Measured, air is clean');
  await page.getByRole('button', { name: 'Update State' }).click();
  await expect(log(page).first()).toContainText('State: Resolved → Closed');
  await expect(log(page).first()).toContainText('Reason: Measured, air is clean');
  await expect(page.getByText('Assigned to: not stated → Shift engineer (sample)')).toBeVisible();

  // The log on a timeline, by keys: from the report to the end.
  await page.getByRole('tab', { name: 'Replay' }).click();
  const bar = page.getByRole('slider', { name: 'Time in the incident' });
  const stood = page.getByRole('region', { name: 'State at that time' });
  await bar.press('End');
  await expect(stood).toContainText('Closed');
  await bar.press('ArrowLeft');
  await expect(stood).toContainText('Resolved');
  await bar.press('Home');
  await expect(stood).toContainText('New');
  await expectAccessible();

  // The report by law is filled in; what is written in it stays.
  await page.getByRole('tab', { name: 'Reports and forms' }).click();
  const causes = page.getByRole('textbox', { name: /^Known, not known/ });
  await expect(causes).toHaveValue(/^Not known/);
  await causes.fill('Gasket of line 4');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Report saved')).toBeVisible();
  await expect(causes).toHaveValue('Gasket of line 4');
  await expectAccessible();
  expect(problems).toEqual([]);
});

test('no field is required; an invalid position is refused and stays; keyboard shortcuts can be turned off', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/IncidentManagement?view=create');
  await page.getByRole('textbox', { name: 'Latitude' }).fill('north');
  await page.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Latitude must be a number' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Longitude is required');
  await expectAccessible();
  await expect(page.getByRole('textbox', { name: 'Latitude' })).toHaveValue('north');
  await page.getByRole('textbox', { name: 'Latitude' }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Incident INC\d{6} created$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No short description' })).toBeVisible();
  await page.getByRole('tab', { name: 'Map and links' }).click();
  await expect(page.getByText('No position yet.')).toBeVisible();

  const long = { industryName: 'Petrochemicalworksofthenorthernestate', shortDescription: 'Hydrogenchlorideanhydrous/hydrofluoric' };
  const reported = await page.request.post('/api/incidents', { headers: await xsrfHeader(page.request), data: long });
  expect(reported.status(), await reported.text()).toBe(201);
  await page.goto('/IncidentManagement?view=all');
  await expect(page.getByText(long.industryName)).toBeVisible();
  // The whole table fits a common laptop beside both menus, also with words that are longer than their column.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1366, height: 850 });
  const frame = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('table') });
  await expect.poll(() => frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  if (size) await page.setViewportSize(size);
  const rows = page.getByRole('button', { name: /^Open INC/ });
  await expect(rows.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: search })).toBeFocused();
  await page.keyboard.type('nk');
  await expect(page.getByRole('searchbox', { name: search })).toHaveValue('nk');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Report an incident' })).toBeHidden();

  await page.getByRole('tab', { name: 'Detected Incident' }).click();
  await expect(page.getByRole('heading', { name: 'No incident detected' })).toBeVisible();
  await expect(menu(page, 'Create')).toBeHidden();
  await expectAccessible();
});

test('incidents of the old client appear in the list with their log, for others without a reload', async ({
  page,
  playwright,
  baseURL,
}) => {
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const as = async (role: SignedInRole): Promise<void> => {
    await other.post('/api/session/demo', { headers: await xsrfHeader(other), data: { role } });
  };
  const ask = async (query: string, values: readonly unknown[]): Promise<void> => {
    const answer = await other.post('/api/db/incidentrepo1', { headers: await xsrfHeader(other), data: { query, values } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await as('plant');
  const title = uniqueName('From the old client');
  await page.goto(`/IncidentManagement?search=${encodeURIComponent(title)}`);
  await expect(page.getByText(`Nothing matches “${title}”`)).toBeVisible();
  await ask('INSERT INTO incident_repo (industry_name, short_description, state) VALUES ($1, $2, $3)', ['Somewhere else', title, 'New']);
  // The list is read again every ten seconds.
  await expect(tableRow(page, title)).toContainText('Somewhere else', { timeout: 20_000 });
  await page.getByRole('button', { name: /^Open INC/ }).click();
  await expect(log(page)).toHaveCount(1);
  await expect(log(page).first()).toContainText('created the incident');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Back to the list' })
      .click()
      .then(() => page.getByRole('link', { name: 'Download CSV' }).click()),
  ]);
  expect(file.suggestedFilename()).toBe('incidents.csv');
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString('utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  await other.dispose();
});

test('the second of two people who change an incident is asked; long words do not break a phone', async ({
  page,
  request,
  expectAccessible,
}) => {
  await request.post('/api/session/demo', { headers: await xsrfHeader(request), data: { role: 'l2' } });
  const long = `${uniqueName('Long')} ${'ammonia-'.repeat(40)}`;
  const headers = await xsrfHeader(request);
  const made = await (
    await request.post('/api/incidents', {
      headers,
      data: { shortDescription: long, detailedDescription: 'words '.repeat(500), hazard: 'fire' },
    })
  ).json();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/IncidentManagement?view=all&search=${made.id}`);
  const narrow = async () => expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await expect(page.getByRole('button', { name: `Open ${made.id}` })).toBeVisible();
  await narrow();
  await page.getByRole('button', { name: `Open ${made.id}` }).click();
  await expect(log(page)).toHaveCount(1);
  await narrow();
  for (const [tab, text] of [
    ['People', 'Nobody is on the list yet.'],
    ['Files', 'No file yet.'],
    ['Tasks', '0 of 14 done or not applicable.'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByText(text)).toBeVisible();
    await narrow();
  }
  await expectAccessible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const short = page.getByRole('textbox', { name: 'Short description' });
  await short.fill('Mine');
  const theirs = await request.put(`/api/incidents/${made.id}`, { headers, data: { shortDescription: 'Theirs', version: made.version } });
  expect(theirs.status()).toBe(200);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Another user changed this row since you opened it')).toBeVisible();
  await expect(short).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Keep my entries and overwrite' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Mine' })).toBeVisible();
});

test('only an administrator deletes an incident', async ({ page, signIn }) => {
  await page.goto('/IncidentManagement?view=create');
  await page.getByRole('button', { name: 'Save' }).click();
  const remove = page.getByRole('button', { name: 'Delete', exact: true });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  const address = page.url();
  await signIn('admin');
  await page.goto(address);
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/^INC\d{6} deleted$/)).toBeVisible();
  await page.goto(address);
  await expect(page.getByText(/could not be read/)).toBeVisible();
});

test('an entry that a device sent later shows both times, in the log and in the replay', async ({ page, expectAccessible }) => {
  const headers = { ...(await xsrfHeader(page.request)), 'x-device-time': '2026-11-20T03:12:00+05:30' };
  const made = await page.request.post('/api/incidents', { data: { shortDescription: uniqueName('No network') }, headers });
  const { id } = await made.json();
  const note = await page.request.post(`/api/incidents/${id}/notes`, {
    data: { text: 'Pump stopped' },
    headers: { ...headers, 'x-device-time': '2099-01-01T00:00:00Z' },
  });
  expect(note.status()).toBe(201);
  await page.goto(`/IncidentManagement?incident=${id}`);
  await expect(log(page).first()).toContainText('Pump stopped');
  await expect(log(page).first()).toContainText(/Written 1 Jan 2099.* by the device’s clock, which is ahead\. Received/);
  await expect(log(page).last()).toContainText(/Written (19|20) Nov 2026.* on the device, received/);
  await expectAccessible();
  await page.getByRole('tab', { name: 'Replay' }).click();
  await expect(page.getByRole('list', { name: 'Log up to that time' }).locator('> li').first()).toContainText('on the device, received');
});
