import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';
import { colourShare } from './map-colours.ts';
import { findSite } from './registers.ts';

/** A red pixel: the whole world of the pictures. */
const red = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC', 'base64');

const makePictures = (): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), 'street-map-'));
  const path = join(folder, 'red.mbtiles');
  const database = new DatabaseSync(path);
  database.exec(`create table metadata (name text, value text);
    create table tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob);
    insert into metadata values ('format', 'png'), ('bounds', '-180,-85,180,85'), ('attribution', '<b>Survey</b> of the journey');`);
  database.prepare('insert into tiles values (0, 0, 0, ?)').run(red);
  database.close();
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
};

const add = async (page: Page, name: string, bytes: Buffer): Promise<void> => {
  const form = page.getByRole('form', { name: 'Add a map' });
  await page.locator('input[type="file"]').setInputFiles({ name: 'map.mbtiles', mimeType: 'application/octet-stream', buffer: bytes });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('button', { name: 'Add map' }).click();
};

test('streets of the first site; an officer adds pictures, everybody sees them, and deletes them', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('l1');

  await test.step('the map of the first site has streets with their source, and no notice', async () => {
    const tiles: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/map/streets/')) tiles.push(response.status());
    });
    await page.goto(`/Ews?industry=${(await findSite(page, 'Ankleshwar')).id}`);
    await expect.poll(() => tiles.length).toBeGreaterThan(0);
    expect(new Set(tiles)).toEqual(new Set([200]));
    await expect(page.getByText('Synthetic sample: invented streets and names')).toBeAttached();
    await expect(page.getByText(/No streets are known here/)).toHaveCount(0);
    // The estate's ground, in the light theme.
    await expect.poll(() => colourShare(page.locator('.maplibregl-canvas').first(), [230, 232, 238])).toBeGreaterThan(0.1);
  });

  await test.step('a site without streets has a notice below its map, which can be closed', async () => {
    await page.goto(`/Ews?industry=${(await findSite(page, 'Vapi')).id}`);
    await expect(page.getByText(/No streets are known here/)).toBeVisible();
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await expect(page.getByText(/No streets are known here/)).toHaveCount(0);
  });

  await test.step('Map layers refuses what is no map, in words', async () => {
    await page.goto('/MapLayers');
    await expect(page.getByRole('row', { name: /Synthetic sample town/ })).toContainText('Streets of an imported extract');
    await expectAccessible();
    await page.getByRole('button', { name: 'Add map' }).click();
    await expect(page.getByText('Choose a file and enter a name.')).toBeVisible();
    await add(page, 'No map', Buffer.from('this is no map'));
    await expect(page.getByText(/It is neither PMTiles nor MBTiles/)).toBeVisible();
    await expect(page.getByRole('row', { name: /No map/ })).toHaveCount(0);
  });

  await test.step('pictures are added, chosen on a map, and deleted', async () => {
    await add(page, 'Red pictures', makePictures());
    const row = page.getByRole('row', { name: /Red pictures/ });
    await expect(row).toContainText('Survey of the journey');
    await page.goto(`/Ews?industry=${(await findSite(page, 'Ankleshwar')).id}`);
    await page.getByText('Red pictures', { exact: true }).click();
    await expect.poll(() => colourShare(page.locator('.maplibregl-canvas').first(), [255, 0, 0])).toBeGreaterThan(0.5);
    await expect(page.getByText('Survey of the journey')).toBeAttached();
    await page.goto('/MapLayers');
    await row.getByRole('button', { name: 'Delete Red pictures' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row).toHaveCount(0);
  });
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});
