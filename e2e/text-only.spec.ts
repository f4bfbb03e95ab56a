import { expect, test, watchForErrors } from './fixtures.ts';

/** Files that draw maps. */
const drawsMaps = /map-canvas|maplibre|\.pmtiles/;

test('on a slow line text-only mode is offered: tables instead of maps, until a person asks for one', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } }));
  await signIn('l1');
  await page.goto('/HazardGuard');
  await page.getByRole('button', { name: 'Text only', exact: true }).click();
  await expect(page.getByText('The connection is slow.')).toHaveCount(0);

  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/Vang?example=true');
  const map = page.getByRole('region', { name: /^Impact around/ });
  await expect(map.getByText(/AEGL-3, 10\smin · 50\sppm · [\d.]+\sk?m/)).toBeVisible();
  await expect(map.getByRole('table', { name: 'Places around the site' }).getByRole('row').nth(1)).toContainText(/\d\s?k?m\s[NESW]/);
  await expect(page.getByRole('row', { name: /^AEGL-3.*km/ })).toBeVisible();
  await expectAccessible();
  expect(requested.filter((url) => drawsMaps.test(url))).toEqual([]);

  await map.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.locator('.maplibregl-canvas').first()).toBeVisible();
  expect(requested.some((url) => drawsMaps.test(url))).toBe(true);

  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Text only/ }).click();
  await page.goto('/EXP1');
  await expect(page.locator('.maplibregl-canvas').first()).toBeVisible();
  await expect(page.getByText('The connection is slow.')).toHaveCount(0);
  expect(problems).toEqual([]);
});
