import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, xsrfHeader } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const pin = '246813';
const passphrase = 'tumbler oxide parrot ledge';

/** What a browser stored before there was a device key: a PIN, and an incident that waits to be sent. */
const oldVault: string = readFileSync(join(import.meta.dirname, '../web/src/data/offline/old-vault.json'), 'utf8');
const { devices } = JSON.parse(oldVault);
const oldDevice: { readonly id: string; readonly personId: string } = devices[0];

const isOpen = (page: Page): Promise<void> => expect(page.getByText('Current situation').first()).toBeVisible();
const unlockOf = (page: Page) => page.getByRole('dialog', { name: /No network/ });

/** A page of this origin without the application: nothing else reads or writes what is kept. */
const leaveApplication = async (page: Page): Promise<void> => {
  await page.goto('/api/system');
};

/** The application is stored; then the network is cut. */
const storeApplication = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/HazardGuard');
  await isOpen(page);
};

const coldStart = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.setOffline(true);
  await page.goto('/HazardGuard');
};

const setPin = async (page: Page): Promise<void> => {
  await page.goto('/WithoutNetwork');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN').fill(pin);
  await page.getByLabel('Repeat the PIN').fill(pin);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('PIN is set up')).toBeVisible();
};

interface Stored {
  readonly device: Record<string, unknown>;
  readonly changes: number;
  readonly answers: number;
}

/** The row of the device in words, with its bytes as text, and the number of rows beside it. */
const readStored = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const open = indexedDB.open('hazardguard');
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const ask = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const store = (name: string): IDBObjectStore => database.transaction(name).objectStore(name);
    const [device] = await ask<unknown[]>(store('devices').getAll());
    const answer = { changes: await ask(store('changes').count()), answers: await ask(store('answers').count()) };
    database.close();
    const asText = (_: string, value: unknown): unknown =>
      value instanceof ArrayBuffer || value instanceof Uint8Array ? Array.from(new Uint8Array(value)).join(' ') : value;
    return { device: JSON.parse(JSON.stringify(device ?? {}, asText)), ...answer };
  });

/** Replaces what this browser keeps by the recorded data, as if they had been stored a moment ago. */
const loadOldVault = async (page: Page): Promise<void> => {
  await leaveApplication(page);
  await page.evaluate(async (text) => {
    const reviver = (_: string, value: { readonly bytes?: string; readonly buffer?: string } | null): unknown => {
      const packed = value !== null && typeof value === 'object' ? (value.bytes ?? value.buffer) : undefined;
      if (typeof packed !== 'string') return value;
      const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
      return value?.bytes === undefined ? bytes.buffer : bytes;
    };
    const kept = JSON.parse(text, reviver);
    indexedDB.deleteDatabase('hazardguard-device-key');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const open = indexedDB.open('hazardguard');
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const work = database.transaction(['devices', 'answers', 'changes'], 'readwrite');
    for (const name of ['devices', 'answers', 'changes'] as const) {
      work.objectStore(name).clear();
      for (const row of kept[name])
        work.objectStore(name).put({ ...row, ...('contactAtMs' in row ? { contactAtMs: Date.now() } : { savedAtMs: Date.now() }) });
    }
    await new Promise((resolve) => {
      work.oncomplete = resolve;
    });
    database.close();
    localStorage.setItem('hazardguard-offline-person', kept.devices[0].personId);
  }, oldVault);
};

/** The server knows the device of the recorded data, with another key. */
const registerOldDevice = async (page: Page): Promise<void> => {
  const known = await page.request.put(`/api/account/devices/${oldDevice.id}`, { headers: await xsrfHeader(page.request) });
  expect(known.ok(), await known.text()).toBe(true);
};

const countSent = async (page: Page): Promise<number> => {
  const { rows } = await (await page.request.get('/api/incidents?search=Drum+leaks+at+gate+2')).json();
  return rows.length;
};

test('data of before open with their PIN, need the device key from then on, and lose nothing that waits', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('imt');
  await registerOldDevice(page);
  // Another journey on this server may have sent the same recorded change.
  const sent = await countSent(page);
  await page.goto('/HazardGuard');
  await storeApplication(page);
  await loadOldVault(page);
  const before = await readStored(page);
  expect(before).toMatchObject({ changes: 1, device: { byPin: { iterations: 1_200_000 } } });

  await coldStart(page, context);
  const unlock = unlockOf(page);
  await unlock.getByLabel('PIN of this device').fill('111111');
  await expect(unlock.getByRole('alert')).toContainText('That is not the PIN');
  const bound = await readStored(page);
  expect(bound).toMatchObject({ changes: 1, answers: before.answers, device: { typed: { kind: 'pin', isBound: true, failures: 1 } } });
  expect(bound.device).not.toHaveProperty('byPin');
  await unlock.getByLabel('PIN of this device').fill('222222');
  await expect(unlock.getByRole('alert')).toContainText('That is not the PIN');
  // A wrong PIN counts, and changes nothing else.
  const { typed, ...rest } = (await readStored(page)).device;
  expect({ ...rest, typed: { ...(typed as object), failures: 0, triedAtMs: 0 } }).toEqual({
    ...bound.device,
    typed: { ...(bound.device.typed as object), failures: 0, triedAtMs: 0 },
  });

  await unlock.getByLabel('PIN of this device').fill(pin);
  await expect(unlock).toHaveCount(0);
  await expect(page.getByText('1 change waits to be sent')).toBeVisible();
  expect(await countSent(page)).toBe(sent);
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('dialog', { name: 'Open the data on this device' }).getByLabel('PIN of this device').fill(pin);
  await expect.poll(() => countSent(page)).toBe(1);
  await expect.poll(async () => (await readStored(page)).changes).toBe(0);
});

test('a browser that stops before the new form is written opens the old one, and finishes at the next start', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('imt');
  await registerOldDevice(page);
  await page.goto('/HazardGuard');
  await storeApplication(page);
  await loadOldVault(page);
  await page.evaluate(() => sessionStorage.setItem('stops', 'yes'));
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, ...rest) {
      if (sessionStorage.getItem('stops') !== null && value?.typed?.isBound === true) throw new DOMException('Full', 'QuotaExceededError');
      return put.call(this, value, ...rest);
    };
  });
  await coldStart(page, context);
  const unlock = unlockOf(page);
  await expect(unlock.getByLabel('PIN of this device')).toBeVisible();
  // The device key is stored, the row is the old one.
  expect((await readStored(page)).device).toHaveProperty('byPin');
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('hazardguard-device-key');
  await page.evaluate(() => sessionStorage.removeItem('stops'));
  await page.reload();
  await unlock.getByLabel('PIN of this device').fill(pin);
  await expect(page.getByText('1 change waits to be sent')).toBeVisible();
  expect(await readStored(page)).toMatchObject({ changes: 1, device: { typed: { isBound: true } } });
});

test('a passphrase replaces the PIN: weak ones are refused with the rule, and only it opens the data after a cold start', async ({
  page,
  context,
  signIn,
  expectAccessible,
}) => {
  await signIn('l1');
  await setPin(page);
  const ways = page.getByRole('list', { name: 'Opening without the server' }).getByRole('listitem');
  await expect(ways).toHaveText([/^Set up fingerprint/, /^Passphrase/, /^PIN/]);
  await expect(ways.nth(2)).toContainText('takes about 2 minutes');
  await page.getByRole('button', { name: 'Set a passphrase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a passphrase' });
  await expect(dialog).toContainText('It replaces the PIN.');
  await expectAccessible();
  const tryPhrase = async (text: string, again = text): Promise<void> => {
    await dialog.getByLabel('New passphrase').fill(text);
    await dialog.getByLabel('Repeat the passphrase').fill(again);
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await tryPhrase('four words');
  await expect(dialog.getByText('At least 15 characters', { exact: true })).toBeVisible();
  await tryPhrase('passwordpassword');
  await expect(dialog.getByText('Attackers try this first.')).toBeVisible();
  await tryPhrase(passphrase, `${passphrase}s`);
  await expect(dialog.getByText('The two passphrases differ')).toBeVisible();
  await tryPhrase(passphrase);
  await expect(page.getByText('Passphrase is set up')).toBeVisible();
  await expect(page.getByText('PIN is set up')).toHaveCount(0);
  expect((await readStored(page)).device).toMatchObject({ typed: { kind: 'passphrase', isBound: true } });

  await storeApplication(page);
  await coldStart(page, context);
  const unlock = unlockOf(page);
  await expect(unlock.getByLabel('PIN of this device')).toHaveCount(0);
  await unlock.getByLabel('Passphrase of this device').fill('tumbler oxide parrot lodge');
  await unlock.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(unlock.getByRole('alert')).toContainText('That is not the passphrase');
  await expectAccessible();
  // Capitals and spaces too many do not matter.
  await unlock.getByLabel('Passphrase of this device').fill('Tumbler oxide  parrot ledge ');
  await page.keyboard.press('Enter');
  await expect(unlock).toHaveCount(0);
  await isOpen(page);
});

test('a lost device key is said with the remedy: signing in opens the data, sends what waits and asks for a new way', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('imt');
  const made = await page.request.post('/api/incidents', {
    headers: await xsrfHeader(page.request),
    data: { shortDescription: 'Valve of tank 4 drips' },
  });
  const { id } = await made.json();
  await setPin(page);
  await storeApplication(page);
  await page.goto(`/IncidentManagement?incident=${id}`);
  await expect(page.getByRole('heading', { name: 'Valve of tank 4 drips' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Add to the log' }).fill('Valve is closed');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 change waits to be sent')).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const removed = indexedDB.deleteDatabase('hazardguard-device-key');
        removed.onsuccess = resolve;
        removed.onerror = reject;
      }),
  );
  await coldStart(page, context);
  const unlock = unlockOf(page);
  await expect(unlock.getByRole('alert')).toContainText('Connect to the server and sign in: then they open again');
  await expect(unlock.getByLabel('PIN of this device')).toHaveCount(0);
  await unlock.getByRole('button', { name: 'Go on without these data' }).click();
  await expect(unlock).toHaveCount(0);
  expect((await readStored(page)).changes).toBe(1);

  await context.setOffline(false);
  await page.goto('/HazardGuard');
  await expect(page.getByText('The kept data now open only with the server. Set up a way again.')).toBeVisible();
  await expect.poll(async () => (await readStored(page)).changes).toBe(0);
  const { events } = await (await page.request.get(`/api/incidents/${id}`)).json();
  expect(events.filter(({ text }: { readonly text?: string }) => text === 'Valve is closed')).toHaveLength(1);
  await setPin(page);
  await expect(page.getByText('Set up a way again')).toHaveCount(0);
  await storeApplication(page);
  await coldStart(page, context);
  await unlock.getByLabel('PIN of this device').fill(pin);
  await expect(unlock).toHaveCount(0);
  await isOpen(page);
});

test('a device that the server has removed does not open while the server answers, and its data are deleted', async ({ page, signIn }) => {
  await signIn('l1');
  await setPin(page);
  const { id } = (await readStored(page)).device;
  await storeApplication(page);
  expect((await readStored(page)).answers).toBeGreaterThan(0);
  // Every other answer is lost: the application takes the server for away.
  await page.route(/\/(readyz|api\/(?!offline-devices))/, (route) => route.abort());
  await page.goto('/HazardGuard');
  const unlock = unlockOf(page);
  await expect(unlock.getByLabel('PIN of this device')).toBeVisible();
  const removed = await page.request.delete(`/api/account/devices/${id}`, { headers: await xsrfHeader(page.request) });
  expect(removed.status()).toBe(204);
  await unlock.getByLabel('PIN of this device').fill(pin);
  await expect(page.getByText('The server has removed this device.')).toBeVisible();
  await expect(unlock).toHaveCount(0);
  expect(await readStored(page)).toMatchObject({ answers: 0, changes: 0, device: {} });
});

test.describe('with a fingerprint reader', () => {
  // A passkey belongs to a name, not to a number.
  test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

  test('a passkey of before opens the data, and needs the device key from then on', async ({ page, context, signIn }) => {
    const authenticator = await context.newCDPSession(page);
    await authenticator.send('WebAuthn.enable');
    await authenticator.send('WebAuthn.addVirtualAuthenticator', {
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
    await storeApplication(page);
    await leaveApplication(page);
    // The row as it was stored before: the inner layer alone.
    await page.evaluate(async () => {
      const openDatabase = (name: string): Promise<IDBDatabase> =>
        new Promise((resolve, reject) => {
          const open = indexedDB.open(name);
          open.onsuccess = () => resolve(open.result);
          open.onerror = () => reject(open.error);
        });
      const ask = <T>(asked: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error);
        });
      const [kept, keys] = await Promise.all([openDatabase('hazardguard'), openDatabase('hazardguard-device-key')]);
      const [{ passkey, typed: _typed, isKeyLost: _lost, ...device }] = await ask(
        kept.transaction('devices').objectStore('devices').getAll(),
      );
      const key: CryptoKey = await ask(keys.transaction('keys').objectStore('keys').get(device.personId));
      const inner = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: passkey.iv }, key, passkey.data);
      const { isBound: _bound, ...rest } = passkey;
      const byPasskey = { ...rest, iv: new Uint8Array(inner.slice(0, 12)), data: inner.slice(12) };
      await ask(
        kept
          .transaction('devices', 'readwrite')
          .objectStore('devices')
          .put({ ...device, byPasskey }),
      );
      kept.close();
      keys.close();
      indexedDB.deleteDatabase('hazardguard-device-key');
    });
    await coldStart(page, context);
    const unlock = unlockOf(page);
    await unlock.getByRole('button', { name: /fingerprint/ }).click();
    await expect(unlock).toHaveCount(0);
    await isOpen(page);
    expect((await readStored(page)).device).toMatchObject({ passkey: { isBound: true } });
  });
});
