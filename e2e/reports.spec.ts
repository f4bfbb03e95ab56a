import { readFileSync } from 'node:fs';
import type { Run } from '@hazardguard/contract';
import { inventoryExample } from '@hazardguard/contract';
import type { Download, Page } from '@playwright/test';
import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';
import { colourShare } from './map-colours.ts';
import { expectMapSheet } from './map-sheet.ts';

// Exported pictures have the resolution of the screen.
test.use({ deviceScaleFactor: 1 });

const site = { latitude: 21.63236, longitude: 72.99001 };
const scenario = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 225, temperatureC: 30, stability: 'D' },
  site,
} as const;

/** A site of its own with one stored run, made through the API. */
const storedRun = async (page: Page): Promise<Run> => {
  const headers = await xsrfHeader(page.request);
  const industry = await page.request.post('/api/industries', {
    headers,
    data: { industryName: uniqueName('Report Works'), district: 'Bharuch', safetyTeamContact: 'control room', ...site },
  });
  const { id } = await industry.json();
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null };
  const answer = await page.request.post('/api/runs', {
    headers,
    data: { industryId: id, inventoryItemId: null, scenario, weatherOrigin },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return await answer.json();
};

const readDownload = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

test('a stored run is read, viewed and exported in every format', async ({ page, signIn, expectAccessible }) => {
  const problems = watchForErrors(page);
  await signIn('plant');
  const run = await storedRun(page);
  await page.goto(`/VulnerabilityAssesment?industry=${run.industryId}&tab=reports`);

  await expect(page.getByRole('combobox', { name: 'Stored run' })).toHaveValue(run.id);
  await expect(page.getByText(run.result.scenarioHash, { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Inputs as used' }).getByRole('row', { name: /Quantity.*900.*given/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Caveats' }).getByRole('listitem')).toHaveCount(run.result.caveats.length);
  await expectAccessible();
  const metaData = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Meta data (JSON)' }).click();
  const metaDataJson = JSON.parse((await readDownload(await metaData)).toString('utf8'));
  expect(metaDataJson).toMatchObject({ run: { id: run.id }, scenario, scenarioHash: run.result.scenarioHash, caveats: run.result.caveats });

  await page.getByRole('tab', { name: 'Visualizations' }).click();
  await expect(page).toHaveURL(/report=visual/);
  const worst = run.result.zones[0];
  await expect(page.getByRole('table', { name: 'Reach of each level' }).getByRole('row')).toHaveCount(run.result.zones.length + 1);
  await expect(page.getByRole('table', { name: 'Value along the axis' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Map of the run/ }).locator('canvas')).toBeVisible();

  const take = async (item: string): Promise<Download> => {
    // The menu of the last export must be closed: its items would take the key and do nothing.
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
    const coming = page.waitForEvent('download');
    // An opening menu takes the focus: before that a key would reach the wrong item.
    await expect.poll(() => page.evaluate("document.activeElement?.closest('[role=menu]') != null")).toBe(true);
    await page.getByRole('menuitem', { name: item }).press('Enter');
    return await coming;
  };
  await expectMapSheet(page, { title: `Leak: Chlorine, ${run.industryName}`, legend: ['AEGL-3', 'AEGL-2'] });
  const kml = await take('KML');
  expect(kml.suggestedFilename()).toBe(`chlorine-leak-${run.result.scenarioHash.slice(0, 8)}.kml`);
  expect((await readDownload(kml)).toString('utf8')).toContain('<kml xmlns="http://www.opengis.net/kml/2.2">');
  const shapefile = await readDownload(await take('Shapefile (ZIP)'));
  expect(shapefile.readUInt32LE(0)).toBe(0x04034b50);
  const summary = (await readDownload(await take('Text summary (TXT)'))).toString('utf8');
  expect(summary).toContain(`(${worst?.level.value} ppm = AEGL-3`);
  const report = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Report, A4 (PDF)' }).click();
  expect((await readDownload(await report)).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const curve = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV: Value along the axis' }).click();
  expect((await readDownload(await curve)).toString('utf8')).toMatch(/^\ufeffdistance \(m\),highest value \(ppm\)\r\n10,/);
  await expectAccessible();

  await page.goto(`/VulnerabilityAssesment?industry=${run.industryId}&tab=reports&run=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('This site has no such run')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a site is shown in plan, with the distances of its worst cases, and in the pictures of its operators', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('plant');
  const headers = await xsrfHeader(page.request);
  const industry = await page.request.post('/api/industries', {
    headers,
    data: { industryName: uniqueName('Seen Works'), district: 'Bharuch', safetyTeamContact: 'control room', ...site },
  });
  const { id } = await industry.json();
  const tank = {
    ...inventoryExample,
    itemNo: '1',
    productName: 'Chlorine',
    concentration: '99 %',
    quantity: 5,
    dateReceived: '2026-01-01',
    dateExpired: '2028-01-01',
  };
  await page.goto(`/VulnerabilityAssesment?industry=${id}`);
  const visuals = page.getByRole('region', { name: 'Site visuals' });
  await expect(visuals.getByText('The site from above, with the places recorded around it.')).toBeVisible();

  await visuals.getByText('Zones', { exact: true }).click();
  await expect(page).toHaveURL(/visual=zones/);
  await expect(visuals.getByText('No worst case can be computed from the stock of this site.')).toBeVisible();

  const stored = await page.request.post(`/api/industries/${id}/inventory`, { headers, data: tank });
  expect(stored.status(), await stored.text()).toBe(201);
  await page.goto(`/VulnerabilityAssesment?industry=${id}&visual=drone`);
  // No picture is stored, and the tilted map is not blank: the circle of the worst case and the places around are drawn on it.
  await expect(visuals.getByText('No picture of this site is stored yet.')).toBeVisible();
  const tilted = visuals.locator('.maplibregl-canvas');
  await expect.poll(() => colourShare(tilted, [224, 106, 0])).toBeGreaterThan(0.001);
  await expect.poll(() => colourShare(tilted, [53, 83, 107])).toBeGreaterThan(0.0002);
  await visuals.getByRole('button', { name: 'Add a picture' }).click();
  await visuals.getByRole('button', { name: 'Store picture' }).click();
  await expect(visuals.getByRole('alert')).toHaveText('Choose a picture and enter what it shows.');
  const shot = await page.screenshot();
  const file = visuals.locator('input[type=file]');
  await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await visuals.getByLabel('What the picture shows').fill('Chlorine shed from the west');
  await visuals.getByRole('button', { name: 'Store picture' }).click();
  await expect(visuals.getByRole('alert')).toContainText('cannot be read as a JPEG, PNG or WebP picture');
  await file.setInputFiles({ name: 'shed.png', mimeType: 'image/png', buffer: shot });
  await visuals.getByRole('button', { name: 'Store picture' }).click();
  await visuals.getByRole('button', { name: 'Open: Chlorine shed from the west' }).click();
  const viewer = page.getByRole('dialog', { name: 'Chlorine shed from the west' });
  await expect(viewer.getByRole('img', { name: 'Chlorine shed from the west' })).toHaveJSProperty('complete', true);
  await expectAccessible();
  await viewer.getByRole('button', { name: 'Delete picture' }).click();
  await page.getByRole('dialog', { name: 'Delete this picture?' }).getByRole('button', { name: 'Delete picture' }).click();
  await expect(visuals.getByText('No picture of this site is stored yet.')).toBeVisible();
  // The refused file is the only failure that the browser reports.
  expect(problems.filter((problem) => !problem.includes('415'))).toEqual([]);
});
