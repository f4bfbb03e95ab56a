import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type JourneyServer, signInAt, startJourneyServer } from './journey-server.ts';

let server: JourneyServer;
test.beforeAll(async () => {
  server = await startJourneyServer();
});
test.afterAll(() => server?.stop());
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

type Post = Awaited<ReturnType<typeof signInAt>>;
const readJson = async (page: Page, path: string) => (await page.request.get(server.origin + path, { maxRetries: 3 })).json();

/** A site with chlorine, a person of its team, a school around it, and wind. */
const onBoard = async (post: Post, industryName: string, place: JourneyServer['site']): Promise<number> => {
  const { id } = await post('/api/industries', { industryName, district: 'Bharuch', safetyTeamContact: '1077', ...place });
  await post(`/api/industries/${id}/inventory`, {
    itemNo: 'T-2',
    productName: 'Chlorine',
    substanceName: 'Chlorine',
    casNo: '7782-50-5',
    quantity: 900,
    unit: 'kg',
    concentration: '99 %',
    hazardClass: 'Toxic',
    location: 'Yard',
    supplier: 'Supplier',
    dateReceived: '2026-11-01',
    dateExpired: '2030-01-01',
  });
  const person = { designation: 'Shift officer', role: 'Duty', emailAddress: `${id}@example.org`, address: 'Bharuch' };
  await post('/api/stakeholders/l0auth/members', { name: `Vijay Rana ${id}`, contactNumber: '98250 11111', ...person });
  const school = { name: `School of ${industryName}`, kind: 'school', people: 320, phone: '0261 222222' };
  await post('/api/receptors/register', { ...school, latitude: place.latitude + 0.01, longitude: place.longitude });
  // Overcast: the air is as stable by day as by night.
  await post('/api/weather', { ...place, temperatureC: 28, windSpeedMs: 6, windFromDeg: 225, humidityPercent: 60, cloudPercent: 100 });
  return id;
};

/** A circle around the site, written by one person and released by the other. */
const warnBefore = async (post: Post, approve: Post, industryId: number): Promise<void> => {
  const draft = await post('/api/alerts/by-hand', {
    industryId,
    incidentId: 'INC000777',
    incidentSeverity: 'high',
    incidentDescription: 'Last week',
    hazard: 'toxic-leak',
    area: { shape: 'site', radiusM: 800 },
  });
  const { version } = await post(`/api/alerts/${draft.id}/submit`, { version: draft.version, areaConfirmed: true });
  await approve(`/api/alerts/${draft.id}/approve`, { version });
};

const setPin = async (page: Page): Promise<void> => {
  await page.goto(`${server.origin}/WithoutNetwork`);
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN').fill('246813');
  await page.getByLabel('Repeat the PIN').fill('246813');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('PIN is set up')).toBeVisible();
};

/** The call lists that the browser stores; their content is encrypted. */
const countKeptLists = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('hazardguard');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const keys = open.result.transaction('answers').objectStore('answers').getAllKeys();
          keys.onsuccess = () => {
            open.result.close();
            resolve(keys.result.filter((key) => String(key).includes('/call-list')).length);
          };
        };
      }),
  );

const leak = async (page: Page, site: string): Promise<void> => {
  await page.getByRole('link', { name: 'Something is leaking' }).click();
  const mine = page.getByRole('button', { name: new RegExp(`^${site}`) });
  const stock = page.getByRole('button', { name: /^Chlorine/ });
  await expect(mine.or(stock).first()).toBeVisible();
  if (await mine.isVisible()) await mine.click();
  await stock.click();
  await page.getByRole('button', { name: /^Large leak/ }).click();
  await expect(page.getByRole('region', { name: 'Who is inside now' }).getByRole('listitem').first()).toContainText('inside');
};

/** Every button that cannot be pressed has a reason that a person and a screen reader get. */
const expectReasons = async (part: Locator): Promise<number> => {
  const refused = part.locator('button:disabled, [aria-disabled="true"]');
  const count = await refused.count();
  for (let place = 0; place < count; place += 1) {
    const button = refused.nth(place);
    await button.focus();
    await expect(button, await button.innerText()).toHaveAccessibleDescription(/\S+ \S+/);
  }
  return count;
};

test('without a network: the warning is drafted, numbers are called and marked; afterwards the draft is there once, the calls are in the log', async ({
  page,
  context,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(600_000);
  const { origin, drafter, approver, site } = server;
  const post = await signInAt(server, context, drafter);
  const other = await browser.newContext();
  const approve = await signInAt(server, other, approver);
  const industryId = await onBoard(post, 'Night Works', site);
  await warnBefore(post, approve, industryId);
  await setPin(page);
  await expect(page.getByText(/^Fetched: \d+ items/)).toBeVisible({ timeout: 180_000 });
  await expect(page.getByText('could not be fetched')).toHaveCount(0);
  expect(await countKeptLists(page)).toBe(1);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await page.goto(`${origin}/HazardGuard`);
  await page.getByLabel('PIN of this device').fill('246813');
  await expect(page.getByText('Shown from this device: data from')).toBeVisible();
  await leak(page, 'Night Works');
  const words = 'Large leak at the north header, two people cough';
  const dialog = page.getByRole('dialog');

  await test.step('the warning is drafted', async () => {
    await page.getByRole('button', { name: 'Warn people' }).click();
    await expect(dialog.getByText('Without the server this is only a draft.')).toBeVisible();
    await expect(dialog.getByText('AEGL-2', { exact: false }).first()).toBeVisible();
    // Nothing here approves, hands in or releases.
    await expect(dialog.getByRole('button', { name: /approv|release/i })).toHaveCount(0);
    await dialog.getByLabel('Description for the approver').fill(words);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Keep the draft' }).click();
    await expect(dialog.getByText(/waits on this device. Nobody is warned yet/)).toBeVisible();
  });

  await test.step('numbers are read, called and marked', async () => {
    await dialog.getByRole('button', { name: 'Call the team' }).click();
    await expect(dialog.getByText('the system calls nobody')).toBeVisible();
    const list = dialog.getByRole('region', { name: 'Telephone numbers' });
    const readNumbers = () => list.locator('a[href^="tel:"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(readNumbers).toEqual(['tel:1077', 'tel:+919825011111', 'tel:0261222222']);
    await expect(list.getByText('Tier 1')).toBeVisible();
    await expect(list.getByText('1.1 km from the site')).toBeVisible();
    await list.getByRole('button', { name: `No answer: Vijay Rana ${industryId}` }).click();
    await list.getByRole('button', { name: `Reached: Vijay Rana ${industryId}` }).click();
    const officer = list.getByRole('listitem').filter({ hasText: 'Vijay Rana' });
    await expect(officer.getByText(/reached them at/)).toBeVisible();
    await expect(officer.getByText('Waiting to be sent')).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Last texts sent' })).toContainText('INC000777');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await expectAccessible();
    // The button by which the system would call.
    expect(await expectReasons(dialog)).toBe(1);
    await page.keyboard.press('Escape');
  });

  await expect(page.getByText('A draft of this warning waits on this device.')).toBeVisible();
  expect(await expectReasons(page.getByRole('main'))).toBeGreaterThanOrEqual(1);

  await context.setOffline(false);
  await expect(page.getByText(/changes? waits? to be sent/)).toHaveCount(0, { timeout: 200_000 });
  const drafted = async () =>
    ((await readJson(page, '/api/alerts')).alerts as { incidentDescription: string; state: string; incidentId: string }[]).filter(
      ({ incidentDescription }) => incidentDescription === words,
    );
  await expect.poll(async () => (await drafted()).map(({ state }) => state)).toEqual(['draft']);
  const [draft] = await drafted();
  const { events, situation } = await readJson(page, `/api/incidents/${draft?.incidentId}`);
  const calls = (events as { kind: string; who?: string; mark?: string }[]).filter(({ kind }) => kind === 'phone-call');
  const who = `Shift officer, Vijay Rana ${industryId}`;
  expect(calls.map((call) => [call.who, call.mark])).toEqual([
    [who, 'reached'],
    [who, 'no-answer'],
  ]);
  expect(situation.calls).toHaveLength(1);

  await test.step('the same screen hands it in', async () => {
    const warn = page.getByRole('button', { name: 'Warn people' });
    await expect(warn).not.toHaveAttribute('aria-disabled', 'true');
    await warn.click();
    await expect(dialog.getByText('This incident has a draft from this assessment.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send for approval' }).click();
    await expect(page.getByRole('dialog', { name: 'Waiting for approval' })).toBeVisible();
    // In the words that were written without a network.
    expect((await drafted()).map(({ state }) => state)).toEqual(['waiting']);
    const { alerts } = await readJson(page, '/api/alerts');
    expect(alerts.filter(({ incidentId }: { incidentId: string }) => incidentId === draft?.incidentId)).toHaveLength(1);
  });

  await test.step('a device that is removed erases the numbers, and so does the removal of its PIN', async () => {
    await page.goto(`${origin}/WithoutNetwork`);
    await expect(page.getByRole('button', { name: 'Remove the PIN' })).toBeVisible();
    expect(await countKeptLists(page)).toBe(1);
    await page.getByRole('button', { name: 'Remove the PIN' }).click();
    await expect.poll(() => countKeptLists(page)).toBe(0);
    await setPin(page);
    await page.getByRole('button', { name: 'Fetch the data now' }).click();
    await expect.poll(() => countKeptLists(page), { timeout: 120_000 }).toBe(1);
    await page.getByRole('button', { name: /^Remove .*, last contact/ }).click();
    await page.reload();
    await expect.poll(() => countKeptLists(page)).toBe(0);
  });
  await other.close();
});

test('a device without PIN, passphrase or passkey keeps no number, and says what to do', async ({ page, context }) => {
  const { origin, drafter, site } = server;
  const post = await signInAt(server, context, drafter);
  await onBoard(post, 'Open Works', { ...site, latitude: site.latitude + 1 });
  await page.goto(`${origin}/HazardGuard`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The stored version serves the next document.
  await page.reload();
  await leak(page, 'Open Works');
  await expect(page.getByRole('status').getByText('is saved')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Call the team' }).click();
  await dialog.getByRole('button', { name: 'Show the telephone numbers' }).click();
  await expect(dialog.locator('a[href="tel:0261222222"]')).toBeVisible();
  expect(await countKeptLists(page)).toBe(0);

  await context.setOffline(true);
  const note = dialog.getByRole('note');
  await expect(note).toContainText('kept only on a device that opens with a passkey, passphrase or PIN, and this device has none');
  await expect(note.getByRole('link')).toHaveAttribute('href', '/WithoutNetwork');
  await expect(dialog.locator('a[href^="tel:"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Warn people' }).click();
  await expect(dialog.getByRole('button', { name: 'Keep the draft' })).toBeEnabled();
  await context.setOffline(false);
});
