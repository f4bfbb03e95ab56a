import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';
import { colourShare } from './map-colours.ts';
import { chooseIndustry, findSite } from './registers.ts';
import { plainPicture } from './tile-service.ts';

/** The background that the journeys' map service draws: a colour that the offline map does not use. */
const background = [42, 140, 86] as const;
const png = plainPicture(background);

/** The map service that the server of the journeys is set to; it accepts or refuses the key. */
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

test('a refused key shows Error: AuthFailure with advice on the offline map; an accepted key shows the pictures', async ({
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
  await expect(failure.getByText(/billing is on/)).toBeVisible();
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

/**
 * The server names the layer it is set to 'satellite' in place of 'street': the pictures, their refusal and the policy of the page are
 * the real ones. Set to both, every journey with a map would ask for pictures.
 */
const asSatellite = (page: Page) =>
  page.route('**/api/system', async (route) => {
    const answer = await route.fetch();
    const system = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...system, mapLayers: system.mapLayers.map((layer: object) => ({ ...layer, id: 'satellite' })) },
    });
  });
const mapCanvas = (page: Page) => page.locator('.maplibregl-canvas').first();
const chosen = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'Map layers' }).getByRole('radio', { name });
const press = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'Map layers' }).getByText(name, { exact: true }).click();

test('the Satellite switch works on every screen that has it; a refused key shows a message and the offline map', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  accepted = 'key-of-the-journeys';
  await asSatellite(page);
  await signIn('l1');
  const { id: site } = await findSite(page, 'Vapi');
  const screens = [`/Ews?industry=${site}`, `/Vang?industry=${site}`, `/IndustryDashboard?industry=${site}`];
  for (const screen of screens) {
    await page.goto(screen);
    await expect(chosen(page, 'Satellite')).toBeChecked();
    await expect(page.getByText(/^No satellite pictures are set up/)).toHaveCount(0);
    await expect.poll(() => colourShare(mapCanvas(page), background), { message: screen }).toBeGreaterThan(0.5);
    await press(page, 'Offline map');
    await expect(chosen(page, 'Offline map')).toBeChecked();
    await expect.poll(() => colourShare(mapCanvas(page), background), { message: screen }).toBe(0);
    await press(page, 'Satellite');
    await expect.poll(() => colourShare(mapCanvas(page), background), { message: screen }).toBeGreaterThan(0.5);
  }

  await test.step('on Vang the checkbox and the switch are one setting', async () => {
    await page.goto(`/Vang?industry=${site}`);
    const box = page.getByRole('checkbox', { name: 'Satellite' });
    await expect(box).toBeChecked();
    await box.uncheck();
    await expect(chosen(page, 'Offline map')).toBeChecked();
    await press(page, 'Satellite');
    await expect(box).toBeChecked();
  });

  accepted = undefined;
  for (const screen of [...screens, `/VulnerabilityAssesment?industry=${site}&tab=site`]) {
    await page.goto(screen);
    const failure = page.getByRole('alert').filter({ hasText: 'Error: AuthFailure' });
    await expect(failure.getByText('The map service “Satellite” rejects its key. You see the HazardGuard map instead.')).toBeVisible();
    await failure.getByText('What to do about the key').click();
    await expect(failure.getByText(/Check that MAP_SATELLITE_KEY is the key/)).toBeVisible();
    await failure.getByText('What to do about the key').click();
    // The offline map in its own light colours, not the near-black sheet that is drawn under pictures.
    await expect.poll(() => colourShare(mapCanvas(page), [243, 244, 242]), { message: screen }).toBeGreaterThan(0.2);
  }
  await expectAccessible();
});

test('close to a site the offline map names its limits without covering anything: the notice is below it, the nearest place is named', async ({
  page,
  signIn,
}) => {
  await signIn('l1');
  const notice = page.getByText(/^No streets are known here\./);
  // The first sites of the demo have streets.
  const { id: vapi } = await findSite(page, 'Vapi');
  const gap = async (): Promise<number> => {
    const [words, map] = [await notice.boundingBox(), await page.locator('.maplibregl-map').first().boundingBox()];
    return words && map ? words.y - (map.y + map.height) : Number.NaN;
  };
  for (const [width, height] of [
    [1366, 850],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/Vang?industry=${vapi}`);
    await expect(notice).toBeVisible();
    await expect.poll(gap, { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(-0.01);
  }

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/Ews?industry=${vapi}`);
  // At zoom 15 one place is in sight and has its own name on the map; two steps closer none is.
  await expect(notice).toBeVisible();
  const closer = page.getByRole('button', { name: 'Zoom in' });
  for (const _ of [1, 2]) await closer.click();
  await expect(notice).toContainText(/The nearest recorded place is Sample industry 5 near Vapi, \d+\sm to the [NSEW]+\./);
});

test('two template maps and the Current Conditions of one industry', async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  await signIn('plant');
  await page.goto('/MapsViewer');
  await expect(page.getByText(/^On the map: \d+\./)).toBeVisible();
  await expectAccessible();
  await chooseIndustry(page, 'Ankleshwar GIDC estate');
  await expect(page.getByRole('table', { name: /Places near Ankleshwar/ })).toBeVisible();

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

test('it asks for sign-in, and works on a phone in dark mode', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/MapsViewer');
  await expect(page.getByRole('heading', { level: 1, name: 'Maps Viewer' })).toHaveCount(0);
  await signIn('l0');
  await page.goto('/mapsviewer?map=reach');
  await expect(page.getByText('Choose an industry to draw the map around it.')).toBeVisible();
  await expectAccessible();
});
