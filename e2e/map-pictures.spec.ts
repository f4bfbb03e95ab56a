import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { expectRecordedPicture } from './compare-pictures.ts';
import { expect, test } from './fixtures.ts';
import { createMapScene, keepOtherSitesOut, type MapScene, sceneTime } from './map-scene.ts';
import { type MapScreen, mapScreens } from './map-screens.ts';
import { expectMapSheet } from './map-sheet.ts';

/** Made by the first test of a lane; the others see the same site, also after a test that failed and ended its worker. */
const findScene = async (page: Page, lane: number): Promise<MapScene> => {
  const file = join(process.env.E2E_DATA ?? '', `map-scene-${lane}.json`);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await createMapScene(page)));
  return JSON.parse(readFileSync(file, 'utf8'));
};

const start = async (page: Page, signIn: (role: 'plant') => Promise<void>, { parallelIndex }: TestInfo): Promise<MapScene> => {
  await signIn('plant');
  const scene = await findScene(page, parallelIndex);
  await keepOtherSitesOut(page);
  await page.clock.setFixedTime(sceneTime);
  return scene;
};

/** The signs that the maps of the page draw, each with its count; undefined while a map is being drawn. */
const readDrawn = (page: Page): Promise<ReadonlyMap<string, number> | undefined> =>
  page
    .locator('.maplibregl-map')
    .evaluateAll((maps) => {
      const drawn = maps.map((map) => (map as unknown as { dataset: Record<string, string | undefined> }).dataset.drawn);
      return maps.length === 0 || drawn.includes(undefined) ? undefined : drawn.join(' ');
    })
    .then((text) =>
      text === undefined
        ? undefined
        : new Map(
            text
              .split(' ')
              .filter((part) => part !== '')
              .map((part) => {
                const at = part.lastIndexOf(':');
                return [part.slice(0, at), Number(part.slice(at + 1))] as const;
              }),
          ),
    );

const open = async (page: Page, screen: MapScreen, scene: MapScene): Promise<void> => {
  await page.goto(screen.address(scene));
  await screen.prepare?.(page);
  // The confidence lines come from hundreds of computations.
  await expect.soft
    .poll(async () => [...((await readDrawn(page))?.keys() ?? [])].sort(), { message: screen.name, timeout: 120_000 })
    .toEqual([...screen.shows].sort());
  // The legend of the areas is loaded after them, and the map gives way to it.
  for (const area of screen.shows.filter((sign) => sign === 'overlay-act-now'))
    await expect.soft(page.locator(`[data-explains~="${area}"]`).first(), screen.name).toBeAttached();
  // Zones, lines and areas arrive one after another, and a map that still shows all of them does not move: where it stands depends on
  // their order, until a person asks for all.
  const all = page.getByRole('button', { name: 'Show all zones' });
  if ((await all.count()) === 0) return;
  await all.click();
  await page.mouse.move(0, 0);
};

const findMap = (page: Page, { map }: MapScreen) =>
  map === undefined ? page.locator('.maplibregl-map').locator('xpath=ancestor::section[1]') : page.getByRole('region', { name: map });

/** What the legends of the page explain is what its maps draw, whole, and nothing else. */
const expectHonestLegend = async (page: Page, name: string): Promise<void> => {
  let drawn: ReadonlyMap<string, number> = new Map();
  // Undefined while the map moves.
  await expect
    .poll(async () => {
      const now = await readDrawn(page);
      if (now !== undefined) drawn = now;
      return now === undefined;
    })
    .toBe(false);
  const entries = await page
    .locator('[data-explains]:visible')
    .evaluateAll((all) => all.map((entry) => entry.getAttribute('data-explains') ?? ''));
  const explained = new Set(entries);
  expect
    .soft(
      [...explained].filter((sign) => !drawn.has(sign)),
      `${name}: in the legend, not on the map`,
    )
    .toEqual([]);
  expect
    .soft(
      [...drawn.keys()].filter((sign) => !explained.has(sign)),
      `${name}: on the map, not in the legend`,
    )
    .toEqual([]);
  expect
    .soft(
      [...drawn].filter(([, count]) => count === 0).map(([sign]) => sign),
      `${name}: drawn in part only`,
    )
    .toEqual([]);
  // A level that is not reached is named with that.
  const others = page
    .getByRole('region', { name: 'Legend' })
    .locator('li:not([data-explains])')
    .filter({ hasNotText: 'not reached', hasNot: page.getByRole('radiogroup') });
  expect.soft(await others.allTextContents(), `${name}: entries of the legend that name no sign`).toEqual([]);
};

test('on each map the legend explains what is drawn, and the picture is as recorded', { tag: '@main' }, async ({ page, signIn }, info) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const scene = await start(page, signIn, info);
  for (const screen of mapScreens) {
    await test.step(screen.name, async () => {
      await open(page, screen, scene);
      await expectHonestLegend(page, screen.name);
      await expectRecordedPicture(findMap(page, screen), `${screen.name}-1440`, info);
    });
  }
});

test('on a phone the maps are as recorded', async ({ page, signIn }, info) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const scene = await start(page, signIn, info);
  for (const screen of mapScreens.filter(({ isWideOnly }) => !isWideOnly)) {
    await test.step(screen.name, async () => {
      await open(page, screen, scene);
      await expectRecordedPicture(findMap(page, screen), `${screen.name}-390`, info);
    });
  }
});

test.describe('sheets', () => {
  // A downloaded picture has the resolution of the screen.
  test.use({ deviceScaleFactor: 1 });

  test('in a dark theme each result says on a light sheet what its screen says, with the share of cases that reach', async ({
    page,
    signIn,
  }, info) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(() => localStorage.setItem('hazardguard-theme', 'dark'));
    const scene = await start(page, signIn, info);
    for (const name of ['consequence-analysis', 'response-phase', 'vang', 'emergency-report']) {
      const screen = mapScreens.find((one) => one.name === name);
      if (screen === undefined) throw new Error(`There is no screen ${name}`);
      await test.step(name, async () => {
        await open(page, screen, scene);
        const steps = page.locator('[data-step]');
        await expect(steps).toHaveText([10, 50, 90].map((share) => new RegExp(`^In at least ${share} of 100 cases AEGL-2 reaches here: `)));
        await expectMapSheet(page, {
          title: /^Leak: Chlorine, Picture Works$/,
          legend: ['AEGL-3', 'In at least 10 of 100 cases AEGL-2 reaches here', 'In at least 90 of 100 cases AEGL-2 reaches here'],
        });
        await page.getByRole('radiogroup', { name: 'Share of cases that reach a place' }).getByText('AEGL-1', { exact: true }).click();
        await expect(steps.first()).toContainText('AEGL-1');
      });
    }
  });
});

test('in Text only the share of cases that reach is a table', async ({ page, signIn }, info) => {
  await page.addInitScript(() => localStorage.setItem('hazardguard-text-only', 'on'));
  const scene = await start(page, signIn, info);
  for (const name of ['consequence-analysis', 'response-phase', 'vang', 'emergency-report']) {
    await test.step(name, async () => {
      await page.goto(mapScreens.find((one) => one.name === name)?.address(scene) ?? '');
      const table = page.getByRole('table', { name: 'Reach by share of cases' });
      await expect(table.getByRole('row', { name: /^AEGL-2/ })).toContainText(/\d\s?k?m/, { timeout: 60_000 });
      await expect(page.locator('.maplibregl-map')).toHaveCount(0);
    });
  }
});
