import { checkScenario, emptyReceptors, type Receptor, type ReceptorTable, receptorTable, run, type Substance } from '@hazardguard/engine';
import { gaussianOnGrid } from './gaussian-on-grid.ts';
import { type BenchRow, formatTable, measureMedianMs, toComparedRow } from './measure.ts';

/** Ammonia with the properties that a gas leak needs. Sources: NIST WebBook, US EPA AEGL. */
const ammonia: Substance = {
  id: 'ammonia',
  name: 'Ammonia',
  cas: '7664-41-7',
  molarMass: 0.0170305,
  boilingPoint: 239.834,
  criticalTemperature: 405.56,
  gamma: 1.304,
  vapourPressure: { form: 'DIPPR101', coefficients: [90.483, -4669.7, -11.607, 0.017194, 1], unitFactor: 1 },
  toxicLevels: [
    { id: 'AEGL-3', family: 'AEGL', severity: 'severe', byExposure: [{ seconds: 3600, ppm: 1100 }] },
    { id: 'AEGL-2', family: 'AEGL', severity: 'middle', byExposure: [{ seconds: 3600, ppm: 160 }] },
    { id: 'AEGL-1', family: 'AEGL', severity: 'mild', byExposure: [{ seconds: 3600, ppm: 30 }] },
  ],
  sources: [],
};

const site = { latitude: 21.7, longitude: 72.6 };

/** Vapour of ammonia through a 20 mm hole: a steady rate, three levels of concern. */
const document = (model: string) => ({
  chemical: 'ammonia',
  hazard: 'leak',
  model,
  quantityKg: 20_000,
  storage: { phase: 'gas' },
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 4, windFromDeg: 225, temperatureC: 25, stability: 'D' },
  site,
});

const buildScenario = (model: string) => {
  const check = checkScenario(document(model), ammonia);
  if (!check.ok) throw new Error(check.problems.map((problem) => problem.message).join(' '));
  return check.scenario;
};

/** Places on a square grid of a given width, degrees, about the site. */
const buildReceptors = (count: number, widthDeg: number): readonly Receptor[] => {
  const side = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, i) => ({
    id: String(i),
    name: `Place ${i}`,
    kind: 'residential',
    latitude: site.latitude + widthDeg * ((i % side) / side - 0.5),
    longitude: site.longitude + widthDeg * (Math.floor(i / side) / side - 0.5),
    people: 4,
  }));
};

/** Speed of the engine on one core, compared with the same plume on a plain grid of 101 × 101 points. */
export const benchEngine = async (): Promise<BenchRow[]> => {
  const passive = buildScenario('gaussian-plume');
  const heavy = buildScenario('heavy-plume');
  const around = receptorTable(buildReceptors(100_000, 0.09));
  const packed = receptorTable(buildReceptors(100_000, 0.015));
  const gridMs = measureMedianMs(() => gaussianOnGrid(101, 3000, 1500, 0.5, 4, 0.017), 200);
  const footprintMs = measureMedianMs(() => run(passive, emptyReceptors), 500);
  const heavyMs = measureMedianMs(() => run(heavy, emptyReceptors), 200);
  const beyondFootprint = (table: ReceptorTable): number => measureMedianMs(() => run(passive, table), 40) - footprintMs;
  return [
    toComparedRow('Gaussian footprint, 3 levels, against one level on a 101 x 101 grid', footprintMs, 'ms', gridMs, '<= 1 ms'),
    { name: 'Gaussian footprints', value: 1000 / footprintMs, unit: '1/s', target: '>= 1000 1/s' },
    toComparedRow('Heavy gas footprint, 3 levels, against the same grid', heavyMs, 'ms', gridMs, '<= 5 ms'),
    {
      name: 'Counting 100,000 receptors in 10 x 10 km, in addition to the footprint',
      value: beyondFootprint(around),
      unit: 'ms',
      target: '<= 30 ms',
    },
    {
      name: 'Counting 100,000 receptors around the zones, in addition to the footprint',
      value: beyondFootprint(packed),
      unit: 'ms',
      target: '<= 30 ms',
    },
    {
      name: 'Checking a scenario',
      value: measureMedianMs(() => checkScenario(document('auto'), ammonia), 200),
      unit: 'ms',
      target: '<= 1 ms',
    },
  ];
};

if (import.meta.main) process.stdout.write(`${formatTable(await benchEngine())}\n`);
