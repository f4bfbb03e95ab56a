import { findChemical, substanceOf } from '@hazardguard/chemicals';
import { checkScenario, receptorTable, run, type Scenario, type ScenarioDocument } from '@hazardguard/engine';
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
const checked = checkScenario(document, substanceOf(chlorine));
if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
const scenario: Scenario = checked.scenario;

const compute = openCompute({ maxThreads: 1, maxQueue: 2 });
afterAll(() => compute.close());

describe('the worker pool', () => {
  test('gives what the engine gives', async () => {
    const result = await compute.run(scenario, receptorTable(receptors));
    expect(result).toEqual(run(scenario, receptorTable(receptors)));
    expect(result.hits.length).toBeGreaterThan(0);
  });

  test('moves the columns instead of copying them, and takes an empty table twice', async () => {
    const table = receptorTable(receptors);
    await compute.run(scenario, table);
    expect(table.latitude.length).toBe(0);
    const empty = receptorTable([]);
    await compute.run(scenario, empty);
    expect((await compute.run(scenario, empty)).receptorsConsidered).toBe(0);
  });

  test('refuses at once what would wait behind a full queue', async () => {
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

  test('a run that takes too long is ended', async () => {
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
