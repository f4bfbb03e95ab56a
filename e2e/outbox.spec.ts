import type { Page } from '@playwright/test';
import { expect, test, uniqueName, xsrfHeader } from './fixtures.ts';
import { chooseIndustry, findSite } from './registers.ts';

/** The data that this browser keeps are open as soon as the server has answered once. */
const openKept = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse((response) => /\/api\/account\/devices\/[^/]+$/.test(response.url()) && response.ok());
  await page.goto('/IncidentManagement');
  await answered;
  await expect(page.getByRole('navigation', { name: 'Incidents', exact: true })).toBeVisible();
};

/** Service workers are off in the journeys: its code must have been loaded before the network is cut. */
const openForm = async (page: Page): Promise<void> => {
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Short description' })).toBeVisible();
};

const report = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Short description' }).fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
};

const listTitles = async (page: Page, title: string): Promise<readonly unknown[]> => {
  const answer = await page.request.get(`/api/incidents?view=all&search=${encodeURIComponent(title)}`);
  return ((await answer.json()) as { readonly rows: readonly unknown[] }).rows;
};

test('a save whose answer is lost on the way is there once', async ({ page, signIn }) => {
  await signIn('imt');
  await openKept(page);
  const title = uniqueName('Answer lost');
  let lost = 0;
  await page.route('**/api/incidents', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    // The server has carried it out.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openForm(page);
  await report(page, title);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page).toHaveURL(/incident=INC-/);
  await expect(page.getByText(/changes? waits? to be sent/)).toHaveCount(0, { timeout: 30_000 });
  expect(lost).toBe(1);
  expect(await listTitles(page, title)).toHaveLength(1);
});

test('a photo that is added without a network is shown as waiting, and is at the server once', async ({ page, context, signIn }) => {
  await signIn('imt');
  const headers = await xsrfHeader(page.request);
  const title = uniqueName('Photo from the yard');
  const made = await page.request.post('/api/incidents', { headers, data: { shortDescription: title, urgency: 'Low' } });
  const { id } = (await made.json()) as { readonly id: string };
  const answered = page.waitForResponse((response) => /\/api\/account\/devices\/[^/]+$/.test(response.url()) && response.ok());
  await page.goto(`/IncidentManagement?incident=${id}`);
  await answered;
  await page.getByRole('tab', { name: 'Files' }).click();
  const form = page.getByRole('form', { name: 'Attach' });
  await expect(form).toBeVisible();
  const photo = await page.screenshot({ type: 'jpeg' });
  await context.setOffline(true);
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Picture or PDF, up to 10 MB' }).click();
  await (await chooser).setFiles({ name: 'valve.jpg', mimeType: 'image/jpeg', buffer: photo });
  await form.getByRole('textbox', { name: 'Caption' }).fill('The valve that leaks');
  await form.getByRole('button', { name: 'Attach' }).click();
  const files = page.getByRole('region', { name: 'Pictures and documents' });
  const entry = files.getByRole('listitem').filter({ hasText: 'The valve that leaks' });
  await expect(entry).toContainText('Waiting to be sent');
  await expect(files.getByRole('alert')).toHaveCount(0);
  const isDrawn = (): Promise<boolean> => entry.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
  await context.setOffline(false);
  await expect(entry.getByRole('link', { name: 'The valve that leaks' })).toBeVisible();
  await expect.poll(isDrawn).toBe(true);
  await expect(entry).toHaveCount(1);
  const { situation } = await (await page.request.get(`/api/incidents/${id}`)).json();
  expect(situation.attachments).toHaveLength(1);
});

test('drafts that are written without a network are in Alerts as waiting, and are there once afterwards', { tag: '@main' }, async ({
  page,
  context,
  signIn,
}) => {
  await signIn('l1');
  const words = uniqueName('Smell of ammonia at the weighbridge');
  const answered = page.waitForResponse((response) => /\/api\/account\/devices\/[^/]+$/.test(response.url()) && response.ok());
  // Its code is stored here only by having been read: service workers are off in the journeys.
  await page.goto('/Alerts');
  await answered;
  const alerts = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^Alerts/ });
  await page.getByRole('link', { name: 'Early Warning System' }).click();
  await chooseIndustry(page, 'Dahej');
  await page.getByRole('button', { name: 'Raise Alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Raise Alert' });
  await expect(dialog.getByLabel('Incident ID')).toHaveValue(/^INC\d{6}$/);
  await context.setOffline(true);
  await dialog.getByRole('textbox', { name: 'Incident description' }).fill(words);
  await dialog.getByRole('button', { name: 'Save the draft' }).click();
  await expect(dialog.getByText('Draft kept on this device')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const message = uniqueName('The siren is tested on Sunday at ten');
  await page.getByRole('button', { name: 'Community Messaging' }).click();
  const messaging = page.getByRole('dialog', { name: 'Community Messaging' });
  await messaging.getByRole('textbox', { name: 'Message' }).fill(message);
  await messaging.getByRole('button', { name: 'Save the message as a draft' }).click();
  await expect(messaging.getByText('Draft kept on this device')).toBeVisible();
  await messaging.getByRole('button', { name: 'Close' }).last().click();
  await alerts.click();
  const waiting = page.getByRole('region', { name: 'Draft kept on this device (2)' });
  await expect(waiting.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
  await expect(waiting.getByRole('listitem').filter({ hasText: message })).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: /^Draft kept on this device/ })).toHaveCount(0);
  const countDrafts = async (): Promise<readonly number[]> => {
    const { alerts: listed } = (await (await page.request.get('/api/alerts')).json()) as {
      readonly alerts: readonly { readonly incidentDescription: string; readonly hazardText: string }[];
    };
    const isWords = listed.filter(({ incidentDescription }) => incidentDescription === words);
    return [isWords.length, listed.filter(({ hazardText }) => hazardText === `EXERCISE. ${message}`).length];
  };
  // They are sent one after the other; the list is read again after the first.
  await expect.poll(countDrafts).toEqual([1, 1]);
  await expect(page.getByRole('region', { name: /^Draft kept on this device/ })).toHaveCount(0);
  expect(await countDrafts()).toEqual([1, 1]);
});

test('a row that was changed meanwhile is shown field by field, and the person decides', async ({ page, context, signIn }) => {
  await signIn('l1');
  const headers = await xsrfHeader(page.request);
  const title = uniqueName('Two editors');
  const made = await page.request.post('/api/incidents', { headers, data: { shortDescription: title, urgency: 'Low' } });
  const { id, version } = (await made.json()) as { readonly id: string; readonly version: number };
  const answered = page.waitForResponse((response) => /\/api\/account\/devices\/[^/]+$/.test(response.url()) && response.ok());
  await page.goto(`/IncidentManagement?incident=${id}`);
  await answered;
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Urgency')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Urgency').selectOption('High');
  await page.getByLabel('Priority').selectOption('2');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('1 change waits to be sent')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this device.' })).toBeVisible();
  // While the form is open, a refusal goes to the form.
  await expect(page.getByRole('button', { name: 'Cancel edit' })).toHaveCount(0);
  // Another person was faster.
  const other = await page.request.put(`/api/incidents/${id}`, { headers, data: { urgency: 'Medium', version } });
  expect(other.ok(), await other.text()).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText('1 change was refused')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Show' }).click();
  const outbox = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await outbox.getByRole('radio', { name: 'Medium' }).check();
  await outbox.getByRole('button', { name: 'Send again' }).click();
  await expect(outbox.getByText('Everything is sent.')).toBeVisible();
  const after = await (await page.request.get(`/api/incidents/${id}`)).json();
  expect(after.incident).toMatchObject({ urgency: 'Medium', priority: 2 });
});

/** Numbers of rows that the browser keeps. */
const countKept = (page: Page): Promise<Readonly<Record<string, number>>> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('hazardguard');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const names = ['devices', 'answers', 'changes'];
          const counts: Record<string, number> = {};
          const work = open.result.transaction(names);
          for (const name of names) {
            const count = work.objectStore(name).count();
            count.onsuccess = () => {
              counts[name] = count.result;
            };
          }
          work.oncomplete = () => {
            open.result.close();
            resolve(counts);
          };
        };
      }),
  );

test('signing out deletes what is kept; a removed device deletes it at its next contact', async ({ page, signIn }) => {
  await signIn('imt');
  await openKept(page);
  await expect.poll(async () => (await countKept(page)).answers ?? 0).toBeGreaterThan(0);
  const id = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const open = indexedDB.open('hazardguard');
        open.onsuccess = () => {
          const all = open.result.transaction('devices').objectStore('devices').getAll();
          all.onsuccess = () => {
            open.result.close();
            // A drill that runs without the server.
            localStorage.setItem(`hazardguard-drill-by-hand:${all.result[0].personId}:1`, '{"startedAtMs":0,"injects":{},"reached":{}}');
            resolve(all.result[0].id);
          };
        };
      }),
  );
  const removed = await page.request.delete(`/api/account/devices/${id}`, { headers: await xsrfHeader(page.request) });
  expect(removed.status()).toBe(204);
  await page.reload();
  await expect.poll(() => countKept(page)).toEqual({ devices: 0, answers: 0, changes: 0 });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('drill')))).toEqual([]);

  // Signed in again, and then out.
  await page.reload();
  await expect.poll(async () => (await countKept(page)).answers ?? 0).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(async () => (await countKept(page)).answers).toBe(0);
});

test('a state that is changed in the list without a network is kept, which is no failure', async ({ page, context, signIn }) => {
  await signIn('imt');
  const title = uniqueName('Vapour at the drain');
  const headers = await xsrfHeader(page.request);
  const made = await page.request.post('/api/incidents', { headers, data: { shortDescription: title, urgency: 'Low' } });
  const { id } = (await made.json()) as { readonly id: string };
  await openKept(page);
  await page.getByRole('navigation', { name: 'Incidents', exact: true }).getByRole('button', { name: /^All/ }).click();
  const state = page.getByLabel(`Update State of ${id}`);
  await expect(state).toBeVisible();
  await context.setOffline(true);
  await state.selectOption('Assigned');
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this device.' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect.poll(async () => (await (await page.request.get(`/api/incidents/${id}`)).json()).incident.state).toBe('Assigned');
});

test('fetching data ahead stops without a network, and is offered again with it', async ({ page, context, signIn }) => {
  await signIn('imt');
  await page.goto('/WithoutNetwork');
  const fetchNow = page.getByRole('button', { name: 'Fetch the data now' });
  await expect(fetchNow).toBeVisible();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await context.setOffline(true);
  await fetchNow.click();
  await expect(page.getByText('Cannot reach the server.', { exact: true })).toBeVisible();
  await expect(fetchNow).toHaveAttribute('aria-disabled', 'true');
  // With a server that may recover there are three attempts.
  expect(failed.filter((path) => path === '/api/current-situation')).toHaveLength(1);
  await context.setOffline(false);
  await expect(fetchNow).not.toHaveAttribute('aria-disabled', 'true');
});

test('where the browser has no room left, the form says that nothing was saved', async ({ page, context, signIn }) => {
  await signIn('imt');
  await openKept(page);
  const title = uniqueName('No room');
  await page.evaluate(() => {
    // The browser's own limit cannot be filled in a second: the write fails as it does then.
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function full(this: IDBObjectStore, ...given) {
      if (this.name === 'changes') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      return add.apply(this, given);
    };
  });
  await openForm(page);
  await context.setOffline(true);
  await report(page, title);
  await expect(page.getByRole('alert').filter({ hasText: 'Your entries are still in the form' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Short description' })).toHaveValue(title);
  await context.setOffline(false);
});

test('a drill is run without the server: its record waits on this device and is at the server once', async ({ page, context, signIn }) => {
  await signIn('imt');
  const headers = await xsrfHeader(page.request);
  // A sample site: those that other journeys add may have no position or no stock.
  const { id: industryId } = await findSite(page, 'Dahej');
  const { templates } = await (await page.request.get(`/api/industries/${industryId}/drill-templates`)).json();
  const made = await page.request.post('/api/drills', {
    headers,
    data: { ...templates[0], industryId, plannedAt: new Date().toISOString() },
  });
  expect(made.status(), await made.text()).toBe(201);
  const id: number = (await made.json()).drill.id;
  const answered = page.waitForResponse((response) => /\/api\/account\/devices\/[^/]+$/.test(response.url()) && response.ok());
  await page.goto(`/Drills/${id}`);
  await answered;
  await expect(page.getByRole('button', { name: 'Run without the server' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Run without the server' }).click();
  await page.getByRole('button', { name: /^Read out: The release starts/ }).click();
  await page.getByRole('button', { name: 'Reached now: First person acts on the incident' }).click();
  // The record survives leaving the page.
  await page.getByRole('link', { name: 'All drills' }).click();
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Read out: The release starts/ })).toHaveCount(0);
  const first = page.getByRole('row').filter({ hasText: 'First person acts on the incident' });
  await expect(first).toContainText('Met');
  await page.getByLabel('Observation').fill('The siren was not heard at the gate.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.getByRole('button', { name: 'End the drill' }).click();
  await expect(page.getByText('The record is kept on this device.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report (PDF)' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Report (PDF)' })).toBeVisible();
  await expect(page.getByText('The record is kept on this device.')).toHaveCount(0);
  await expect(first).toContainText('Met');
  const card = await (await page.request.get(`/api/drills/${id}`)).json();
  expect(card.drill).toMatchObject({ state: 'ended', byHand: true });
  expect(card.notes).toHaveLength(1);
});
