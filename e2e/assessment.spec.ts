import { findChemical, toSubstance } from '@hazardguard/chemicals';
import type { Run } from '@hazardguard/contract';
import { checkScenario, ensemble, receptorTable, run as runEngine } from '@hazardguard/engine';
import type { Page } from '@playwright/test';
import { expect, test, watchForErrors } from './fixtures.ts';
import { chooseIndustry, findSite } from './registers.ts';

/** A sample site with chlorine in stock and sample places east of it. */
const findSampleSite = (page: Page) => findSite(page, 'Dahej');

const panel = (page: Page) => page.getByRole('region', { name: 'Inputs and result' });
const zones = (page: Page) => page.getByRole('table', { name: 'Zones' });

/** The distances in the table with their uncertainty bands, once those are computed. */
const zonesWithBands = async (page: Page): Promise<string> => {
  await expect(zones(page).locator('[data-band]').first()).toContainText('to');
  return zones(page).innerText();
};

const parseMetres = (text: string): number[] =>
  [...text.matchAll(/([\d.,]+)\s(k?m)\b/g)].map(([, number, unit]) => Number(number?.replaceAll(',', '')) * (unit === 'km' ? 1000 : 1));

const fillRelease = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Chemical' }).click();
  await page.getByRole('option', { name: /^Chlorine/ }).click();
  await page.getByLabel('Quantity (kg)').fill('900');
  await page.getByLabel('Diameter (m)').fill('0.02');
  await page.getByLabel('Stability class').selectOption('D');
};

test('from a site and its weather to threat zones, people inside and a draft warning', async ({ page, signIn, expectAccessible }) => {
  test.setTimeout(240_000);
  const problems = watchForErrors(page);
  await signIn('plant');
  const site = await findSampleSite(page);
  const position = { latitude: site.latitude, longitude: site.longitude };

  await page.goto('/VulnerabilityAssesment');
  await expect(page.getByRole('heading', { level: 1, name: 'Vulnerability Assessment' })).toBeVisible();
  for (const tab of ['Site Info', 'Consequence Analysis', 'Likelihood Analysis', 'Reports']) {
    await expect(page.getByRole('tab', { name: tab })).toBeVisible();
  }
  await chooseIndustry(page, 'Dahej');
  await expect(page).toHaveURL(new RegExp(`industry=${site.id}`));

  await test.step('Site Info: stock, no current weather, weather entered by hand', async () => {
    await expect(page.getByRole('table', { name: 'Chemical inventory' })).toContainText('Chlorine');
    await expect(page.getByText('No current weather', { exact: true }).first()).toBeVisible();
    const footprintPart = page.getByRole('region', { name: 'Ready assessment' });
    await expect(footprintPart).toContainText('No current weather is known.', { timeout: 30_000 });

    // The provider answers after the footprint was computed: the screen must not say both that the weather is known and that it is not.
    await page.route('**/api/weather?*', async (route) => {
      const observedAt = new Date().toISOString();
      const values = { temperatureC: 31, windSpeedMs: 3.4, windFromDeg: 225, windGustMs: null, humidityPercent: 60, cloudPercent: 20 };
      const air = {
        precipitationMm: 0,
        pressureHpa: null,
        conditionText: '',
        conditionIcon: '/weather-icons/clear-day.svg',
        utcOffsetMin: 330,
        origins: {},
        measuredWind: null,
        stability: { class: 'D', from: 'sun-and-cloud' },
      };
      const record = {
        source: 'open-meteo',
        enteredBy: null,
        ...position,
        observedAt,
        ageS: 0,
        stale: false,
        distanceM: 0,
        ...values,
        ...air,
      };
      await route.fulfill({ json: { current: record, last: record, others: [], reason: null } });
    });
    await page.getByRole('button', { name: 'Read again' }).click();
    await expect(page.getByText('from SW (225°)').first()).toBeVisible();
    await expect(footprintPart).toContainText('The current weather arrived after this was computed. It is being computed again.');
    await expect(footprintPart).not.toContainText('No current weather is known.');
    await page.unroute('**/api/weather?*');
    await page.getByRole('button', { name: 'Read again' }).click();

    await page.getByRole('button', { name: 'Enter weather by hand' }).click();
    const entry = page.getByRole('form', { name: 'Enter weather by hand' });
    await entry.getByLabel('Wind from').fill('sideways');
    await entry.getByRole('button', { name: 'Store this weather' }).click();
    await expect(entry.getByRole('alert')).toContainText('“sideways” cannot be read as a wind direction');
    await entry.getByLabel('Wind from').fill('290');
    await entry.getByLabel('Wind speed (m/s)').fill('3');
    await entry.getByLabel('Temperature (°C)').fill('31');
    await entry.getByLabel('Humidity (%)').fill('60');
    await entry.getByLabel('Cloud (%)').fill('20');
    await entry.getByRole('button', { name: 'Store this weather' }).click();
    await expect(page.getByText('from WNW (290°)').first()).toBeVisible();
    // Nobody presses *Compute now*: the footprint follows the weather, and the whole screen shows one age of it.
    await expect(footprintPart.getByText('Reach now')).toBeVisible();
    await expect(footprintPart).toContainText(/Entered by hand, .+, just now/);
    await expect(footprintPart).toContainText('No forecast for the next hours.');
    await expectAccessible();
  });

  await page.getByRole('tab', { name: 'Consequence Analysis' }).click();
  await test.step('an example in the weather entered here, which Auto Detect keeps; its source is named', async () => {
    await expect(page.getByRole('note').filter({ hasText: 'Example, not an event' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'About these inputs' })).toHaveCount(0);
    await fillRelease(page);
    await expect(page.getByRole('note').filter({ hasText: 'Example, not an event' })).toHaveCount(0);
    await expect(panel(page).getByText(/Weather entered by hand for this site/)).toBeVisible();
    await expect(page.getByLabel('Wind speed (m/s)')).toHaveValue('3');
  });

  await test.step('the preview shows three levels of concern, and a hospital inside', async () => {
    await expect(zones(page).getByRole('row')).toHaveCount(4);
    for (const level of ['AEGL-3', 'AEGL-2', 'AEGL-1']) {
      await expect(page.getByRole('region', { name: 'Legend' })).toContainText(
        new RegExp(`${level}, 10\\smin · [\\d.]+\\sppm · [\\d.]+\\skm`),
      );
    }
    await expect(page.getByRole('table', { name: 'Who is inside' }).getByRole('row', { name: /^Hospitals/ })).toContainText('1');
    await expect(page.getByRole('region', { name: 'Places inside, worst and nearest first' })).toContainText('Sample');
    await expect(page.getByRole('list', { name: 'Caveats' })).toContainText('flashes to vapour');
    await expect(page.getByRole('table', { name: 'Inputs as used' })).toContainText('given');
    await expectAccessible();
  });

  const previewed = await zonesWithBands(page);
  await page.getByRole('button', { name: 'Run and store' }).click();
  await expect(panel(page).getByText(/Stored run of/)).toBeVisible();

  await test.step('browser, server and engine compute the same zones', async () => {
    expect(await zonesWithBands(page)).toBe(previewed);
    await expect(page.getByText(/zones differ from the preview/)).toHaveCount(0);
    await expect(page).toHaveURL(/run=[0-9a-f-]{36}/);
    const id = new URL(page.url()).searchParams.get('run');
    const stored = (await (await page.request.get(`/api/runs/${id}`)).json()) as Run;
    expect(stored.weatherOrigin.source).toBe('entered');
    const chemical = findChemical(stored.scenario.chemical);
    if (!chemical) throw new Error('the library has no chlorine');
    const checked = checkScenario(stored.scenario, toSubstance(chemical));
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const { zones: computed } = runEngine(checked.scenario, receptorTable([]));
    expect(stored.result.zones.map((zone) => [zone.level.id, zone.reachM])).toEqual(computed.map((zone) => [zone.level.id, zone.reachM]));
    expect(await page.locator('[data-scenario]').getAttribute('data-scenario')).toBe(checked.scenario.hash);
    // The bands are those of the ensemble that the command line makes of the same members.
    const drawn = { members: 400, seed: 1, side: 21, knowledge: 'known', windOrigin: 'on-site' } as const;
    for (const { level, reachM } of ensemble(checked.scenario, drawn).levels) {
      const shown = parseMetres(await panel(page).locator(`[data-likely="${level.id}"]`).innerText());
      // Where a band ends at the limit of the model, no distance is written.
      const written = [reachM.p5, reachM.p95].filter((metres) => metres < 20_000);
      expect(shown).toEqual(written.map((metres) => Number(metres.toPrecision(2))));
    }
  });

  await test.step('uncertainty: confidence lines in the legend, field trials, a second model, the model card', async () => {
    await expect(page.getByRole('region', { name: 'Legend' }).getByText(/^Wind ± \d+°$/)).toBeVisible();
    await expect(panel(page).getByText('Not validated: no field trial and no independent case covers this kind of release.')).toBeVisible();
    const second = panel(page).getByRole('region', { name: 'Second opinion' });
    await expect(second).toContainText('Emergency Response Guidebook, large spill');
    // Of EPA's tables the server has five rows, the last of which ends at 2.6 miles.
    await expect(second.getByRole('listitem').filter({ hasText: 'EPA’s look-up table 1, open country' })).toContainText(/4\.2\skm or more/);
    await expect(second).toContainText('Five rows of EPA 550-B-99-009');
    await expect(panel(page).getByRole('link', { name: 'Report card of the model' })).toHaveAttribute(
      'href',
      /\/Models\?model=dense-plume/,
    );
  });

  await test.step('Raise Alert drafts a warning from the stored run', async () => {
    await page.getByRole('button', { name: 'Raise Alert' }).click();
    const form = page.getByRole('form', { name: 'Raise Alert' });
    await expect(form.getByLabel(/^Hazard/)).toHaveValue(/Chlorine/);
    await expect(form.getByText('EXERCISE: for a drill.')).toBeVisible();
    await expect(form.getByText('India Standard Time')).toBeVisible();
    await form.getByText('TEST', { exact: true }).click();
    await expect(form.getByText('TEST: this only tests the system.')).toBeVisible();
    await expect(form.getByLabel(/^Hazard/)).toHaveValue(/^TEST\. /);
    await form.getByLabel('Description').fill('');
    await form.getByLabel('Incident ID').fill('INC12');
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(form.getByRole('alert')).toContainText('Description is required');
    await expect(form.getByRole('alert')).toContainText('Incident ID must be INC and six digits');
    await form.getByLabel('Description').fill('Flange of the chlorine line leaks');
    await form.getByLabel('Incident ID').fill('INC112233');
    await expectAccessible();
    await form.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/is stored\. It has not been sent to anybody\./)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    const drafts = page.getByRole('region', { name: /^Draft warnings of/ });
    await expect(drafts.getByRole('listitem').first()).toContainText('INC112233');
    await expect(drafts.getByRole('listitem').first()).toContainText('TEST');
  });
  expect(problems).toEqual([]);
});

test('invalid inputs are named with value and range, and nothing is stored', async ({ page, signIn }) => {
  await signIn('plant');
  const site = await findSampleSite(page);
  const runsBefore = await (await page.request.get('/api/runs', { params: { industryId: site.id } })).json();
  await page.goto(`/VulnerabilityAssesment?industry=${site.id}&tab=consequence`);
  await fillRelease(page);
  await page.getByText('Free text', { exact: true }).click();
  await page.getByLabel('Direction in words or degrees').fill('north-west 18 km/h');
  await expect(panel(page).getByText('from NW (315°)')).toBeVisible();
  await expect(page.getByLabel('Wind speed (m/s)')).toHaveValue('5');
  await page.getByLabel('Air temperature (°C)').fill('31');
  await expect(zones(page)).toBeVisible();

  await page.getByLabel('Quantity (kg)').fill('-5');
  await page.getByLabel('Humidity (%)').fill('140');
  const summary = panel(page).getByRole('alert');
  await expect(summary).toContainText('Quantity: -5 kg is not possible. Allowed:');
  await expect(summary).toContainText('Humidity: 140 % is not possible. Allowed:');
  await expect(zones(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Run and store' }).click();
  await expect(summary).toBeFocused();

  await page.getByLabel('Quantity (kg)').fill('1,000');
  await expect(summary).toContainText('Quantity: “1,000” is not a number');
  await page.getByLabel('Direction in words or degrees').fill('from somewhere');
  await expect(page.getByText('“from somewhere” cannot be read as a wind direction.')).toBeVisible();
  await expect(panel(page).getByText('No wind direction yet. Nothing is computed without one.')).toBeVisible();
  await expect(panel(page).getByText(/Weather from Open-Meteo/)).toHaveCount(0);
  expect(await (await page.request.get('/api/runs', { params: { industryId: site.id } })).json()).toEqual(runsBefore);
});

test('a link restores the scenario, and the compass is one group of radio buttons', async ({ page, signIn, context }) => {
  await signIn('imt');
  const site = await findSampleSite(page);
  await page.goto(`/VulnerabilityAssesment?industry=${site.id}&tab=consequence`);
  await fillRelease(page);
  await page.getByText('Compass', { exact: true }).click();
  const compass = page.getByRole('group', { name: 'Compass, 16 points' });
  await expect(compass.getByRole('radio')).toHaveCount(16);
  await compass.getByRole('radio', { name: 'N', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(compass.getByRole('radio', { name: 'NNW' })).toBeChecked();
  await page.getByLabel('Wind speed (m/s)').fill('3');
  await page.getByLabel('Air temperature (°C)').fill('31');
  await expect(zones(page)).toBeVisible();
  await expect(page).toHaveURL(/wind=337\.5/);
  await expect(page).toHaveURL(/temp=31/);
  // The distances come first, their uncertainty a moment later.
  await expect(zones(page)).toContainText(/m to \d/);
  await expect(zones(page)).not.toContainText('…');
  const shown = await zones(page).innerText();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(zones(other)).toBeVisible();
  await expect.poll(() => zones(other).innerText()).toBe(shown);
  await expect(other.getByRole('radio', { name: 'NNW' })).toBeChecked();
});

test('an explosion is assessed by overpressure, and an item that cannot burn is listed with the reason', async ({ page, signIn }) => {
  await signIn('plant');
  const site = await findSampleSite(page);
  await page.goto(`/VulnerabilityAssesment?industry=${site.id}&tab=consequence`);
  await page.getByText('Explosion', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Chemical' }).click();
  await expect(page.getByRole('option', { name: /^Chlorine/ })).toHaveAttribute('data-combobox-disabled', 'true');
  await expect(page.getByRole('option', { name: /^Chlorine/ })).toContainText('heat of combustion');
  await page.getByRole('option', { name: /^Hydrogen/ }).click();
  await page.getByText('Free text', { exact: true }).click();
  await page.getByLabel('Direction in words or degrees').fill('NW 3 m/s');
  await page.getByLabel('Air temperature (°C)').fill('31');
  await expect(page.getByRole('region', { name: 'Legend' })).toContainText(/6\.9\skPa · \d+\sm/);
  await expect(page.getByLabel('Diameter (m)')).toHaveCount(0);
});

test('the form asks what a person sees: sky, smoke, ground, a compass in two taps, and a wind that is not known', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const problems = watchForErrors(page);
  await signIn('plant');
  const site = await findSampleSite(page);
  await page.goto(`/VulnerabilityAssesment?industry=${site.id}&tab=consequence`);
  await fillRelease(page);
  const stability = page.getByLabel('Stability class');
  await stability.selectOption('auto');
  await page.getByText('Compass', { exact: true }).click();
  await page.getByRole('radio', { name: 'SW', exact: true }).check({ force: true });
  await page.getByRole('list', { name: 'Which is it exactly?' }).getByRole('button', { name: 'WSW' }).click();
  await expect(page.getByText('Wind set here as one of 16 points')).toBeVisible();
  await page.getByLabel('Wind speed (m/s)').fill('2');
  await page.getByLabel('Air temperature (°C)').fill('30');
  await page.getByLabel('Time of release').fill('2026-01-15T22:00');
  // The direction stays one of 16 points.
  await expect(page.getByText('Wind set here as one of 16 points')).toBeVisible();

  await page.getByRole('list', { name: 'Can you see stars?' }).getByRole('button', { name: 'No, cloudy' }).click();
  await expect(page.getByLabel('Cloud (%)')).toHaveValue('90');
  await page.getByRole('list', { name: 'What does smoke do?' }).getByRole('button', { name: 'It lies flat' }).click();
  await expect(stability).toHaveValue('liesFlat');
  await expect(stability.locator('option:checked')).toHaveText('By the smoke: F, stable');
  await page.getByLabel('Wind speed (m/s)').fill('4');
  await expect(stability.locator('option:checked')).toHaveText('By the smoke: E, slightly stable');

  await expect(page.getByText('Not answered: open ground is assumed')).toBeVisible();
  await page.getByRole('button', { name: /^Built up/ }).click();
  await expect(page.getByText('Not answered: open ground is assumed')).toHaveCount(0);
  // About five minutes: levels for ten, unless a person chooses another time.
  await expect(zones(page)).toContainText(/AEGL-3, 10\smin\s*50\sppm/);
  await page.getByLabel('Exposure time of the levels').selectOption('60 min');
  await expect(zones(page)).toContainText(/AEGL-3, 60\smin\s*20\sppm/);
  await expect(page).toHaveURL(/exposure=hour/);
  await expectAccessible();

  await page.getByRole('button', { name: 'I do not know the wind' }).click();
  await expect(page.getByLabel('Wind speed (m/s)')).toHaveValue('0.9');
  await expect(page.getByText('Not known: any direction, almost calm air assumed')).toBeVisible();
  // A speed that is typed afterwards does not make a direction of it.
  await page.getByLabel('Wind speed (m/s)').fill('3');
  await expect(page.getByText('No wind direction yet.')).toBeVisible();
  expect(problems).toEqual([]);
});
