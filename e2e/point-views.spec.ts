import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Threat } from '@hazardguard/engine';
import type { Page } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';
import { findSite } from './registers.ts';

interface Listed<Row> {
  readonly rows: readonly Row[];
}

const command = fileURLToPath(new URL('../cli/bin/hazardguard.mjs', import.meta.url));

/** A sample site, and a link to the analysis of one item of its stock in a wind from the west-north-west. */
const siteWith = async (page: Page, place: string, substance: string) => {
  const site = await findSite(page, place);
  const stock = (await (await page.request.get(`/api/industries/${site.id}/inventory`)).json()) as Listed<{
    id: number;
    substanceName: string;
  }>;
  const item = stock.rows.find(({ substanceName }) => substanceName === substance);
  if (!item) throw new Error(`${place} stores no ${substance}`);
  const address = (hazard: string, more: string): string =>
    `/VulnerabilityAssesment?industry=${site.id}&tab=consequence&for=${site.id}&item=${item.id}&hazard=${hazard}` +
    `&rupture=circular&kg=900&d=0.02&wind=290&how=compass&speed=3&temp=31&stability=D&${more}`;
  return { site, address };
};

const view = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The first preview of a page waits for the library, the places and the map to come. */
const computed = async (page: Page): Promise<void> => expect(page.getByRole('table', { name: 'Zones' })).toBeVisible({ timeout: 45_000 });

const open = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('group', { name: 'Views' }).getByRole('button', { name, exact: true }).click();
  await expect(view(page, name)).toBeVisible();
};

/** What the command line says of the same scenario and place. */
const threatByCommand = (scenario: unknown, at: string): Threat => {
  const { stdout, stderr } = spawnSync(process.execPath, [command, 'threat', '-', '--at', at, '--building', 'leaky', '--json'], {
    input: JSON.stringify(scenario),
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Threat;
};

test('one point, people, environment and buildings: four views of one result', async ({ page, signIn, expectAccessible }) => {
  test.setTimeout(180_000);
  const problems = watchForErrors(page);
  await signIn('plant');
  const { address } = await siteWith(page, 'Dahej', 'Chlorine');
  await page.goto(address('leak', 'view=at-a-point'));
  await computed(page);
  const point = view(page, 'At a Point');
  await expect(point.getByText(/^Press the map, choose a recorded place/)).toBeVisible();

  await test.step('an invalid point is refused with a message', async () => {
    await point.getByLabel('Position (latitude, longitude)').fill('somewhere');
    await point.getByRole('button', { name: 'Show this place' }).click();
    await expect(point.getByText(/“somewhere” is not a position/)).toBeVisible();
    await expect(page).not.toHaveURL(/point=/);
  });

  await test.step('the numbers at a place are those of the command line', async () => {
    await page.getByRole('button', { name: 'Run and store' }).click();
    await expect(page).toHaveURL(/run=[0-9a-f-]{36}/);
    await point.getByLabel('Position (latitude, longitude)').fill('21.6950, 72.5950');
    await point.getByLabel('Building people shelter in').selectOption('leaky');
    await point.getByRole('button', { name: 'Show this place' }).click();
    await expect(page).toHaveURL(/point=21\.695000/);
    const run = (await (await page.request.get(`/api/runs/${new URL(page.url()).searchParams.get('run')}`)).json()) as {
      readonly scenario: unknown;
    };
    const byCommand = threatByCommand(run.scenario, '21.695,72.595');
    const shown = (value: number): string => new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 }).format(value);
    await expect(point.locator('[data-threat="peak"]')).toHaveText(`${shown(byCommand.peak)}\u00a0ppm`);
    const doses = point.getByRole('table', { name: 'Doses and deaths' });
    await expect(doses.locator('[data-dose="peak"] td').nth(1)).toHaveText(`${shown(byCommand.indoors?.peak ?? 0)}\u00a0ppm`);
    await expect(doses.locator('[data-dose="load"] td').first()).toContainText(shown(byCommand.outdoors?.load ?? 0));
    await expect(doses.locator('[data-dose^="deaths-"]')).toHaveCount(byCommand.outdoors?.deaths.length ?? -1);
    const advice = { shelter: 'Shelter indoors', leave: 'Leave across the wind', 'no-action': 'No action needed by this result' } as const;
    await expect(point.getByText(advice[byCommand.shelter?.advice ?? 'no-action'], { exact: true })).toBeVisible();
    await expect(point.getByRole('table', { name: 'Concentration over time' })).toBeVisible();
    await expectAccessible();
  });

  await test.step('the file contains every moment', async () => {
    const waiting = page.waitForEvent('download');
    await point.getByRole('button', { name: 'CSV: Concentration over time' }).click();
    expect((await waiting).suggestedFilename()).toBe('concentration_over_time.csv');
  });

  await test.step('Health: the people of the result, by level', async () => {
    const headCounts = await page.locator('[data-people="AEGL-1"]').innerText();
    const inside = await page.locator('[data-population="AEGL-1"] strong').innerText();
    await open(page, 'Health');
    const counts = view(page, 'Health').getByRole('table', { name: 'People and recorded places by level' });
    await expect(counts.getByRole('row', { name: /^People inside/ }).locator('[data-inside="AEGL-1"]')).toHaveText(inside);
    await expect(counts.getByRole('row', { name: /^Recorded places, by their head-counts/ })).toBeVisible();
    // No row of head-counts is called people.
    await expect(counts.getByRole('rowheader', { name: 'People', exact: true })).toHaveCount(0);
    await expect(view(page, 'Health').locator('[data-within="AEGL-1"]')).toHaveText(headCounts);
    await expect(view(page, 'Health').getByRole('table', { name: 'Places inside, worst and nearest first' })).toContainText(
      'Sample hospital',
    );
    await view(page, 'Health').getByLabel('Show places whose worst level is').selectOption('AEGL-3');
    await expect(page).toHaveURL(/level=AEGL-3/);
    await expectAccessible();
  });

  await test.step('Environment: land and sea, and what is not known', async () => {
    await open(page, 'Environment');
    const environment = view(page, 'Environment');
    await expect(environment.getByRole('table', { name: 'Land and sea inside each zone' }).getByRole('row')).toHaveCount(4);
    await expect(environment.getByRole('table').getByText(/km²/).first()).toBeVisible();
    await expect(environment.getByText('H400: very toxic to aquatic life')).toBeVisible();
    await expect(environment.getByText(/^not known: the library has no published threshold/)).toBeVisible();
    await expect(environment.getByText('ERG 2024 guide 124: read the parts on fire and on spill or leak.')).toBeVisible();
    await expectAccessible();
  });

  await test.step('Infrastructure: what to close for a cloud that does not burn', async () => {
    await open(page, 'Infrastructure');
    await expect(view(page, 'Infrastructure').getByText(/A toxic cloud damages no structure/)).toBeVisible();
    await expect(view(page, 'Infrastructure').getByText(/No roads, railways, bridges or power lines/)).toBeVisible();
    await expectAccessible();
  });
  expect(problems).toEqual([]);
});

test('overpressure and heat: damage by zone, and the value at a point', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await signIn('plant');
  const { address } = await siteWith(page, 'Dahej', 'Ethylene oxide');
  await page.goto(address('explosion', 'view=infrastructure'));
  await computed(page);
  const damage = view(page, 'Infrastructure').getByRole('table', { name: 'Damage by zone' });
  // Lees' eight pressures, as the engine holds them.
  await expect(damage.getByRole('row')).toHaveCount(9);
  await expect(damage.locator('[data-damage="BLAST-1.03"]')).toContainText(/\d/);
  await page.goto(address('leak', 'view=infrastructure&harm=heat'));
  await computed(page);
  await expect(damage.locator('[data-damage="HEAT-37.5"]')).toContainText(/\d/);
  await view(page, 'Infrastructure').getByLabel('Hazard to show').selectOption('blast');
  await expect(page).toHaveURL(/harm=blast/);
  await expect(damage.getByRole('row')).toHaveCount(9);

  await page.goto(address('explosion', 'view=at-a-point&point=21.7005,72.5805'));
  await computed(page);
  const point = view(page, 'At a Point');
  await expect(point.getByText('Overpressure', { exact: true })).toBeVisible();
  await expect(point.locator('[data-threat="peak"]')).toContainText('kPa');
  await expect(point.getByText(/no toxic load is computed for this hazard/)).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a level of one’s own is drawn, listed and judged beside the established ones at ${width} × ${height}`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    const problems = watchForErrors(page);
    await page.setViewportSize({ width, height });
    await signIn('plant');
    const { address } = await siteWith(page, 'Dahej', 'Chlorine');
    await page.goto(address('leak', 'own=10+ppm;+7.3+mg/m3&view=at-a-point&point=21.695,72.595'));
    const zones = page.getByRole('table', { name: 'Zones' });
    const typed = page.getByLabel('Your levels of concern');
    // The sheet of a phone has made way for the view.
    if (width < 768) await page.getByRole('button', { name: 'Make the panel larger' }).click();

    await test.step('the zones have their rows, with the exposure time, and mg/m³ as ppm', async () => {
      await expect(zones).toBeAttached({ timeout: 45_000 });
      await expect(zones.getByRole('row', { name: /^Your level: 10\sppm, \d+\smin [\d.]+\sk?m / })).toBeAttached();
      await expect(zones.getByRole('row', { name: /^Your level: 7\.3\smg\/m³, \d+\smin 2\.\d+\sppm [\d.]+\sk?m / })).toBeAttached();
      await expect(zones.getByRole('row')).toHaveCount(6);
    });

    await test.step('the map explains its line, and At a Point says whether it is reached there', async () => {
      await expect(page.getByRole('region', { name: 'Legend' })).toContainText(/Your level: 10\sppm, \d+\smin · [\d.]+\sk?m/);
      await expect(page.locator('[data-explains="zone-own"]').first()).toBeAttached();
      const levels = view(page, 'At a Point').getByRole('table', { name: 'Levels here' });
      await expect(levels.getByRole('row', { name: /^Your level: 10\sppm/ })).toContainText('yes');
      await expectAccessible();
    });

    await test.step('text that is no level, and a unit of another hazard, are refused with the remedy', async () => {
      await typed.fill('ten');
      await expect(page.getByText('cannot read “ten”. Write a number and a unit, such as 10 ppm').first()).toBeVisible();
      await typed.fill('5 kPa');
      await expect(page.getByText('kPa does not fit this hazard. Choose the hazard Explosion, or another unit.').first()).toBeVisible();
      await typed.fill('10 ppm');
      await expect(page).toHaveURL(/own=10/);
    });
    expect(problems).toEqual([]);
  });
}
