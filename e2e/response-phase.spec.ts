import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Run } from '@hazardguard/contract';
import { inventoryExample } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';
import { chooseIndustry } from './registers.ts';

const path = '/ResponsePhaseRiskModelling';
const place = { latitude: 21.63236, longitude: 72.99001 };

const post = async (request: APIRequestContext, url: string, data: object) => {
  const answer = await request.post(url, { headers: await xsrfHeader(request), data });
  expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
  return answer.json();
};

/** A site of its own among the demo's places, 10 t of chlorine in stock. */
const newSite = async (request: APIRequestContext, at = place) => {
  const industryName = uniqueName('Response Works');
  const { id } = await post(request, '/api/industries', { industryName, district: 'Bharuch', safetyTeamContact: '1077', ...at });
  const item = await post(request, `/api/industries/${id}/inventory`, {
    ...inventoryExample,
    itemNo: 'T-1',
    quantity: 10,
    unit: 't',
  });
  return { id: id as number, industryName, item: item.id as number };
};

/** Overcast with 6 m/s: class D by day and by night. Below 5 m/s, or under a clear sky, the distances would depend on when the test runs. */
const enterWeather = (request: APIRequestContext, windFromDeg: number) =>
  post(request, '/api/weather', { ...place, temperatureC: 31, windSpeedMs: 6, windFromDeg, humidityPercent: 60, cloudPercent: 100 });

const chooseChlorine = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Chemical' }).click();
  await page.getByRole('option', { name: /^Chlorine/ }).click();
};

const form = (page: Page) => page.getByRole('form', { name: 'Changed Conditions' });
const result = (page: Page) => page.getByRole('region', { name: 'New footprint compared with the previous one' });
const comparison = (page: Page) => page.getByRole('table', { name: 'Before and now' });

/** The same scenario through the command line, by the hour's level, as a run that states no exposure time. */
const runOnCommandLine = (scenario: object): RunResult => {
  const cli = fileURLToPath(new URL('../node_modules/.bin/hazardguard', import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, [cli, 'model', '-', '--format', 'json'], {
      input: JSON.stringify({ ...scenario, exposureFrom: 'stated' }),
      encoding: 'utf8',
    }),
  );
};

/** A distance as the screen writes it: two digits, kilometres from 1,000 m. */
const written = (metres: number): string => {
  const number = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });
  return metres < 999.5 ? `${number.format(metres)}\u00a0m` : `${number.format(metres / 1000)}\u00a0km`;
};

test('no weather, no stock: nothing is assumed, the next step is named, and invalid entries are refused', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  await signIn('plant');
  // Far from the places for which other journeys enter weather.
  const site = await newSite(page.request, { latitude: 21.9, longitude: 73.6 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Response Phase Threat Modeling' })).toBeVisible();
  await chooseIndustry(page, site.industryName);
  await expect(page).toHaveURL(new RegExp(`industry=${site.id}`));
  await expect(page.getByText('No conditions have been saved for this site yet.')).toBeVisible();
  await expect(result(page).getByText('Choose the chemical that is released.')).toBeVisible();

  await form(page).getByRole('button', { name: 'Save Conditions' }).click();
  await expect(form(page).getByRole('alert')).toContainText('Choose the chemical first');
  await chooseChlorine(page);
  await expect(result(page)).toContainText('Still needed: diameter, wind direction, wind speed, air temperature.');
  await expect(result(page)).toContainText('No current weather is known for this place, and none is assumed.');
  await expect(comparison(page)).toHaveCount(0);

  await form(page).getByLabel('Quantity (kg)').fill('a lot');
  await form(page).getByLabel('Humidity (%)').fill('140');
  await form(page).getByLabel('Wind direction').fill('sideways');
  await form(page).getByRole('button', { name: 'Save Conditions' }).click();
  const summary = form(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Quantity: “a lot” is not a number');
  await expect(summary).toContainText('Humidity: 140 % is not possible. Allowed: 0\u00a0% to 100\u00a0%.');
  await expect(summary).toContainText('Wind direction: “sideways” cannot be read');
  const { total } = await (await page.request.get(`/api/industries/${site.id}/changed-conditions`)).json();
  expect(total).toBe(0);
  await expectAccessible();

  await test.step('with wind and temperature there is a footprint, and nothing to compare it with', async () => {
    await form(page).getByRole('button', { name: 'Clear form' }).click();
    await form(page).getByLabel('Wind direction').fill('north-west 4 m/s');
    await form(page).getByLabel('Temperature (°C)').fill('30');
    await page.getByText('Circular', { exact: true }).click();
    await form(page).getByLabel('Diameter (m)').fill('0.02');
    await expect(page.getByRole('table', { name: 'Zones' })).toBeVisible();
    await expect(result(page)).toContainText('no run of this chemical is stored and no current weather is known');
    await expect(page.locator('[data-used=windSpeedMs]')).toContainText('entered above');
    await expect(page.locator('[data-used=cloudPercent]')).toContainText('the model’s default');
  });

  await test.step('a failure to save is shown, and the input stays', async () => {
    await page.route('**/changed-conditions', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await form(page).getByRole('button', { name: 'Save Conditions' }).click();
    await expect(form(page).getByText('Failed to save conditions')).toBeVisible();
    await expect(form(page).getByLabel('Wind direction')).toHaveValue('north-west 4 m/s');
    await page.unroute('**/changed-conditions');
  });
});

test('the wind turns: old and new footprint, places newly inside, advice for them, a record, a file and a run', async ({
  page,
  signIn,
  expectAccessible,
  context,
}) => {
  test.setTimeout(240_000);
  const problems = watchForErrors(page);
  await signIn('plant');
  const site = await newSite(page.request);
  await enterWeather(page.request, 250);
  const old: Run = await post(page.request, '/api/runs', {
    industryId: site.id,
    inventoryItemId: site.item,
    scenario: {
      chemical: '7782-50-5',
      hazard: 'leak',
      quantityKg: 400,
      rupture: { type: 'circular', diameterM: 0.01 },
      weather: { windSpeedMs: 4, windFromDeg: 70, temperatureC: 28, stability: 'D' },
      site: { ...place, terrain: 'rural' },
    },
    weatherOrigin: { source: 'manual', observedAt: null, ageS: null },
  });
  const { sampleName } = await test.step('a record of the old client', async () => {
    const recorded = await post(page.request, '/api/db/inventory/ind/changedConditions', {
      industryName: site.industryName,
      chemicalName: 'Chlorine',
      windDirection: '250',
      windSpeed: '6',
      ruptureType: 'circular',
      circularDiameter: '0.03',
      date: '2026-01-01T00:00:00Z',
      quantity: '900',
    });
    return { sampleName: recorded.chemicalName as string };
  });

  await page.goto(`${path}?industry=${site.id}`);
  await chooseChlorine(page);
  await expect(result(page)).toContainText('Before: stored run of');
  const history = page.getByRole('region', { name: 'Saved conditions' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await history.getByRole('button', { name: new RegExp(`^Load into the form, ${sampleName}`) }).click();
  await expect(form(page).getByLabel('Quantity (kg)')).toHaveValue('900');
  await expect(form(page).getByLabel('Diameter (m)')).toHaveValue('0.03');
  await form(page).getByLabel('Seen at').fill('');
  await form(page).getByLabel('Wind direction').fill('WSW');

  await test.step('empty fields are filled from the weather, with its age', async () => {
    await expect(page.locator('[data-used=temperatureC]')).toContainText(/31\s°C\s*Entered by .*(just now|ago)/);
    await expect(page.locator('[data-used=windFromDeg]')).toContainText('entered above');
  });

  await test.step('the numbers before and now equal those of the command line', async () => {
    await expect(result(page)).not.toHaveAttribute('data-stale', 'true');
    await expect(comparison(page).locator('[data-level]')).toHaveCount(3);
    for (const zone of runOnCommandLine(old.scenario).zones) {
      await expect(comparison(page).locator(`[data-level="${zone.level.id}"] [data-before]`)).toHaveText(
        new RegExp(`${written(zone.reachM)}$`),
      );
    }
    await expect(page.getByRole('region', { name: 'What got worse' })).toContainText(/AEGL-3, 60\smin · 20\sppm reaches/);
    await expectAccessible();
  });

  await test.step('a level of one’s own is compared beside the others, and one of another hazard is refused', async () => {
    const typed = page.getByLabel('Your levels of concern');
    await typed.fill('4 kW/m2');
    await expect(page.getByText('kW/m² does not fit this hazard. Choose the hazard Fire, or another unit.')).toBeVisible();
    await typed.fill('10 ppm');
    const row = comparison(page).locator('[data-level="own level 10 ppm"]');
    await expect(row.locator('[data-after]')).toHaveText(/\d\sk?m$/);
    await expect(row.locator('[data-before]')).toHaveText('–');
    await expect(page.getByRole('region', { name: 'Legend' })).toContainText(/Your level: 10\sppm/);
    await expect(page).toHaveURL(/own=10/);
    await expectAccessible();
  });

  await test.step('each place that is newly inside is advised to shelter or to leave', async () => {
    const joined = page.getByRole('region', { name: 'Newly inside, and what to say to people there' });
    const advice = joined.locator('[data-advice]').first();
    await expect(advice).toContainText(/Go indoors|Leave now/);
    await expect(joined).toContainText('No telephone numbers are recorded for places.');
  });

  await test.step('Save Conditions says so, and the record is in the history and in the file', async () => {
    await form(page).getByRole('button', { name: 'Save Conditions' }).click();
    await expect(page.getByText('Conditions saved successfully!')).toBeVisible();
    await expect(history.getByRole('listitem')).toHaveCount(2);
    const download = page.waitForEvent('download');
    await form(page).getByRole('link', { name: 'Export to CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('changed_conditions.csv');
    const lines = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe(
      'industryName,chemicalName,windDirection,windSpeed,ruptureType,circularDiameter,rectangularLength,rectangularBreadth,temperature,humidity,date,quantity',
    );
    expect(lines[1]).toMatch(new RegExp(`^${site.industryName},Chlorine,WSW,6,circular,0\\.03,,,,,[^,]+,900$`));
    expect(lines[2]).toBe(`${site.industryName},Chlorine,250,6,circular,0.03,,,,,2026-01-01T00:00:00.000Z,900`);
  });

  await test.step('the new footprint is stored as a run next to the old one, and a warning is drafted from it', async () => {
    await expect(comparison(page).locator('[data-band]').first()).toContainText('to');
    const shown = await comparison(page).innerText();
    await result(page).getByRole('button', { name: 'Store as a run' }).click();
    await expect(result(page)).toContainText('Now: stored run of');
    expect(await comparison(page).innerText()).toBe(shown);
    await expect(page).toHaveURL(new RegExp(`before=${old.id}`));
    await expect(page).toHaveURL(/run=[0-9a-f-]{36}/);
    const id = new URL(page.url()).searchParams.get('run');
    const stored: Run = await (await page.request.get(`/api/runs/${id}`)).json();
    expect(stored.weatherOrigin.source).toBe('manual');
    expect(stored.scenario.ownLevels).toEqual([{ value: 10, unit: 'ppm' }]);
    const byCommand = runOnCommandLine(stored.scenario);
    expect(byCommand.scenarioHash).toBe(stored.result.scenarioHash);
    expect(byCommand.zones).toEqual(stored.result.zones);
    for (const zone of byCommand.zones) {
      await expect(comparison(page).locator(`[data-level="${zone.level.id}"] [data-after]`)).toHaveText(
        new RegExp(`${written(zone.reachM)}$`),
      );
    }
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(comparison(other).locator('[data-band]').first()).toContainText('to', { timeout: 40_000 });
    expect(await comparison(other).innerText()).toBe(shown);
    await other.close();

    await result(page).getByRole('link', { name: 'Draft a warning from this footprint' }).click();
    await expect(page).toHaveURL(/\/VulnerabilityAssesment/);
    await page.getByRole('button', { name: 'Raise Alert' }).click();
    await expect(page.getByRole('form', { name: 'Raise Alert' }).getByLabel(/^Hazard/)).toHaveValue(/Chlorine/);
  });
  expect(problems).toEqual([]);
});
