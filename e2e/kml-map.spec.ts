import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';

const kml = (inside: string): string =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const gates = kml(
  Array.from(
    { length: 12 },
    (_, index) =>
      `<Placemark><name>Gate ${index + 1}</name><description><![CDATA[<b>Open</b><script>document.title='taken'</script> <img src=x onerror="document.title='taken'">day and night]]></description><Point><coordinates>${72.9 + index / 100},21.6,9</coordinates></Point></Placemark>`,
  ).join(''),
);

const open = async (page: Page, files: readonly { readonly name: string; readonly content: string | Buffer }[]): Promise<void> => {
  await page
    .locator('input[type="file"]')
    .setInputFiles(files.map(({ name, content }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })));
};

test('files are opened, listed, found on the map, and saved again; nothing leaves the browser', async ({ page, expectAccessible }) => {
  const problems = watchForErrors(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/KmlMap');
  await expect(page.getByRole('heading', { level: 1, name: 'KML map' })).toBeVisible();
  const sample = await page.request.get((await page.getByRole('link', { name: /sample file/ }).getAttribute('href')) ?? '');
  await open(page, [
    { name: 'gates.kml', content: gates },
    { name: 'sample-surroundings.kml', content: await sample.body() },
    { name: 'area.geojson', content: '{"type":"Polygon","coordinates":[[[72,21],[73,21],[73,22],[72,21]]]}' },
  ]);
  const layers = page.getByRole('list', { name: 'Open files' });
  // Each file starts its own worker, one after the other.
  await expect(layers.getByRole('listitem')).toHaveCount(3, { timeout: 45_000 });
  await expect(layers.getByText('KML, 12 features')).toBeVisible();
  await expect(layers.getByText('Heights are not shown (12 vertices have one).')).toBeVisible();

  const table = page.getByRole('table', { name: 'Features of the open files' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await page.getByRole('searchbox', { name: 'Search features' }).fill('gate 1');
  await expect(table.getByRole('row')).toHaveCount(5);
  await table.getByRole('button', { name: 'Name' }).click();
  await table.getByRole('button', { name: 'Name' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('Gate 12');
  await table.getByRole('button', { name: 'Gate 11' }).press('Enter');
  const card = page.getByRole('region', { name: 'Gate 11' });
  await expect(card.getByText('Open day and night')).toBeVisible();
  await expect(card.getByText('Centre: 21.600000, 73.000000')).toBeVisible();
  await expect(page).toHaveTitle(/^KML map/);
  await expectAccessible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save GeoJSON' }).click();
  const written = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(written.features).toHaveLength(12 + sampleFeatures(await sample.text()) + 1);
  await layers.getByRole('checkbox', { name: 'gates.kml' }).uncheck();
  const fewer = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save KML' }).click();
  expect(readFileSync(await (await fewer).path(), 'utf8')).not.toContain('Gate 1');
  await layers.getByRole('button', { name: 'Remove gates.kml' }).click();
  await expect(layers.getByRole('listitem')).toHaveCount(2);
  expect(sent).toEqual([]);
  expect(problems).toEqual([]);
});

const sampleFeatures = (text: string): number => text.split('<Placemark>').length - 1;

test('a file that cannot be opened is reported with name, position and remedy; open files stay', async ({ page, expectAccessible }) => {
  const problems = watchForErrors(page);
  await page.goto('/KmlMap');
  await open(page, [{ name: 'good.kml', content: gates }]);
  await expect(page.getByRole('list', { name: 'Open files' }).getByRole('listitem')).toHaveCount(1);
  await open(page, [
    { name: 'laughs.kml', content: `<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "ha">]><kml>&b;</kml>` },
    { name: 'photo.kml', content: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
    { name: 'cut.kmz', content: Buffer.from('504b0304140000', 'hex') },
    {
      name: 'swapped.geojson',
      content: '{"type":"Feature","properties":{"name":"Well"},"geometry":{"type":"Point","coordinates":[21.6,172.9]}}',
    },
    { name: 'empty.kml', content: '' },
  ]);
  const refused = page.getByRole('alert');
  await expect(refused).toHaveCount(5);
  await expect(refused.filter({ hasText: '“laughs.kml” cannot be opened' })).toContainText('Line 2 declares a document type or an entity');
  await expect(refused.filter({ hasText: '“photo.kml”' })).toContainText('save it as UTF-8');
  await expect(refused.filter({ hasText: '“cut.kmz”' })).toContainText('The archive is damaged or incomplete.');
  await expect(refused.filter({ hasText: '“swapped.geojson”' })).toContainText('(Well)” has the position 21.6, 172.9');
  await expect(refused.filter({ hasText: '“empty.kml”' })).toContainText('It is empty.');
  await expectAccessible();
  await refused.first().getByRole('button', { name: 'Dismiss' }).click();
  await expect(refused).toHaveCount(4);
  await expect(page.getByRole('list', { name: 'Open files' }).getByRole('listitem')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('on a phone, in the dark, with the industries of the register under it', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('l0');
  await page.goto('/KmlMap');
  await open(page, [{ name: 'gates.kml', content: gates }]);
  const points = page.waitForResponse((response) => response.url().endsWith('/api/industries/points') && response.ok());
  await page.getByRole('checkbox', { name: 'Industries of the register' }).check();
  expect((await (await points).json()).points.length).toBeGreaterThan(30);
  await expect(page.getByRole('table', { name: 'Features of the open files' }).getByRole('row')).toHaveCount(11);
  await expectAccessible();
});
