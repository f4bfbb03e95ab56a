import type { APIRequestContext } from '@playwright/test';
import { expect, test, uniqueName, watchForErrors, xsrfHeader } from './fixtures.ts';

const post = async <Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> => {
  const answer = await request.post(path, { headers: await xsrfHeader(request), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
};

/** Far from every other station: a mast is weather up to 20 km away. */
const site = { latitude: 23.24, longitude: 69.67 };

const chlorine = {
  itemNo: 'T-1',
  productName: 'Liquefied chlorine',
  substanceName: 'Chlorine',
  concentration: '99.5 %',
  casNo: '7782-50-5',
  quantity: 0.9,
  unit: 't',
  hazardClass: 'Toxic gas',
  location: 'Tonner yard',
  dateReceived: '2026-01-31',
  dateExpired: '2027-01-31',
  supplier: 'Example Gases',
};

/** A site with chlorine in stock and a mast 400 m north of it. */
const openWorks = async (request: APIRequestContext) => {
  const name = uniqueName('Mast Works');
  const { id } = await post<{ id: number }>(request, '/api/industries', {
    industryName: name,
    district: 'Kachchh',
    safetyTeamContact: '1077',
    ...site,
  });
  await post(request, `/api/industries/${id}/inventory`, chlorine);
  const sensor = { industryId: id, cas: null, detectionLimit: null, alarmHigh: null, alarmLow: null, heightM: 10, averagingS: 3 };
  const rules = { alarmReadings: 3, alarmSeconds: null, silentAfterS: 300 };
  for (const [code, measure, unit] of [
    ['WS', 'wind-speed', 'm/s'],
    ['WD', 'wind-from', 'deg'],
  ])
    await post(request, '/api/sensors', {
      ...sensor,
      ...rules,
      ...site,
      latitude: site.latitude + 0.0036,
      code,
      name: code,
      measure,
      unit,
    });
  const { key } = await post<{ key: string }>(request, `/api/industries/${id}/ingest-key`, {});
  return { id, name, key };
};

test("a site's mast streams wind: the weather names it with age and distance, and an assessment follows its last hour", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const problems = watchForErrors(page);
  await signIn('plant');
  const { id, name, key } = await openWorks(page.request);
  const stream = async (type: string, data: string): Promise<void> => {
    const answer = await page.request.post('/api/sensors/readings', {
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
      data,
    });
    expect(await answer.json()).toMatchObject({ refused: [] });
  };
  // From the west until half an hour ago, from the south since: a logger's CSV of the hour, then SenML of the last moment.
  const begin = Date.now() - 3_600_000;
  const rows = Array.from({ length: 120 }, (_none, i) => {
    const at = new Date(begin + 30_000 * i).toISOString();
    return `WS,${at},4\nWD,${at},${i < 60 ? 270 : 180}`;
  });
  await stream('text/csv', `sensor,at,value\n${rows.join('\n')}\n`);
  const seconds = Math.floor(Date.now() / 1000) - 5;
  await stream(
    'application/senml+json',
    JSON.stringify([
      { bt: seconds, n: 'WS', u: 'm/s', v: 4 },
      { n: 'WD', u: 'deg', v: 180 },
    ]),
  );

  await test.step('the weather of the site is the mast, 400 m away', async () => {
    await page.goto(`/VulnerabilityAssesment?industry=${id}`);
    const weather = page.getByRole('tabpanel');
    await expect(weather).toContainText('Weather station', { timeout: 20_000 });
    await expect(weather).toContainText(/400\sm/);
    await expect(weather).toContainText(/4(\.0)?\sm\/s/);
  });

  await test.step('the assessment takes it, and goes back an hour', async () => {
    await page.goto(`/VulnerabilityAssesment?industry=${id}&tab=consequence`);
    await page.getByRole('combobox', { name: 'Chemical' }).click();
    await page.getByRole('option', { name: /^Chlorine/ }).click();
    await page.getByLabel('Diameter (m)').fill('0.02');
    await expect(page.getByText(/Weather from a nearby station, 400\sm away, (just now|\d+\s(s|min) ago)/)).toBeVisible();
    await expect(page.getByLabel('Wind speed (m/s)')).toHaveValue('4');
    const lastHour = page.getByRole('switch', { name: 'Use the station’s last hour' });
    await lastHour.check();
    await expect(page).toHaveURL(/measured=1/);
    // The result is pale while an input is moving.
    await expect(page.locator('[data-moving]')).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('button', { name: 'Run and store' }).click();
    await expect(page).toHaveURL(/run=[0-9a-f-]{36}/, { timeout: 30_000 });
  });

  const runId = new URL(page.url()).searchParams.get('run');
  const { scenario, weatherOrigin, result } = (await (await page.request.get(`/api/runs/${runId}`)).json()) as {
    scenario: { weather: readonly { fromMin: number; windFromDeg: number; windSpeedMs: number }[] };
    weatherOrigin: { source: string; distanceM: number };
    result: { winds: readonly unknown[] };
  };
  expect(weatherOrigin.source).toBe('station');
  expect(Math.round(weatherOrigin.distanceM / 100)).toBe(4);
  const { weather } = scenario;
  expect(weather.length).toBeGreaterThanOrEqual(6);
  expect(weather.every(({ windSpeedMs }) => Math.abs(windSpeedMs - 4) < 0.1)).toBe(true);
  // It began with the west wind and ends with the south wind.
  expect(Math.round(weather[0]?.windFromDeg ?? 0)).toBe(270);
  expect(Math.round(weather.at(-1)?.windFromDeg ?? 0)).toBe(180);
  expect(result.winds.length).toBeGreaterThanOrEqual(2);
  await page.goto(`/VulnerabilityAssesment?industry=${id}&tab=consequence&run=${runId}`);
  await expect(page.getByText(name).first()).toBeVisible();
  expect(problems).toEqual([]);
});
