import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { catalogue, checkScenario, emptyReceptors, type HazardModel, type Mode, run, type Scenario } from '@hazardguard/engine';
import { type Field, footprint, prepare, sourceTerm } from '@hazardguard/engine/models';
import { type BenchRow, measureAllocatedKb, measureMedianMs, toComparedRow } from './measure.ts';

/** Releases that together suit every model: for each model the first that it accepts is measured. */
const releases: readonly Record<string, unknown>[] = [
  { chemical: 'chlorine', hazard: 'leak', quantityKg: 10_000, rupture: { type: 'circular', diameterM: 0.05 } },
  { chemical: 'chlorine', hazard: 'leak', quantityKg: 1000, rupture: { type: 'catastrophic' } },
  { chemical: 'propane', hazard: 'fire', quantityKg: 20_000, rupture: { type: 'circular', diameterM: 0.05 } },
  { chemical: 'propane', hazard: 'fire', quantityKg: 20_000, rupture: { type: 'catastrophic' } },
  { chemical: 'toluene', hazard: 'fire', quantityKg: 20_000, storage: { bundAreaM2: 100 }, rupture: { type: 'circular', diameterM: 0.05 } },
  {
    chemical: 'propane',
    hazard: 'explosion',
    quantityKg: 20_000,
    rupture: { type: 'circular', diameterM: 0.05 },
    blast: { congestion: 'medium' },
  },
  { chemical: 'propane', hazard: 'explosion', quantityKg: 20_000 },
  { chemical: 'propane', hazard: 'explosion', quantityKg: 2000, storage: { burstPressureKpa: 3000, vesselVolumeM3: 10 } },
];

const weather = { windSpeedMs: 4, windFromDeg: 225, temperatureC: 25, humidityPercent: 60, stability: 'D' };
const site = { latitude: 21.7, longitude: 72.6 };

const findScenario = (model: HazardModel, mode: Mode): Scenario | undefined => {
  for (const release of releases) {
    const chemical = findChemical(String(release.chemical));
    if (!chemical || !model.hazards.some((hazard) => hazard === release.hazard)) continue;
    const check = checkScenario({ ...release, model: model.id, mode, weather, site }, toSubstance(chemical));
    if (check.ok) return check.scenario;
  }
  return undefined;
};

/** Points of the naive grid along each axis. */
const side = 101;

/** The naive method: the field at every point of a square grid around the zones, counting the points inside a level. */
const countOnGrid = (field: Field, reachM: number, levels: readonly number[]): number => {
  let inside = 0;
  for (let i = 0; i < side; i++) {
    const x = reachM * (1.2 * (i / (side - 1)) - 0.1);
    for (let j = 0; j < side; j++) {
      const y = reachM * (j / (side - 1) - 0.5);
      const value = field.shape === 'radial' ? field.peak(Math.hypot(x, y)) : field.peak(x, y, 0);
      for (const level of levels) if (value >= level) inside++;
    }
  }
  return inside;
};

/** Only for clouds. */
const selectTarget = ({ id, hazards }: HazardModel): string => {
  if (!hazards.includes('leak')) return '';
  return id.startsWith('dense') || id.startsWith('heavy') ? '<= 1 ms, at most 5' : '<= 0.5 ms';
};

const measureRows = (model: HazardModel): readonly BenchRow[] => {
  const [mode = 'best-estimate'] = model.modes;
  const scenario = findScenario(model, mode);
  if (scenario === undefined) throw new Error(`No release of the bench suits ${model.id}; add one`);
  const { air, source, levels } = prepare(scenario);
  const { field } = model.compute(scenario, air, source);
  const reachM = Math.max(10, ...footprint(field, levels).map((zone) => zone.reachM));
  const footprintMs = measureMedianMs(() => run(scenario, emptyReceptors), 100);
  const gridMs = measureMedianMs(
    () =>
      countOnGrid(
        model.compute(scenario, air, source).field,
        reachM,
        levels.map(({ value }) => value),
      ),
    20,
  );
  return [
    toComparedRow(
      `${model.title}, ${levels.length} levels, compared with its field on a ${side} x ${side} grid`,
      footprintMs,
      'ms',
      gridMs,
      selectTarget(model),
    ),
    {
      name: `${model.title}, memory taken by one evaluation`,
      value: measureAllocatedKb(() => run(scenario, emptyReceptors)),
      unit: 'kB',
      target: '',
    },
  ];
};

/** The same leak as a steady rate of ten minutes: one window, whatever the opening would do. */
const steadyLeak = { chemical: 'chlorine', hazard: 'leak', quantityKg: 10_000, rupture: { type: 'direct', rateKgS: 10, durationMin: 10 } };

const toScenario = (release: Record<string, unknown>): Scenario => {
  const chemical = findChemical(String(release.chemical));
  if (!chemical) throw new Error(`${String(release.chemical)} is not in the library`);
  const check = checkScenario({ ...release, weather, site }, toSubstance(chemical));
  if (!check.ok) throw new Error(check.problems.map(({ message }) => message).join(' '));
  return check.scenario;
};

const drawZones = (scenario: Scenario) => {
  const { model, air, source, levels } = prepare(scenario);
  return footprint(model.compute(scenario, air, source).field, levels);
};

/** Source, model and zones of a release, compared with the field on a grid. */
const footprintRow = (name: string, release: Record<string, unknown>, target: string): BenchRow => {
  const scenario = toScenario(release);
  const { model, air, source, levels } = prepare(scenario);
  const reachM = Math.max(10, ...drawZones(scenario).map((zone) => zone.reachM));
  const values = levels.map(({ value }) => value);
  const gridMs = measureMedianMs(() => countOnGrid(model.compute(scenario, air, source).field, reachM, values), 20);
  const zonesMs = measureMedianMs(() => drawZones(scenario), 100);
  return toComparedRow(
    `${name}, ${levels.length} zones, compared with its field on a ${side} x ${side} grid`,
    zonesMs,
    'ms',
    gridMs,
    target,
  );
};

/** What a footprint of a two-phase leak, whose rate falls, is made of: its source term alone, and a steady release of the same gas. */
const measureLeak = (): readonly BenchRow[] => {
  const [leak = steadyLeak] = releases;
  const transient = toScenario(leak);
  const { air } = prepare(transient);
  const row = (name: string, work: () => unknown, target: string): BenchRow => ({
    name,
    value: measureMedianMs(work, 100),
    unit: 'ms',
    target,
  });
  return [
    row('Source term of a two-phase leak through a hole', () => sourceTerm(transient, air), '<= 0.4 ms'),
    {
      name: 'Source term of a two-phase leak through a hole, memory taken',
      value: measureAllocatedKb(() => sourceTerm(transient, air)),
      unit: 'kB',
      target: '<= 200 kB',
    },
    footprintRow('Transient dense footprint of that leak', leak, '<= 4 ms'),
    footprintRow('Steady dense footprint', steadyLeak, '<= 1 ms'),
  ];
};

/** Time and memory of one footprint of every model of the catalogue, on one core. */
export const benchModels = async (): Promise<BenchRow[]> => [...measureLeak(), ...catalogue.flatMap(measureRows)];
