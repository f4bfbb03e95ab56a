import type { Page } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';
import { chooseIndustry } from './registers.ts';

/** Maps are drawn without a graphics card here: a small one is enough for this test. */
test.use({ viewport: { width: 1180, height: 720 } });

const zones = (page: Page) => page.getByRole('table', { name: 'Zones', exact: true });
const inside = (page: Page) => page.getByRole('table', { name: 'Inside the zones, by impact area' });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('the worked example: layers, impact areas, evacuation routes, files, and the same numbers as the assessment', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const problems = watchForErrors(page);
  await signIn('l1');
  // As the assessment links to it: with an industry in focus, which the example replaces.
  await page.goto('/Vang?industry=1&example=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Vang' })).toBeVisible();
  await expect(zones(page)).toContainText('AEGL-2');
  await expect(page).toHaveURL(/example=1/);
  await expect(page.getByText(/^Worked example on a sample site/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Leak' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Latitude, longitude', exact: true })).toHaveValue('21.700000, 72.580000');
  const hash = await page.locator('[data-scenario]').getAttribute('data-scenario');
  const shown = await zones(page).locator('[data-reach]').allInnerTexts();
  expect(shown.length).toBe(3);

  await test.step('the ticked areas are those counted and listed', async () => {
    for (const area of ['School', 'Hospital', 'Industry', 'Population', 'Residential']) await expect(box(page, area)).toBeChecked();
    await expect(inside(page).getByRole('rowheader')).toHaveCount(5);
    await box(page, 'Population').uncheck();
    await box(page, 'Hospital').uncheck();
    await box(page, 'Residential').uncheck();
    await expect(inside(page).getByRole('rowheader')).toHaveText(['School', 'Industry']);
    await expect(page).toHaveURL(/areas=school(,|%2C)industry/);
    const listed = page.getByRole('region', { name: 'Places inside, worst and nearest first' });
    await expect(listed.getByRole('listitem').first()).toBeVisible();
    await expect(listed.getByText(/· Homes ·|· Hospital ·/)).toHaveCount(0);
  });

  await test.step('Response: resources with distance and bearing, and the shortest way across the wind', async () => {
    const fire = page.getByRole('region', { name: 'Fire stations' });
    await expect(fire.getByRole('listitem')).toContainText(['Sample fire station 7 near Dahej']);
    await expect(fire).toContainText(/5\.6\skm E \(98°\) from the source/);
    await page
      .getByRole('button', { name: /^Escape route from Sample/ })
      .first()
      .click();
    const ways = page.locator('[data-ways] li');
    await expect(ways).toHaveCount(2);
    // Wind from WSW (247.5°): across it is NNW (337.5°) or SSE (157.5°).
    await expect(ways.first()).toContainText(/^Shortest: .+ towards (NNW \(338°\)|SSE \(158°\)), about/);
    await expect(page).toHaveURL(/from=21\./);
    await page.getByRole('button', { name: 'Meta Data' }).click();
    await expectAccessible();
    await page.getByLabel('From (latitude, longitude)').fill('21.700000, 72.400000');
    await expect(page.getByText('This place is outside every zone.')).toBeVisible();
    await box(page, 'Response').uncheck();
    await expect(fire).toHaveCount(0);
  });

  await test.step('Satellite says that there is no picture; Simulation removes the zones from the map', async () => {
    await expect(page.getByText(/^No satellite pictures are set up/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Legend' })).toContainText('AEGL-3');
    await box(page, 'Simulation').uncheck();
    await expect(page.getByRole('region', { name: 'Legend' })).toContainText('No zones yet');
    await box(page, 'Simulation').check();
  });

  await test.step('Meta Data: files of what is shown', async () => {
    const take = async (format: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download ${format}`, exact: true }).click();
      const stream = await (await download).createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString('utf8');
    };
    await expect(page.locator('[data-band="AEGL-3"]')).toBeVisible({ timeout: 30_000 });
    const json = JSON.parse(await take('JSON'));
    expect(json.bands.members).toBe(400);
    expect(json.result.scenarioHash).toBe(hash);
    expect(json.areas).toEqual(['school', 'industry']);
    const geo = JSON.parse(await take('GeoJSON'));
    const drawn = geo.features.filter((feature: { properties: { what: string } }) => feature.properties.what === 'zone');
    expect(drawn.length).toBeGreaterThan(0);
    for (const { properties } of drawn) expect(properties.reachHighM).toBeGreaterThan(properties.reachLowM);
    expect(await take('CSV')).toMatch(/inside,Sample school \d near Dahej,school,/);
  });

  await test.step('the assessment shows the same scenario with the same zones', async () => {
    await page.getByRole('link', { name: 'Open in Vulnerability Assessment' }).click();
    await expect(page).toHaveURL(/VulnerabilityAssesment/);
    await expect(page.locator(`[data-scenario="${hash}"]`)).toBeVisible();
    // The assessment also shows the uncertainty below each distance.
    expect(await zones(page).locator('[data-reach]').allInnerTexts()).toEqual(shown);
  });
  expect(problems).toEqual([]);
});

test('a site from the start: school and industry are on, the link keeps the whole state, an explosion gets routes away from it', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('plant');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/Vang');
  await expect(page.getByText('Choose an industry', { exact: true })).toBeVisible();
  await chooseIndustry(page, 'Dahej');
  await expect(box(page, 'School')).toBeChecked();
  await expect(box(page, 'Industry')).toBeChecked();
  await expect(box(page, 'Population')).not.toBeChecked();
  await expect(page.getByText(/^Still needed:/)).toBeVisible();
  await page.getByRole('radio', { name: 'Explosion' }).check();
  await page.getByRole('combobox', { name: 'Chemical' }).click();
  await page.getByRole('option', { name: /^Hydrogen/ }).click();
  await page.getByText('Free text', { exact: true }).click();
  await page.getByLabel('Direction in words or degrees').fill('NW 3 m/s');
  await page.getByLabel('Air temperature (°C)').fill('31');
  await expect(zones(page)).toContainText('kPa');
  // On a phone the button shows only its icon: with its label it would cover the site.
  await expect(page.getByRole('button', { name: 'Show all zones' })).toHaveText('');
  await box(page, 'Response').check();
  await page.getByLabel('From (latitude, longitude)').fill('21.700100, 72.580000');
  await expect(page.locator('[data-ways] li')).toHaveText([/towards N \(0°\)/]);
  await page.getByLabel('From (latitude, longitude)').fill('somewhere');
  await expect(page.getByText('“somewhere” is not a position. Write it like 21.700000, 72.600000.')).toBeVisible();
  await expectAccessible();
  await expect(page).toHaveURL(/temp=31/);
  const before = await zones(page).innerText();
  await page.reload();
  await expect(zones(page)).toBeVisible();
  expect(await zones(page).innerText()).toBe(before);
  await expect(box(page, 'Response')).toBeChecked();
});
