import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';

/** One grey pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

/** The map service that the server of the journeys is set to; it takes or refuses the key. */
let service: Server;
let accepted: string | undefined;
let asked: string[] = [];
test.beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    const key = new URL(request.url ?? '', 'http://localhost').searchParams.get('key');
    if (key === accepted) response.writeHead(200, { 'content-type': 'image/png' }).end(png);
    else response.writeHead(403).end('This key is not authorised.');
  });
  await new Promise<void>((resolve) => service.listen(Number(process.env.E2E_TILES_PORT), '127.0.0.1', resolve));
});
test.afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const openMap = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('a refused key is Error: AuthFailure with advice, on our own map; a key that is taken brings the pictures', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  accepted = undefined;
  await signIn('l1');
  await page.goto('/MapsViewer?map=current');
  await expect(page.getByRole('heading', { level: 1, name: 'Maps Viewer' })).toBeVisible();
  await page.getByText('Streets', { exact: true }).click();
  const failure = page.getByRole('alert');
  await expect(failure.getByText('Error: AuthFailure', { exact: true })).toBeVisible();
  await failure.getByText('What to do about the key').click();
  await expect(failure.getByText(/Check that MAP_STREET_KEY is the key/)).toBeVisible();
  await expect(failure.getByText(/whether billing is on/)).toBeVisible();
  await expect(failure.getByText(/allow the address of this site/)).toBeVisible();
  await expectAccessible();
  expect(await page.content()).not.toContain('key-of-the-journeys');

  accepted = 'key-of-the-journeys';
  asked = [];
  const picture = page.waitForResponse((response) => response.url().includes('/api/map/tiles/street/') && response.ok());
  await page.getByRole('button', { name: 'Refresh Map' }).click();
  expect((await picture).headers()['content-type']).toBe('image/png');
  await expect(failure).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(0);
  await page.getByText('Offline map', { exact: true }).click();
});

test('two template maps and the Current Conditions of one industry', async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  await signIn('plant');
  await page.goto('/MapsViewer');
  await expect(page.getByText(/^On the map: \d+\./)).toBeVisible();
  await expectAccessible();
  const picker = page.getByRole('combobox', { name: 'Industry' });
  await picker.fill('ankleshwar');
  await page.getByRole('option', { name: /Ankleshwar GIDC estate/ }).click();
  await expect(page.getByRole('table', { name: /Places around Ankleshwar/ })).toBeVisible();

  await openMap(page, 'Template map 2: hazard reach');
  await expect(page.getByText('No run is stored for this industry yet.').or(page.getByLabel('Run on the map'))).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('industry'));
  expect(id).toBeGreaterThan(0);

  await openMap(page, 'Current Conditions');
  await expect(page.getByRole('button', { name: 'Refresh Map' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /weather/i })).toBeVisible();
  await expect(page.locator('[data-refreshed="0"]')).toContainText('Read at');
  const weather = page.waitForResponse((response) => response.url().includes('/api/weather') && response.ok());
  const runs = page.waitForResponse((response) => response.url().includes('/api/runs') && response.ok());
  await page.getByRole('button', { name: 'Refresh Map' }).click();
  await Promise.all([weather, runs]);
  await expect(page.locator('[data-refreshed="1"]')).toBeVisible();
  await expectAccessible();
  expect(problems).toEqual([]);
});

test('it asks for a sign-in, and works on a phone in the dark', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/MapsViewer');
  await expect(page.getByRole('heading', { level: 1, name: 'Maps Viewer' })).toHaveCount(0);
  await signIn('l0');
  await page.goto('/mapsviewer?map=reach');
  await expect(page.getByText('Choose an industry: the map is drawn around it.')).toBeVisible();
  await expectAccessible();
});
