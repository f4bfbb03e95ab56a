import { industryRoutes, type SensorInput, sensorRoutes, weatherRoutes } from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();
let plant: Visitor;
/** Each test has its own place. */
let latitude = 22;
const longitude = 72.6;

beforeAll(async () => {
  plant = await application().as('plant');
});

const openMast = async (northM = 0) => {
  latitude += 1;
  const place = { latitude, longitude };
  const { body: industry } = await plant.call(industryRoutes.create, {
    body: { industryName: `Mast works ${latitude}`, district: 'Bharuch', safetyTeamContact: '1077', ...place },
  });
  const { body: made } = await plant.call(sensorRoutes.makeKey, { params: { id: industry.id } });
  const mast = { latitude: latitude + northM / 111_195, longitude };
  for (const [code, measure, unit] of [
    ['WS', 'wind-speed', 'm/s'],
    ['WD', 'wind-from', 'deg'],
  ] as const) {
    const body: SensorInput = {
      industryId: industry.id,
      code,
      name: code,
      measure,
      unit,
      cas: null,
      ...mast,
      heightM: 10,
      detectionLimit: null,
      alarmHigh: null,
      alarmLow: null,
      alarmReadings: 3,
      alarmSeconds: null,
      silentAfterS: 300,
      averagingS: 3,
    };
    await plant.call(sensorRoutes.create, { body });
  }
  return { id: industry.id, place, key: made.key };
};

const send = async (key: string, rows: readonly object[]): Promise<void> => {
  const response = await application().app.inject({
    method: 'POST',
    url: '/api/sensors/readings',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
    payload: rows.map((row) => JSON.stringify(row)).join('\n'),
  });
  expect(response.json()).toMatchObject({ refused: [] });
};

const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();
const readAt = async (query: { readonly latitude: number; readonly longitude: number }) =>
  (await plant.call(weatherRoutes.read, { query })).body;

test("a mast's wind alone is weather: the temperature is the season's, each borrowed value has its origin", async () => {
  const { place, key } = await openMast();
  await send(key, [
    { sensor: 'WS', at: ago(20), value: 5 },
    { sensor: 'WD', at: ago(20), value: 225 },
  ]);
  await expect.poll(async () => (await readAt(place)).current).toMatchObject({ source: 'station', windSpeedMs: 5, windFromDeg: 225 });
  const { current, reason, others } = await readAt(place);
  expect(reason).toBeNull();
  expect(others).toEqual([]);
  const assumed = { from: 'assumed', source: null, observedAt: null, distanceM: null };
  expect(current?.origins).toEqual({
    temperature: { from: 'climate', source: null, observedAt: null, distanceM: null },
    humidity: assumed,
    cloud: assumed,
    precipitation: assumed,
  });
  // Mean months of Gujarat and Rajasthan in NCEP-NCAR Reanalysis 1 lie between 15 and 37 °C.
  expect(current?.temperatureC).toBeGreaterThan(12);
  expect(current?.temperatureC).toBeLessThan(40);
  expect(current?.conditionText).toBe('Sky not observed');
  expect(current?.stability.from).toBe('sun-and-cloud');
  expect(current?.measuredWind).toMatchObject({ heightM: 10, readings: 1, sigmaThetaDeg: null });
});

test('fast readings give the mean vector, the spread and the class from it', async () => {
  const { place, key } = await openMast();
  const rows = Array.from({ length: 90 }, (_none, i) => [
    { sensor: 'WS', at: ago(10 * i + 5), value: 2 },
    { sensor: 'WD', at: ago(10 * i + 5), value: i % 2 === 0 ? 340 : 20 },
  ]).flat();
  await send(key, rows.reverse());
  await expect.poll(async () => (await readAt(place)).current?.source).toBe('station');
  const { current } = await readAt(place);
  // Two directions 40° apart: the mean lies on north, the vector is shorter by cos 20°, the deviation is 20°.
  expect(Math.min(current?.windFromDeg ?? 180, 360 - (current?.windFromDeg ?? 180))).toBeLessThan(1);
  expect(current?.windSpeedMs).toBeCloseTo(2 * Math.cos(Math.PI / 9), 1);
  expect(current?.measuredWind?.sigmaThetaDeg).toBeCloseTo(20, 0);
  // Category B at 2 m/s: B by day, F by night (EPA-454/R-99-005, table 6-8b).
  expect(['B', 'F']).toContain(current?.stability.class);
  expect(current?.stability.from).toBe('sigma-theta');
});

test('a mast 15 km away is weather with its distance; an entered wind that differs is shown as a disagreement', async () => {
  const { place, key } = await openMast(15_000);
  await plant.call(weatherRoutes.enter, {
    body: { ...place, temperatureC: 30, windSpeedMs: 2, windFromDeg: 90, humidityPercent: 40, cloudPercent: 10 },
  });
  await send(key, [
    { sensor: 'WS', at: ago(20), value: 5 },
    { sensor: 'WD', at: ago(20), value: 225 },
  ]);
  await expect.poll(async () => (await readAt(place)).current?.source).toBe('station');
  const { current, others } = await readAt(place);
  expect(Math.round((current?.distanceM ?? 0) / 100)).toBe(150);
  expect(current?.temperatureC).toBe(30);
  expect(current?.origins.temperature).toMatchObject({ from: 'last-known', source: 'entered' });
  expect(others).toMatchObject([{ weather: { source: 'entered', distanceM: 0 }, turnDeg: 135, speedFactor: 2.5, disagrees: true }]);
  const beyond = await readAt({ latitude: place.latitude - 0.06, longitude });
  expect(beyond.current).toBeNull();
});

test('the history of the mast has ten minutes of wind a period, also of readings that arrive in one file', async () => {
  const { id, place, key } = await openMast();
  // An hour, a reading every 30 s: from the west for the first half hour, from the south since.
  const rows = Array.from({ length: 120 }, (_none, i) => ['WS,WD'.split(','), i] as const).flatMap(([codes, i]) => {
    const at = ago(3600 - 30 * i - 10);
    return [`${codes[0]},${at},4`, `${codes[1]},${at},${i < 60 ? 270 : 180}`];
  });
  const answer = await application().app.inject({
    method: 'POST',
    url: '/api/sensors/readings',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
    payload: ['sensor,at,value', ...rows].join('\n'),
  });
  expect(answer.json()).toMatchObject({ stored: 240, refused: [] });
  const read = async () => (await plant.call(sensorRoutes.stationHistory, { params: { id } })).body.periods;
  await expect.poll(async () => (await read()).length).toBe(6);
  const periods = await read();
  expect(periods.map(({ windFromDeg }) => Math.round(windFromDeg))).toEqual([270, 270, 270, 180, 180, 180]);
  for (const { from, to, windSpeedMs, windHeightM, temperatureC } of periods) {
    expect(Date.parse(to) - Date.parse(from)).toBe(600_000);
    expect(windSpeedMs).toBeCloseTo(4, 6);
    expect([windHeightM, temperatureC]).toEqual([10, null]);
  }
  expect(periods.slice(1).map(({ from }) => from)).toEqual(periods.slice(0, -1).map(({ to }) => to));
  await expect.poll(async () => (await readAt(place)).current).toMatchObject({ source: 'station', distanceM: 0 });
});

test('a site without a mast, or with one that is silent, has no history', async () => {
  const { id } = await openMast();
  expect((await plant.call(sensorRoutes.stationHistory, { params: { id } })).body.periods).toEqual([]);
  expect(await application().visitor().refused(sensorRoutes.stationHistory, { params: { id } })).toMatchObject({ status: 401 });
});
