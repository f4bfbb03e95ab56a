import { findChemical, toSubstance } from '@hazardguard/chemicals';
import {
  checkScenario,
  type EnsembleOptions,
  emptyReceptors,
  ensembleSlice,
  run,
  type Scenario,
  type ScenarioDocument,
} from '@hazardguard/engine';
import { type Field, footprint, prepare, regionsAbove } from '@hazardguard/engine/models';
import { type Compute, openCompute } from '@hazardguard/server';
import { type BenchRow, measureAllocatedKb, toComparedRow } from './measure.ts';

const workers = 2;
const side = 101;
const rounds = 5;

/** Chlorine, 10 kg/s for ten minutes in class E at 5 m/s: a dense cloud. */
const document: ScenarioDocument = {
  chemical: 'chlorine',
  hazard: 'leak',
  quantityKg: 6000,
  rupture: { type: 'direct', rateKgS: 10, durationMin: 10 },
  weather: { windSpeedMs: 5, windFromDeg: 225, temperatureC: 15, humidityPercent: 80, stability: 'E' },
  site: { latitude: 21.7, longitude: 72.6, roughnessM: 0.03 },
};

/** A two-phase leak through a hole, whose rate falls: a dense cloud of three windows. */
const transient: ScenarioDocument = {
  chemical: 'chlorine',
  hazard: 'leak',
  quantityKg: 10_000,
  rupture: { type: 'circular', diameterM: 0.05 },
  weather: { windSpeedMs: 4, windFromDeg: 225, temperatureC: 25, humidityPercent: 60, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
};
const options: EnsembleOptions = { members: 1000, seed: 1, knowledge: 'known', windOrigin: 'on-site', side };

const toScenario = (one: ScenarioDocument): Scenario => {
  const chemical = findChemical(one.chemical);
  if (!chemical) throw new Error(`${one.chemical} is not in the library`);
  const checked = checkScenario(one, toSubstance(chemical));
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.scenario;
};

/** Median time of a few runs after a warm-up, s. */
const measureSeconds = async (work: () => Promise<unknown>, times = rounds): Promise<number> => {
  await work();
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await work();
    took.push((performance.now() - start) / 1000);
  }
  return took.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
};

/** The naive method for one footprint: the field at every node of a map, and marching squares for each level. */
const countOnMap = (field: Field, levels: readonly number[], reachM: number): number => {
  const values = new Float64Array(side * side);
  const stepM = (1.1 * reachM) / (side - 1);
  for (let row = 0; row < side; row++) {
    const y = stepM * (row - (side - 1) / 2);
    for (let column = 0; column < side; column++) {
      const x = stepM * column;
      values[row * side + column] = field.shape === 'radial' ? field.peak(Math.hypot(x, y)) : field.peak(x, y, 0);
    }
  }
  const mesh = { columns: side, rows: side, x0: 0, y0: (-stepM * (side - 1)) / 2, stepM, values };
  return levels.reduce((sum, level) => sum + regionsAbove(mesh, level).length, 0);
};

/** Time of the naive method for a number of members shared evenly by the workers, s; extrapolated from a few of them. */
const measureNaiveSeconds = (scenario: Scenario, members: number): number => {
  const { model, air, source, levels } = prepare(scenario);
  const asked = levels.map(({ value }) => value);
  const reachM = Math.max(100, ...footprint(model.compute(scenario, air, source).field, levels).map((zone) => zone.reachM));
  const tried = 20;
  const start = performance.now();
  for (let i = 0; i < tried; i++) {
    const prepared = prepare(scenario);
    countOnMap(prepared.model.compute(scenario, prepared.air, prepared.source).field, asked, reachM);
  }
  return (((performance.now() - start) / 1000 / tried) * members) / workers;
};

const hours = Array.from({ length: 48 }, (_, i) => ({
  time: new Date(Date.UTC(2026, 4, 1, i)).toISOString(),
  weather: { windSpeedMs: 2 + (i % 6), windFromDeg: (200 + 7 * i) % 360, cloudPercent: (13 * i) % 100 },
}));

/** Site scenarios as a district has them: chemicals, holes and weather in turn. */
const sites: readonly ScenarioDocument[] = Array.from({ length: 10_000 }, (_, i) => ({
  chemical: ['chlorine', 'ammonia', 'sulfur dioxide', 'hydrogen sulfide'][i % 4] ?? 'chlorine',
  hazard: 'leak',
  quantityKg: 500 + 10 * (i % 997),
  rupture: { type: 'circular', diameterM: 0.01 + 0.005 * (i % 7) },
  weather: {
    windSpeedMs: 1.5 + (i % 6),
    windFromDeg: i % 360,
    temperatureC: 20 + (i % 15),
    stability: (['B', 'C', 'D', 'E', 'F'] as const)[i % 5] ?? 'D',
  },
  site: { latitude: 20 + (i % 100) / 50, longitude: 72 + (i % 83) / 40 },
}));

const measureRows = async (compute: Compute): Promise<BenchRow[]> => {
  const scenario = toScenario(document);
  const ensembleS = await measureSeconds(() => compute.ensemble(scenario, options, emptyReceptors));
  const leak = toScenario(transient);
  const transientS = await measureSeconds(() => compute.ensemble(leak, options, emptyReceptors));
  const stripS = await measureSeconds(() => compute.strip(document, hours));
  const screeningS = await measureSeconds(() => compute.screen(sites), 1);
  const sampled = sites.filter((_, i) => i % 500 === 0).map(toScenario);
  const naiveScreeningS = sampled.reduce((sum, one) => sum + measureNaiveSeconds(one, sites.length / sampled.length), 0);
  const name = (what: string): string => `${what}, ${workers} workers, compared with a ${side} x ${side} map each`;
  return [
    toComparedRow(
      name('Ensemble of 1,000 dense footprints with its maps'),
      ensembleS,
      's',
      measureNaiveSeconds(scenario, options.members),
      '<= 1 s, at most 3',
    ),
    toComparedRow(
      name('Ensemble of 1,000 transient dense footprints with its maps'),
      transientS,
      's',
      measureNaiveSeconds(leak, options.members),
      '<= 3 s',
    ),
    toComparedRow(name('Forecast strip of 48 hours'), 1000 * stripS, 'ms', 1000 * measureNaiveSeconds(scenario, hours.length), ''),
    toComparedRow(name('Screening of 10,000 site-scenarios'), screeningS, 's', naiveScreeningS, '<= 30 s'),
    {
      name: 'Memory taken by one dense footprint',
      value: measureAllocatedKb(() => run(scenario, emptyReceptors)),
      unit: 'kB',
      target: '',
    },
    {
      name: 'Memory taken by one member of an ensemble',
      value: measureAllocatedKb(() => ensembleSlice(scenario, options, { from: 0, to: 10 }, emptyReceptors)) / 10,
      unit: 'kB',
      target: '',
    },
  ];
};

/** Many footprints at once, as the server computes them: in two worker threads. */
export const benchEnsemble = async (): Promise<BenchRow[]> => {
  const compute = openCompute({ maxThreads: workers, timeoutMs: 120_000 });
  try {
    return await measureRows(compute);
  } finally {
    await compute.close();
  }
};
