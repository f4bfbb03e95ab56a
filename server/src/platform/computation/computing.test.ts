import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, ensemble, receptorTable, run } from '@hazardguard/engine';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { type Compute, openCompute } from '../compute/pool.ts';
import { type Changes, followChanges } from '../db/changes.ts';
import { registerProcess, unregisterProcess } from '../db/server-process.ts';
import { productVersion } from '../env/product-version.ts';
import { openWorkers } from './ask-workers.ts';
import { claimComputation, finishComputation, leaseS } from './store.ts';
import { startComputing } from './work.ts';

vi.setConfig({ testTimeout: 30_000 });

const database = useTestDatabase();
const workerId = '11111111-1111-4111-8111-111111111111';
const dead = '22222222-2222-4222-8222-222222222222';
const chlorine = findChemical('chlorine');
if (chlorine === undefined) throw new Error('chlorine is not in the library');
const checked = checkScenario(
  {
    chemical: 'chlorine',
    hazard: 'leak',
    quantityKg: 900,
    rupture: { type: 'circular', diameterM: 0.02 },
    weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, stability: 'D' },
    site: { latitude: 19.07, longitude: 72.88 },
  },
  toSubstance(chlorine),
);
if (!checked.ok) throw new Error('the scenario is wrong');
const { scenario } = checked;
const receptors = () => receptorTable([{ id: 'r1', name: 'School', kind: 'school', latitude: 19.069, longitude: 72.882, people: 10 }]);

let changes: Changes;
let asking: Compute;
const computes: Compute[] = [];
const workers: ReturnType<typeof startComputing>[] = [];
/** How many tasks the workers' engine received. */
let done = 0;

const startWorker = (): void => {
  const compute = openCompute({ maxThreads: 1 });
  const counted: Compute = {
    ...compute,
    perform: (...given) => {
      done += 1;
      return compute.perform(...given);
    },
  };
  computes.push(compute);
  workers.push(startComputing({ database: database(), changes, compute: counted, onRound: () => undefined, onError: () => undefined }));
};
const left = async () => (await database().pool.query('select state from computation')).rows;

beforeAll(async () => {
  changes = await followChanges(database());
  asking = openCompute({ maxThreads: 1, elsewhere: openWorkers({ database: database(), changes }) });
  const place = { id: workerId, host: 'h', pid: 1, role: 'worker', version: productVersion, fingerprints: {} } as const;
  await registerProcess(database(), place);
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  done = 0;
});
afterAll(async () => {
  await Promise.all([asking, ...computes].map((compute) => compute.close()));
  await changes.close();
});

test('workers return exactly what this server would, ensemble slices too, and leave no rows behind', async () => {
  startWorker();
  startWorker();
  expect(await asking.run(scenario, receptors())).toEqual(run(scenario, receptors()));
  expect(done).toBe(1);
  const options = { members: 100, seed: 7, knowledge: 'known', windOrigin: 'on-site', side: 21 } as const;
  expect(await asking.ensemble(scenario, options, receptors())).toEqual(ensemble(scenario, options, receptors()));
  expect(done).toBeGreaterThan(2);
  expect(await left()).toEqual([]);
});

test('a worker’s refusal is passed on unchanged', async () => {
  startWorker();
  const answer = await asking.screen([{ chemical: 'unobtainium' } as never]);
  expect(answer).toMatchObject([{ ok: false, problems: [{ field: 'chemical' }] }]);
  const late = asking.run(scenario, receptors(), AbortSignal.abort());
  await expect(late).rejects.toMatchObject({ failure: 'cancelled' });
  expect(await left()).toEqual([]);
});

test('a dead worker is replaced by another; its late answer is discarded', async () => {
  const asked = asking.run(scenario, receptors());
  const held = await vi.waitFor(async () => {
    const found = await claimComputation(database(), dead);
    if (found === null) throw new Error('nothing was asked yet');
    return found;
  });
  const { until } = (await database().pool.query('select claimed_until::text as until from computation')).rows[0];
  const isHeld = async (): Promise<boolean> =>
    (await database().pool.query('select clock_timestamp() < $1::timestamptz as held', [until])).rows[0].held;
  startWorker();
  // The time of the claim decides, so that a busy machine changes nothing.
  for (let before = done; await isHeld(); before = done) {
    expect(before, 'while the claim lasts no other worker computes it').toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await vi.waitFor(() => expect(done).toBe(1), { timeout: (leaseS + 10) * 1_000 });
  await finishComputation(database(), held, { kind: 'answer', answer: 'of the dead' });
  expect(await asked).toEqual(run(scenario, receptors()));
  expect(await left()).toEqual([]);
});

test('without a live worker this server computes by itself, even what it has already requested', async () => {
  const asked = asking.run(scenario, receptors());
  await vi.waitFor(async () => expect(await left()).toHaveLength(1));
  await unregisterProcess(database(), workerId);
  expect(await asked).toEqual(run(scenario, receptors()));
  expect(await asking.run(scenario, receptors())).toEqual(run(scenario, receptors()));
  expect([done, await left()]).toEqual([0, []]);
});
