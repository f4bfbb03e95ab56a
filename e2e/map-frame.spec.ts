/// <reference lib="dom" />
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test, xsrfHeader } from './fixtures.ts';
import { findSite } from './registers.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Every map screen of a site, before one is chosen, and without one. */
const screens: readonly (readonly [name: string, address: (site: number) => string])[] = [
  ['assessment', (site) => `/VulnerabilityAssesment?tab=consequence&industry=${site}`],
  ['response phase', (site) => `/ResponsePhaseRiskModelling?industry=${site}`],
  ['Vang', (site) => `/Vang?industry=${site}`],
  ['Dashboard', (site) => `/IndustryDashboard?industry=${site}`],
  ['industry locations', (site) => `/Ews?industry=${site}`],
  ['nearest entities', (site) => `/Ews?industry=${site}&panel=nearest`],
  ['satellite data', (site) => `/Ews?industry=${site}&panel=satellite`],
  ['industries', (site) => `/MapsViewer?map=industries&industry=${site}`],
  ['clusters', () => '/MapsViewer?map=industries&layer=clusters'],
  ['hazard reach', (site) => `/MapsViewer?map=reach&industry=${site}`],
  ['current conditions', (site) => `/MapsViewer?map=current&industry=${site}`],
  ['vulnerability index', () => '/EXP1'],
  ['several sites', (site) => `/EXP1?view=cluster&industry=${site}`],
  ['emergency report', (site) => `/EmergencyReport?happening=smell&site=${site}&what=unknown`],
  ['wall display', () => '/Wall'],
  ['KML map', () => '/KmlMap'],
  ['no site chosen', () => '/VulnerabilityAssesment?tab=consequence'],
];

/** The screens of Dahej with their addresses, and a warned area. */
const listScreens = async (page: Page, incidentId: string): Promise<readonly (readonly [name: string, address: string])[]> => {
  const { id, latitude, longitude } = await findSite(page, 'Dahej');
  const warning = await page.request.post('/api/alerts/by-hand', {
    headers: await xsrfHeader(page.request),
    data: {
      industryId: id,
      incidentId,
      incidentSeverity: 'high',
      incidentDescription: 'Smell of gas at the fence',
      area: { shape: 'circle', latitude, longitude, radiusM: 1_500 },
    },
  });
  expect(warning.ok(), await warning.text()).toBe(true);
  const { id: alert } = await warning.json();
  return [...screens.map(([name, address]) => [name, address(id)] as const), ['warned area', `/Alerts/${alert}`]];
};

/** Nothing of theirs is on the map before a person adds it, a provider is configured, or an incident with a result is open. */
const withoutResult = ['satellite data', 'current conditions', 'KML map', 'wall display'];

/**
 * When the map, and zones, places or areas on it, are first drawn after a page is asked for. A map describes what it draws when it has
 * rested for 300 ms.
 */
const watchFirstPicture = `
  globalThis.firstPicture = {};
  new MutationObserver(() => {
    for (const { dataset } of document.querySelectorAll('[data-drawn]')) {
      firstPicture.mapMs ??= Math.round(performance.now() - 300);
      if (dataset.drawn !== '') firstPicture.resultMs ??= Math.round(performance.now() - 300);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-drawn'] });`;

/** Undefined until the map is there. What lies over the map is not seen as the map. */
const measureMap = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector('.maplibregl-map');
    if (map === null) return undefined;
    const { top, height } = map.getBoundingClientRect();
    const step = 6;
    const points = Array.from({ length: Math.floor(innerWidth / step) * Math.floor(innerHeight / step) }, (_none, at) => {
      const columns = Math.floor(innerWidth / step);
      return [step * ((at % columns) + 0.5), step * (Math.floor(at / columns) + 0.5)] as const;
    });
    const seen = points.filter(([x, y]) => map.contains(document.elementFromPoint(x, y)));
    return { barsPx: Math.round(top), heightShare: height / innerHeight, seenShare: seen.length / points.length };
  });

const measured: object[] = [];
test.afterAll(() => {
  const file = new URL('../test-results/map-screens.json', import.meta.url);
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  writeFileSync(file, JSON.stringify([...before, ...measured.splice(0)], null, 1));
});

/** Measures each screen with the files of the one before kept by the browser. The first picture comes without a press. */
const measureScreens = async (
  page: Page,
  incidentId: string,
  look: (screen: string, map: NonNullable<Awaited<ReturnType<typeof measureMap>>>) => void | Promise<void>,
): Promise<void> => {
  await page.addInitScript(watchFirstPicture);
  for (const [screen, address] of await listScreens(page, incidentId)) {
    await page.goto(address);
    const readPicture = () => page.evaluate<{ readonly mapMs?: number; readonly resultMs?: number }>('globalThis.firstPicture');
    const awaited = withoutResult.includes(screen) ? 'mapMs' : 'resultMs';
    await expect.soft.poll(async () => (await readPicture())[awaited], { message: `${screen}: picture` }).toBeGreaterThan(0);
    const map = await measureMap(page);
    if (map === undefined) throw new Error(`${screen} has no map`);
    measured.push({ screen, ...page.viewportSize(), ...map, tapsToPicture: 0, ...(await readPicture()) });
    await look(screen, map);
  }
};

test('at a desk every map screen leaves the map its room, and shows its picture without a press', async ({ page, signIn }) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('plant');
  // The menu has 17 % and a panel 26 %; an assessment has its views above the map and its legend below.
  await measureScreens(page, 'INC000392', (screen, { seenShare }) =>
    expect.soft(seenShare, `${screen}: share of what is seen`).toBeGreaterThanOrEqual(screen === 'assessment' ? 0.29 : 0.38),
  );
});

for (const isTouched of [false, true])
  test.describe(isTouched ? 'with fingers' : 'with a mouse', () => {
    test.use({ hasTouch: isTouched, isMobile: isTouched });

    test('on a phone every map screen leaves the map its room, and shows its picture without a press', async ({ page, signIn }) => {
      test.setTimeout(600_000);
      await signIn('plant');
      await measureScreens(page, isTouched ? 'INC000391' : 'INC000390', async (screen, { barsPx, heightShare }) => {
        await expect(page.locator('[data-height="half"]'), screen).toBeVisible();
        expect.soft(barsPx, `${screen}: bars`).toBeLessThanOrEqual(120);
        expect.soft(heightShare, `${screen}: share of the height`).toBeGreaterThanOrEqual(0.45);
        expect.soft(await page.evaluate('document.documentElement.scrollWidth'), `${screen}: nothing is beside the screen`).toBe(390);
        if (!isTouched) return;
        const low = await page
          .getByRole('banner')
          .locator('button, input')
          .evaluateAll(
            (controls) =>
              controls.map((control) => control.getBoundingClientRect()).filter(({ height }) => height > 0 && height < 44).length,
          );
        expect.soft(low, `${screen}: controls of the top bar that are too low for a finger`).toBe(0);
      });
    });
  });

test('a map says what it draws also where its tools arrive after it has come to rest', async ({ page, signIn }) => {
  await signIn('plant');
  await page.route('**/assets/map-tools-*.js', async (route) => {
    await new Promise((arrive) => setTimeout(arrive, 5_000));
    await route.continue();
  });
  await page.goto('/MapsViewer?map=industries');
  await expect(page.locator('.maplibregl-map')).toHaveAttribute('data-drawn', /overlay-industries/u);
});

test('the sheet has its heights by keyboard, with names; a site is chosen by one press', async ({ page, signIn, expectAccessible }) => {
  await signIn('plant');
  await page.goto('/IndustryDashboard');
  const sheet = page.getByRole('region', { name: 'Industries to choose from' });
  const [larger, smaller] = ['Make the panel larger', 'Make the panel smaller'].map((name) => sheet.getByRole('button', { name }));
  const choice = sheet.getByRole('button', { name: /^Dahej/ });
  if (larger === undefined || smaller === undefined) throw new Error('no buttons');
  await expect(choice).toContainText(/nothing open|open incident|warning in force|sensors in alarm/);
  await expect(sheet.getByText('The panel fills half of the screen')).toBeAttached();
  await larger.press('Enter');
  await expect(sheet.getByText('The panel fills the screen')).toBeAttached();
  await expect(larger, 'the focus stays where it was').toBeFocused();
  await expect(larger).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('region', { name: 'Map of the industries' }), 'what cannot be seen cannot have the focus').toBeHidden();
  await expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('The panel is closed')).toBeAttached();
  await expect(choice).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(choice, 'on paper everything is there').toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await larger.press('Enter');
  await choice.click();
  await expect(page).toHaveURL(/industry=\d+/);
  await expect(page.getByRole('region', { name: 'Situation at the site' })).toBeVisible();
});

test('on a phone the map of an assessment has its room; views, signs and the moving wind are in reach', async ({ page, signIn }) => {
  await signIn('plant');
  const { id } = await findSite(page, 'Dahej');
  await page.goto(`/VulnerabilityAssesment?tab=consequence&industry=${id}`);
  const sheet = page.getByRole('region', { name: 'Inputs and result' });
  // The signs of the map stand in the sheet, with the words of each zone.
  await expect(sheet.getByRole('region', { name: 'Legend' }).getByText(/^AEGL-3/)).toBeVisible();
  const map = await page.locator('.maplibregl-map').boundingBox();
  expect(map?.y, 'height of the bars, px').toBeLessThanOrEqual(120);
  expect((map?.height ?? 0) / 844, 'share of the map').toBeGreaterThanOrEqual(0.45);

  const wind = page.getByRole('button', { name: 'Wind moving over the map' });
  await expect(page.locator('canvas[data-streaks]')).toHaveCount(0);
  await wind.click();
  await expect(wind).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('canvas[data-streaks]')).toBeVisible();
  await page.reload();
  await expect(page.locator('canvas[data-streaks]'), 'the choice is kept in this browser').toBeVisible();

  // A view makes room for itself; its button is still in reach.
  await page.getByRole('button', { name: 'At a Point' }).click();
  await expect(page.getByRole('button', { name: 'At a Point' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'At a Point' })).toBeInViewport();
});
