import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inventoryExample } from '@hazardguard/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, uniqueName, xsrfHeader } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const dayMs = 86_400_000;
const pin = '246813';

const isOpen = (page: Page): Promise<void> => expect(page.getByText('Current situation').first()).toBeVisible();

const setPin = async (page: Page): Promise<void> => {
  await page.goto('/WithoutNetwork');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN').fill(pin);
  await page.getByLabel('Repeat the PIN').fill(pin);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('PIN is set up')).toBeVisible();
};

/** The application and Home are kept; then the network is cut. */
const leaveNetwork = async (page: Page, context: BrowserContext): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/HazardGuard');
  await isOpen(page);
  await context.setOffline(true);
};

/** @returns its number */
const report = async (page: Page, shortDescription: string): Promise<string> => {
  const made = await page.request.post('/api/incidents', { headers: await xsrfHeader(page.request), data: { shortDescription } });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).id;
};

const countAnswers = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('hazardguard');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const count = open.result.transaction('answers').objectStore('answers').count();
          count.onsuccess = () => {
            open.result.close();
            resolve(count.result);
          };
        };
      }),
  );

test.describe('with a fingerprint reader', () => {
  // A passkey belongs to a name, not to a number.
  test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

  test('the data open with a fingerprint after a cold start without a network, and stay closed to another finger', async ({
    page,
    context,
    signIn,
  }) => {
    const authenticator = await context.newCDPSession(page);
    await authenticator.send('WebAuthn.enable');
    const { authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        ctap2Version: 'ctap2_1',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        hasPrf: true,
        isUserVerified: true,
      },
    });
    await signIn('l1');
    await page.goto('/WithoutNetwork');
    await page.getByRole('button', { name: 'Set up fingerprint, face or device lock' }).click();
    await expect(page.getByText('Fingerprint, face or device lock is set up')).toBeVisible();
    await leaveNetwork(page, context);
    await page.goto('/HazardGuard');
    const unlock = page.getByRole('dialog', { name: /No network/ });
    await unlock.getByRole('button', { name: /fingerprint/ }).click();
    await expect(unlock).toHaveCount(0);
    await isOpen(page);
    await page.goto('/HazardGuard');
    await authenticator.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await unlock.getByRole('button', { name: /fingerprint/ }).click();
    await expect(unlock.getByRole('alert')).toContainText('did not confirm it is you');
    await expect(page.getByText('Shown from this device')).toHaveCount(0);
  });
});

test('the data open for 14 days after the last contact, and are deleted then', async ({ page, context, signIn }) => {
  await signIn('l1');
  await setPin(page);
  await leaveNetwork(page, context);
  const now = Date.now();
  await page.clock.setSystemTime(now + 13.9 * dayMs);
  await page.goto('/HazardGuard');
  await page.getByLabel('PIN of this device').fill(pin);
  await isOpen(page);
  expect(await countAnswers(page)).toBeGreaterThan(0);
  await page.clock.setSystemTime(now + 14.1 * dayMs);
  await page.goto('/HazardGuard');
  await expect(page.getByText('Cannot reach the server').first()).toBeVisible();
  await expect(page.getByLabel('PIN of this device')).toHaveCount(0);
  expect(await countAnswers(page)).toBe(0);
});

test('a server that lost the key of the device takes it again: the PIN opens the data once, and a change that waited is sent', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('imt');
  await setPin(page);
  const id = await report(page, 'Drum leaks at gate 2');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`/IncidentManagement?incident=${id}`);
  await expect(page.getByRole('heading', { name: 'Drum leaks at gate 2' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Add to the log' }).fill('Absorbent is laid');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  // Its backup knew nothing of this device.
  const key = Buffer.alloc(32, 7).toString('base64');
  await context.route(/\/api\/account\/devices\//, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), key } });
  });
  await context.setOffline(false);
  await page.reload();
  const unlock = page.getByRole('dialog', { name: 'Open the data on this device' });
  await unlock.getByLabel('PIN of this device').fill(pin);
  await expect(unlock).toHaveCount(0);
  const log = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect
    .poll(async () =>
      (await (await page.request.get(`/api/incidents/${id}`)).json()).events.map((event: { readonly text?: string }) => event.text),
    )
    .toContain('Absorbent is laid');
  await expect(log.filter({ hasText: 'Absorbent is laid' })).not.toContainText('Waiting to be sent');
  // From now on the server's new key opens them without asking.
  await page.reload();
  await expect(log.filter({ hasText: 'Absorbent is laid' })).toHaveCount(1);
  await page.goto('/WithoutNetwork');
  await expect(page.getByText('PIN is set up')).toBeVisible();
});

test.describe('a server that is updated', () => {
  let updated: Server;
  let isNewVersion = false;

  /** The lane's server behind another address; of a new version once `isNewVersion` is set. */
  test.use({
    baseURL: async ({ baseURL }, use) => {
      updated = createServer((asked, answer) => {
        const passed = request(
          `${baseURL}${asked.url}`,
          { method: asked.method, headers: { ...asked.headers, 'accept-encoding': 'identity' } },
          (answered) => {
            const { 'content-length': length, ...headers } = answered.headers;
            const isChanged = asked.url === '/sw.js' && isNewVersion;
            answer.writeHead(answered.statusCode ?? 502, isChanged || length === undefined ? headers : answered.headers);
            if (!isChanged) return answered.pipe(answer);
            answered.on('data', (part) => answer.write(part));
            answered.on('end', () => answer.end('\n// Another version.\n'));
          },
        );
        passed.on('error', () => answer.destroy());
        asked.pipe(passed);
      });
      await new Promise<void>((resolve) => updated.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(updated.address() as AddressInfo).port}`);
      updated.closeAllConnections();
      updated.close();
    },
  });

  test('a new version is offered during an incident and changes nothing until it is chosen; the text in the log stays', async ({
    page,
    signIn,
  }) => {
    await signIn('imt');
    const id = await report(page, 'Smell at the gate');
    await page.goto(`/IncidentManagement?incident=${id}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const entry = page.getByRole('textbox', { name: 'Add to the log' });
    await entry.fill('Wind has turned to the north');
    await page.evaluate(() => Object.assign(window, { before: true }));
    isNewVersion = true;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.update());
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await expect(entry).toHaveValue('Wind has turned to the north');
    expect(await page.evaluate(() => 'before' in window)).toBe(true);
    await page.getByRole('button', { name: 'Start it now' }).click();
    await expect.poll(() => page.evaluate(() => 'before' in window).catch(() => true)).toBe(false);
    await expect(page.getByText('A new version is ready.')).toHaveCount(0);
    await expect(entry).toHaveValue('Wind has turned to the north');
  });
});

test('an observation of a running drill is written without a network and arrives once', async ({ page, context, signIn }) => {
  await signIn('imt');
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers: await xsrfHeader(page.request), data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const place = { latitude: 21.63236, longitude: 72.99001 };
  const site = await post('/api/industries', {
    industryName: uniqueName('Yard'),
    district: 'Bharuch',
    safetyTeamContact: '1077',
    ...place,
  });
  await post(`/api/industries/${site.id}/inventory`, {
    ...inventoryExample,
    productName: 'Liquid chlorine',
    quantity: 10,
    unit: 't',
    dateReceived: '2026-09-01',
    dateExpired: '2028-08-31',
  });
  await page.goto(`/Drills?view=plan&industry=${site.id}`);
  await page.getByRole('button', { name: 'Chlorine: leaking valve of a ton container' }).click();
  await page.getByRole('button', { name: 'Plan this drill' }).click();
  await page.getByRole('button', { name: 'Start the drill' }).click();
  await expect(page.getByRole('region', { name: 'Running drill' })).toContainText('EXERCISE');
  const { drills } = await (await page.request.get(`/api/drills?industryId=${site.id}`)).json();
  const id = drills[0]?.id;
  await context.setOffline(true);
  await page.getByLabel('Observation').fill('The siren cannot be heard in the yard.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  const note = page.getByRole('listitem').filter({ hasText: 'The siren cannot be heard' });
  await expect(note).toContainText('Waiting to be sent');
  await expect(page.getByLabel('Observation')).toHaveValue('');
  await context.setOffline(false);
  await expect(note).not.toContainText('Waiting to be sent', { timeout: 30_000 });
  await expect(note).toHaveCount(1);
  await post(`/api/drills/${id}/end`, { reason: '' });
  const { notes } = await (await page.request.get(`/api/drills/${id}`)).json();
  expect(notes.map(({ text }: { readonly text: string }) => text)).toEqual(['The siren cannot be heard in the yard.']);
});
