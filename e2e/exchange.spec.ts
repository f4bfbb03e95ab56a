import { readFile } from 'node:fs/promises';
import type { SignedInRole } from '@hazardguard/contract';
import type { Browser, Page } from '@playwright/test';
import { expect, test, uniqueName, xsrfHeader } from './fixtures.ts';

const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow', acceptDownloads: true } as const;

/** A phone of this person with the application stored on it. */
const openPhone = async (browser: Browser, baseURL: string | undefined, role: SignedInRole): Promise<Page> => {
  const context = await browser.newContext({ ...phone, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.request.post('/api/session/demo', { headers: await xsrfHeader(page.request), data: { role } });
  await page.goto('/IncidentManagement');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/IncidentManagement');
  await expect(page.getByRole('heading', { level: 1, name: 'Incident Management' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect(page.getByRole('combobox', { name: 'Incidents', exact: true })).toBeVisible();
  return page;
};

const log = (page: Page) => page.getByRole('list', { name: 'Log' }).locator('> li');
const exchange = (page: Page) => page.getByRole('dialog', { name: 'Exchange without a network' });

const addNote = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Add to the log' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(log(page).filter({ hasText: text })).toHaveCount(1);
};

const openExchange = async (page: Page, side: 'Show' | 'Read'): Promise<void> => {
  await page.getByRole('button', { name: 'Exchange without a network' }).click();
  await exchange(page).getByRole('tab', { name: side }).click();
};

const saveFile = async (page: Page): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download'), exchange(page).getByRole('button', { name: 'Save as a file' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^INC-[0-9A-F]{6}\.hazardguard\.json$/);
  return readFile(await file.path(), 'utf8');
};

interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const give = async (page: Page, files: readonly GivenFile[]): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    exchange(page).getByRole('button', { name: 'Choose a file or photo' }).click(),
  ]);
  await chooser.setFiles([...files]);
};

const toFile = (text: string): GivenFile => ({ name: 'x.hazardguard.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Photos of all codes. */
const photograph = async (page: Page): Promise<readonly GivenFile[]> => {
  const code = exchange(page).getByRole('img', { name: /^QR code/ });
  const stop = exchange(page).getByRole('button', { name: 'Stop' });
  await expect(code).toBeVisible();
  if (await stop.isVisible()) await stop.click();
  const total = Number(/of (\d+)/.exec((await code.getAttribute('aria-label')) ?? '')?.[1]);
  const photos: GivenFile[] = [];
  for (let part = 0; part < total; part += 1) {
    photos.push({ name: `${part}.png`, mimeType: 'image/png', buffer: await code.screenshot() });
    if (total > 1) await exchange(page).getByRole('button', { name: 'Next' }).click();
  }
  return photos;
};

test('two phones without a network exchange their logs of a new incident; later each entry is at the server once', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const title = uniqueName('Chlorine at the tonner yard');
  const one = await openPhone(browser, baseURL, 'imt');
  const other = await openPhone(browser, baseURL, 'l2');
  await other.goto('/WithoutNetwork');
  await expect(other.getByRole('button', { name: 'Show or read' })).toBeVisible();
  await one.context().setOffline(true);
  await other.context().setOffline(true);

  // The first phone reports and logs.
  await one.keyboard.press('n');
  await one.getByRole('textbox', { name: 'Short description' }).fill(title);
  await one.getByRole('button', { name: 'Save' }).click();
  await expect(one.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await addNote(one, 'White cloud, knee high');
  await openExchange(one, 'Show');
  const photos = await photograph(one);
  const file = await saveFile(one);
  await one.keyboard.press('Escape');

  // The second phone refuses a damaged file, then reads photos of the codes.
  await other.getByRole('button', { name: 'Show or read' }).click();
  await exchange(other).getByRole('tab', { name: 'Read' }).click();
  await give(other, [toFile(file.replace('knee', 'head'))]);
  await expect(exchange(other).getByRole('alert')).toHaveText('The code or file is damaged. Read it again.');
  await give(other, photos);
  await expect(exchange(other).getByText(/^2 entries of .+ about INC-[0-9A-F]{6} received\./)).toBeVisible();
  await exchange(other)
    .getByRole('link', { name: /^Open INC-/ })
    .click();
  await expect(other.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(log(other).filter({ hasText: 'White cloud' })).toContainText('On another device, not at the server yet');
  await addNote(other, 'Sirens at the gate');
  await expect(log(other).filter({ hasText: 'Sirens' })).toContainText('Waiting to be sent');
  await openExchange(other, 'Show');
  const answer = await saveFile(other);
  await other.keyboard.press('Escape');

  // The file of the second phone also hands back what came from the first.
  await openExchange(one, 'Read');
  await give(one, [toFile(answer)]);
  await expect(exchange(one).getByText(/^1 entry of .+ received\./)).toBeVisible();
  await one.keyboard.press('Escape');
  await expect(log(one).filter({ hasText: 'Sirens' })).toContainText('On another device, not at the server yet');
  await expect(log(one).filter({ hasText: 'White cloud' })).toContainText('Waiting to be sent');

  // The second phone has a network first: its entry waits for the incident, which only the first can send.
  await other.context().setOffline(false);
  await expect(other.getByText('Cannot reach the server.', { exact: true })).toHaveCount(0);
  await expect(other.getByText('1 change waits to be sent')).toBeVisible();
  await one.context().setOffline(false);
  for (const page of [one, other]) {
    await expect(page.getByText(/changes? waits? to be sent/)).toHaveCount(0, { timeout: 40_000 });
    for (const text of ['White cloud', 'Sirens']) {
      await expect(log(page).filter({ hasText: text })).toHaveCount(1, { timeout: 40_000 });
      await expect(log(page).filter({ hasText: text })).not.toContainText(/not at the server yet|Waiting to be sent/, { timeout: 40_000 });
    }
  }
  const found = await one.request.get(`/api/incidents?view=all&search=${encodeURIComponent(title)}`);
  const { rows } = (await found.json()) as { readonly rows: readonly { readonly id: string }[] };
  expect(rows).toHaveLength(1);
  const card = await (await one.request.get(`/api/incidents/${rows[0]?.id}`)).json();
  const texts = card.events.map((event: { readonly text?: string; readonly kind: string }) => event.text ?? event.kind);
  expect(texts.at(-1)).toBe('created');
  // The log is in the order of arrival: as soon as the incident is there, either phone may be the first with its entry.
  expect(texts.slice(0, -1).toSorted()).toEqual(['Sirens at the gate', 'White cloud, knee high']);
});
