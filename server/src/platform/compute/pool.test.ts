import { readFileSync } from 'node:fs';
import { findChemical, riskFacts, toSubstance } from '@hazardguard/chemicals';
import {
  checkScenario,
  computeRisk,
  ensemble,
  receptorTable,
  run,
  type Scenario,
  type ScenarioDocument,
  threatAt,
} from '@hazardguard/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { openCompute } from './pool.ts';

const document: ScenarioDocument = {
  chemical: 'chlorine',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, stability: 'D' },
  site: { latitude: 19.07, longitude: 72.88 },
};
const receptors = Array.from({ length: 1_000 }, (_none, index) => ({
  id: `r${index}`,
  name: `School ${index}`,
  kind: 'school' as const,
  latitude: 19.07 - 0.0001 * index,
  longitude: 72.88 + 0.0002 * index,
  people: 10,
}));

const chlorine = findChemical('chlorine');
if (!chlorine) throw new Error('chlorine is not in the library');
const checked = checkScenario(document, toSubstance(chlorine));
if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
const scenario: Scenario = checked.scenario;

const compute = openCompute({ maxThreads: 1, maxQueue: 2 });
afterAll(() => compute.close());

describe('the worker pool', () => {
  test('returns what the engine returns', async () => {
    const result = await compute.run(scenario, receptorTable(receptors));
    expect(result).toEqual(run(scenario, receptorTable(receptors)));
    expect(result.hits.length).toBeGreaterThan(0);
  });

  test('returns for one place what the engine returns', async () => {
    const place = { latitude: 19.068, longitude: 72.884 };
    const there = await compute.threat(scenario, place, { building: { typical: 'tight' } });
    expect(there).toEqual(threatAt(scenario, place, { building: { typical: 'tight' } }));
    expect(there.outdoors?.peak).toBeGreaterThan(there.indoors?.peak ?? 0);
  });

  test('moves the columns instead of copying them, and accepts an empty table twice', async () => {
    const table = receptorTable(receptors);
    await compute.run(scenario, table);
    expect(table.latitude.length).toBe(0);
    const empty = receptorTable([]);
    await compute.run(scenario, empty);
    expect((await compute.run(scenario, empty)).receptorsConsidered).toBe(0);
  });

  test('refuses work immediately when the queue is full', async () => {
    const runs = Array.from({ length: 8 }, () => compute.run(scenario, receptorTable([])));
    const outcomes = await Promise.allSettled(runs);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ name: 'ComputeError', failure: 'busy' });
    expect(outcomes.some((outcome) => outcome.status === 'fulfilled')).toBe(true);
  });

  test('a cancelled run ends, and the next one works', async () => {
    const cancel = new AbortController();
    const running = compute.run(scenario, receptorTable(receptors), cancel.signal);
    cancel.abort();
    await expect(running).rejects.toMatchObject({ failure: 'cancelled' });
    expect((await compute.run(scenario, receptorTable([]))).zones.length).toBeGreaterThan(0);
  });

  test('an answer that arrives during its cancellation does no harm', async () => {
    const cancel = new AbortController();
    const running = compute.run(scenario, receptorTable([]), cancel.signal);
    const outcome = running.catch((error: unknown) => error);
    // Blocked until the thread is done: its answer is waiting when the run is cancelled.
    const until = Date.now() + 500;
    while (Date.now() < until);
    cancel.abort();
    expect(await outcome).toMatchObject({ failure: 'cancelled' });
    expect((await compute.run(scenario, receptorTable([]))).zones.length).toBeGreaterThan(0);
  });

  test('a run beyond the time limit is ended', async () => {
    const impatient = openCompute({ maxThreads: 1, timeoutMs: 1 });
    await expect(impatient.run(scenario, receptorTable(receptors))).rejects.toMatchObject({ failure: 'timeout' });
    await impatient.close();
  });

  test('after closing nothing is started, and running work ends', async () => {
    const closing = openCompute({ maxThreads: 1 });
    const running = closing.run(scenario, receptorTable([])).catch((error: unknown) => error);
    await closing.close();
    expect(await running).toMatchObject({ failure: 'closed' });
    await expect(closing.run(scenario, receptorTable([]))).rejects.toMatchObject({ failure: 'closed' });
  });
});

describe('an ensemble in the pool', () => {
  const options = { members: 40, seed: 3, knowledge: 'known', windOrigin: 'on-site', side: 21 } as const;
  const table = receptorTable(receptors);
  const alone = ensemble(scenario, options, table);

  test.each([1, 2, 3])('of %d threads equals one made in this thread, bit for bit', async (maxThreads) => {
    const threads = openCompute({ maxThreads });
    try {
      expect(await threads.ensemble(scenario, options, table)).toEqual(alone);
    } finally {
      await threads.close();
    }
  });

  test('ends when it is cancelled, and the next one works', async () => {
    const cancel = new AbortController();
    const running = compute.ensemble(scenario, { ...options, members: 4000 }, table, cancel.signal);
    cancel.abort();
    await expect(running).rejects.toMatchObject({ failure: 'cancelled' });
    expect((await compute.ensemble(scenario, options, table)).levels.length).toBe(alone.levels.length);
  });

  test('an ensemble larger than the queue works, since its slices wait outside', async () => {
    const both = await Promise.all([compute.ensemble(scenario, options, table), compute.ensemble(scenario, options, table)]);
    for (const one of both) expect(one.levels[0]?.reachM).toEqual(alone.levels[0]?.reachM);
  });
});

describe('many documents in the pool', () => {
  test('come back in order, a wrong one reported in its own row', async () => {
    const documents = [
      document,
      { ...document, quantityKg: -1 },
      { ...document, chemical: 'unobtainium' },
      { ...document, quantityKg: 100 },
    ];
    const rows = await compute.screen([...documents, ...Array.from({ length: 120 }, () => document)]);
    expect(rows.length).toBe(124);
    expect(rows.slice(0, 4).map((row) => (row.ok ? 'reach' : row.problems[0]?.field))).toEqual([
      'reach',
      'quantityKg',
      'chemical',
      'reach',
    ]);
    expect(rows[123]).toEqual(rows[0]);
  });

  test('a strip has a row for each of its hours', async () => {
    const hours = Array.from({ length: 48 }, (_, i) => ({
      time: new Date(Date.UTC(2026, 4, 1, i)).toISOString(),
      weather: { windSpeedMs: 2 + (i % 5) },
    }));
    const strip = await compute.strip(document, hours);
    expect(strip.map(({ time }) => time)).toEqual(hours.map(({ time }) => time));
    expect(strip.every((row) => row.ok)).toBe(true);
  });
});

describe('a risk study in the pool', () => {
  const study = JSON.parse(
    readFileSync(new URL('../../../../cli/examples/studies/chlorine-storage.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>;

  test('returns what the engine returns, its map as numbers', async () => {
    const answer = await compute.risk(study);
    const alone = computeRisk(study, riskFacts, (name) => {
      const found = findChemical(name);
      return found && toSubstance(found);
    });
    if (!answer.ok || !alone.ok) throw new Error('refused');
    const [here, there] = [alone.result, answer.result];
    expect({ ...there, individualRisk: there.individualRisk.receptors }).toEqual({
      ...here,
      individualRisk: here.individualRisk.receptors,
    });
    expect(there.individualRisk.grid.perYear).toBeInstanceOf(Float64Array);
    expect(Buffer.from(there.individualRisk.grid.perYear.buffer).equals(Buffer.from(here.individualRisk.grid.perYear.buffer))).toBe(true);
  });

  test('reports its problems, and ends when it is cancelled', async () => {
    expect(await compute.risk({ ...study, climate: undefined })).toMatchObject({ ok: false, problems: [{ field: 'climate' }] });
    const cancel = new AbortController();
    const running = compute.risk(study, cancel.signal);
    cancel.abort();
    await expect(running).rejects.toMatchObject({ failure: 'cancelled' });
  });
});
