import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { type DrillCard, drillRoutes, industryRoutes, inventoryExample, inventoryRoutes } from '@hazardguard/contract';
import { checkScenario, readingsAt } from '@hazardguard/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startComputing } from '../../platform/computation/work.ts';
import { type Compute, openCompute } from '../../platform/compute/pool.ts';
import { type Changes, followChanges } from '../../platform/db/changes.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import type { DrillDeps } from './fire-inject.ts';
import { runDueSteps } from './runner.ts';
import { toDisplayedValue } from './samples.ts';

// The servers of these tests have their own clocks, so the application must not correct clock jumps.
const application = useApplication({ settings: { works: false } });
const middle = { latitude: 21.7, longitude: 72.58 };
let imt: Visitor;
let compute: Compute;
let computing: ReturnType<typeof startComputing>;
let changes: Changes;
let industryId = 0;

beforeAll(async () => {
  imt = await application().as('imt');
  compute = openCompute({ maxThreads: 1 });
  const { database } = application();
  changes = await followChanges(database);
  const fail = (error: unknown): never => {
    throw error;
  };
  computing = startComputing({ database, changes, compute, onRound: () => undefined, onError: fail });
  const { body } = await imt.call(industryRoutes.create, {
    body: { industryName: 'Clockwork', district: 'Bharuch', safetyTeamContact: '1077', ...middle },
  });
  industryId = body.id;
  for (const [casNo, substanceName] of [
    ['7664-41-7', 'Ammonia'],
    ['68476-85-7', 'LPG'],
    ['7782-50-5', 'Chlorine'],
  ] as const) {
    await imt.call(inventoryRoutes.create, {
      params: { id: industryId },
      body: {
        ...inventoryExample,
        itemNo: casNo,
        productName: substanceName,
        substanceName,
        concentration: '99 %',
        casNo,
        quantity: 20,
        unit: 't',
        dateReceived: '2026-09-01',
        dateExpired: '2028-08-31',
      },
    });
  }
});
afterAll(async () => {
  await computing.stop();
  await changes.close();
  await compute.close();
});

const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
const running = async (template: string): Promise<DrillCard> => {
  const { templates } = (await imt.call(drillRoutes.templates, { params: { id: industryId } })).body;
  const body = { ...templates.find((one) => one.template === template), industryId, plannedAt: new Date().toISOString() };
  const { drill } = (await imt.call(drillRoutes.plan, { body })).body;
  return (await imt.call(drillRoutes.start, { params: { id: drill.id } })).body;
};
const readCard = async (id: number) => (await imt.call(drillRoutes.read, { params: { id } })).body;
const serverAt = (began: string | null, seconds: number, more: Partial<DrillDeps> = {}): DrillDeps => ({
  database: application().database,
  compute,
  now: () => Promise.resolve(new Date(Date.parse(began ?? '') + seconds * 1000)),
  signal: new AbortController().signal,
  ...more,
});

test('simulated sensors read what the engine computes at their places in the present weather, and zero before the release', async () => {
  const { drill, scenario } = await running('ammonia-line');
  for (const seconds of [50, 60, 600, 900]) await runDueSteps(serverAt(drill.startedAt, seconds));
  const { injects, weather } = await readCard(drill.id);
  const beganAt = Date.parse(injects.find(({ kind }) => kind === 'release')?.firedAt ?? '');
  const turnedAt = Date.parse(injects.find(({ kind }) => kind === 'weather')?.firedAt ?? '');
  expect(turnedAt).toBeGreaterThan(beganAt);
  const readings = await query(
    `select code, latitude, longitude, height_m as "heightM", detection_limit, at, value from sensor_reading join sensor on sensor.id = sensor_id
     where drill_id = $1 order by at`,
    [drill.id],
  );
  expect(readings.filter(({ at }) => at.getTime() < beganAt).every(({ value }) => value === 0)).toBe(true);
  const chemical = findChemical(scenario.chemical);
  if (!chemical) throw new Error('no ammonia');
  const time = new Date(beganAt).toISOString();
  const after = (air: object) => {
    const checked = checkScenario({ ...scenario, weather: { ...scenario.weather, ...air }, time }, toSubstance(chemical));
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    return checked.scenario;
  };
  let highest = 0;
  for (const [air, from, until] of [
    [{}, beganAt, turnedAt],
    [weather, turnedAt, Number.POSITIVE_INFINITY],
  ] as const) {
    const rows = readings.filter(({ at }) => at.getTime() > from && at.getTime() <= until);
    expect(rows.length).toBeGreaterThan(24 * 10);
    for (const row of rows.filter((_row, index) => index % 7 === 0)) {
      const [[expected = Number.NaN] = []] = readingsAt(after(air), [row], [(row.at.getTime() - beganAt) / 1000]);
      // In steps of a tenth of the detection limit, the resolution of the instrument.
      expect(row.value).toBeCloseTo(toDisplayedValue(expected, row), 9);
      expect(Math.abs(row.value - expected)).toBeLessThanOrEqual(row.detection_limit / 20 + 1e-9);
      highest = Math.max(highest, row.value);
    }
  }
  expect(highest).toBeGreaterThan(30);
  // It ends automatically when its time is up.
  await runDueSteps(serverAt(drill.startedAt, 2_400));
  expect((await readCard(drill.id)).drill).toMatchObject({ state: 'ended', endedBy: null });
}, 60_000);

test('a server that stops in between delivers nothing; the others deliver and send everything once', async () => {
  const { drill } = await running('chlorine-container');
  const dying = openCompute({ maxThreads: 1 });
  await dying.close();
  await expect(runDueSteps(serverAt(drill.startedAt, 70, { compute: dying }))).rejects.toThrow('stopping');
  expect((await readCard(drill.id)).injects.filter(({ state }) => state === 'fired')).toEqual([]);

  await Promise.all([1, 2, 3].map(() => runDueSteps(serverAt(drill.startedAt, 200))));
  await runDueSteps(serverAt(drill.startedAt, 200));
  const { injects } = await readCard(drill.id);
  expect(injects.filter(({ state }) => state === 'fired').map(({ afterS }) => afterS)).toEqual([60, 150]);
  const [counted] = await query(
    `select count(*)::int as stored, count(distinct (sensor_id, at))::int as each, (select count(*)::int from sensor where drill_id = $1) as sensors
     from sensor_reading join sensor on sensor.id = sensor_id where drill_id = $1`,
    [drill.id],
  );
  // Zero readings that were due before a late release are sent, too.
  expect(counted.stored).toBe(counted.each);
  expect(counted.stored % counted.sensors).toBe(0);
  const [sent] = await query('select count(*)::int as sent from drill_sample where drill_id = $1 and sent_at is not null', [drill.id]);
  expect(counted.stored).toBe(sent.sent * counted.sensors);
  await imt.call(drillRoutes.end, { params: { id: drill.id }, body: {} });
}, 60_000);

test('an inject is held, resumed, skipped, and never delivered twice', async () => {
  const { drill, injects } = await running('lpg-loading');
  const [, gate, school] = injects;
  const act = (injectId: number | undefined, what: string) => ({ params: { id: drill.id, injectId: injectId ?? 0 }, body: { act: what } });
  await imt.call(drillRoutes.inject, act(gate?.id, 'hold'));
  await imt.call(drillRoutes.inject, act(school?.id, 'skip'));
  await runDueSteps(serverAt(drill.startedAt, 400));
  expect((await readCard(drill.id)).injects.slice(0, 3).map(({ state }) => state)).toEqual(['fired', 'held', 'skipped']);
  await imt.call(drillRoutes.inject, act(gate?.id, 'resume'));
  await runDueSteps(serverAt(drill.startedAt, 401));
  expect((await readCard(drill.id)).injects[1]).toMatchObject({ state: 'fired', firedBy: null });
  expect((await imt.refused(drillRoutes.inject, act(gate?.id, 'fire'))).message).toContain('already fired');
  await imt.call(drillRoutes.end, { params: { id: drill.id }, body: {} });
}, 60_000);

test.each([3_600, 86_400])(
  'the clock jumps back by %i s: injects, sensors and the end keep their order and time, and a note says so',
  async (backS) => {
    const { drill } = await running('ammonia-line');
    const total = drill.durationMin * 60;
    const at = (seconds: number): DrillDeps => serverAt(drill.startedAt, seconds - backS);
    const { database } = application();
    const readStates = async () => (await readCard(drill.id)).injects.map(({ state }) => state);
    for (const seconds of [50, 60, 120]) await runDueSteps(serverAt(drill.startedAt, seconds));
    const before = await readStates();
    await runDueSteps(at(121));
    expect(await readStates()).toEqual(before);
    const card = await readCard(drill.id);
    expect(card.notes.map(({ by, text }) => [by, text])).toEqual([
      ['Drill clock', expect.stringContaining(`jumped back by about ${backS - 1} s`)],
    ]);
    await runDueSteps(at(122));
    expect((await readCard(drill.id)).notes).toHaveLength(1);
    const readSamplesAfter = async () =>
      (
        await query('select count(*)::int as stored from drill_sample where drill_id = $1 and sent_at between $2 and $3', [
          drill.id,
          await at(121).now(database),
          await at(601).now(database),
        ])
      )[0].stored;
    expect(await readSamplesAfter()).toBe(0);
    await runDueSteps(at(600));
    expect(await readSamplesAfter()).toBe(47);
    const due = (await readCard(drill.id)).injects;
    expect(due.filter(({ afterS }) => afterS < 600).every(({ state }) => state === 'fired')).toBe(true);
    expect(due.filter(({ afterS }) => afterS > 601).every(({ state }) => state === 'waiting')).toBe(true);
    expect((await readCard(drill.id)).score.from).toBe(due.find(({ firedAt }) => firedAt !== null)?.firedAt);
    await runDueSteps(at(total - 10));
    expect((await readCard(drill.id)).drill.state).toBe('running');
    await runDueSteps(at(total + 10));
    expect((await readCard(drill.id)).drill).toMatchObject({ state: 'ended', endedBy: null });
  },
  60_000,
);

test('a clock correction of some seconds changes nothing', async () => {
  const { drill } = await running('ammonia-line');
  await runDueSteps(serverAt(drill.startedAt, 60));
  await runDueSteps(serverAt(drill.startedAt, 52));
  const card = await readCard(drill.id);
  expect([card.notes, card.drill.startedAt]).toEqual([[], drill.startedAt]);
  await imt.call(drillRoutes.end, { params: { id: drill.id }, body: {} });
}, 60_000);
