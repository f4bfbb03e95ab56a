import { describe, expect, it } from 'vitest';
import grass from '../../data/prairie-grass-open.json' with { type: 'json' };
import file from '../../data/releases-open.json' with { type: 'json' };
import { readPrairieGrass, scorePrairieGrass } from './prairie-grass.ts';
import { readReleaseTrials } from './release-trial.ts';
import { type ReleaseTrialRow, scoreReleaseTrials } from './release-trials.ts';

const score = (json: unknown): readonly ReleaseTrialRow[] => scoreReleaseTrials(readReleaseTrials(json) ?? []);

/** A steady release of gas near the ground in neutral air. */
const release = {
  chemical: 'sulfur dioxide',
  hazard: 'leak',
  mode: 'best-estimate',
  model: 'similarity-plume',
  quantityKg: 100,
  rupture: { type: 'direct', rateKgS: 0.1, durationMin: 10, heightM: 0.5 },
  weather: { windSpeedMs: 5, windFromDeg: 180, temperatureC: 20, stability: 'D' },
  site: { latitude: 42.5, longitude: -98.6 },
};

const makeFile = (observed: readonly object[], scenario: object = release, confidence: string | null = 'primary') => ({
  kind: 'release-trials',
  trials: [{ id: 'T1', name: 'Trial 1', confidence, source: 'made', scenarios: [{ name: 'as stated', scenario }], observed }],
});

const onlyRow = (...args: Parameters<typeof makeFile>): ReleaseTrialRow => {
  const rows = score(makeFile(...args));
  expect(rows).toHaveLength(1);
  return rows[0] as ReleaseTrialRow;
};

const predict = (observation: object): number => onlyRow([{ value: 1, ...observation }]).values[0]?.predicted ?? Number.NaN;

describe('the carried trial', () => {
  const rows = score(file);

  it('has a row per scenario, mode and kind of observation, all secondary', () => {
    expect(rows).toHaveLength(3 * 2 * 2);
    expect(new Set(rows.map(({ confidence }) => confidence))).toEqual(new Set(['secondary']));
    expect(rows[0]).toMatchObject({
      kind: 'release-trials',
      trial: 'DT4',
      scenario: 'stated at the exit, measured 1/L',
      observed: 'arc-max',
      n: 3,
    });
  });

  it('carries no value of the trials that are kept aside', () => {
    for (const name of ['jack rabbit', 'certec']) expect(JSON.stringify(file).toLowerCase()).not.toContain(name);
  });
});

it('agrees with the scores of Prairie Grass on the same run, entered as a scenario', () => {
  const trial = readPrairieGrass(grass);
  const run = trial?.runs[0];
  if (!trial || !run) throw new Error('no run');
  const other = scorePrairieGrass({ ...trial, runs: [run] }).find(
    ({ model, inputs, unit }) => model === 'similarity-plume' && inputs === 'wind + 1/L' && unit === 'mg/m³',
  );
  const scenario = {
    ...release,
    rupture: { type: 'direct', rateKgS: run.q_g_s / 1000, durationMin: 10, heightM: run.release_height_m },
    weather: { windSpeedMs: run.met.u2_m_s, windHeightM: 2, windFromDeg: 180, temperatureC: 25, inverseObukhov: 1 / run.met.L_m },
    site: { ...release.site, roughnessM: trial.roughnessM },
  };
  const observed = run.arcs.map(({ x_m: distanceM, cmax: value }) => ({
    kind: 'arc-max',
    distanceM,
    value,
    unit: 'mg/m3',
    heightM: trial.samplerHeightM,
  }));
  const { values } = onlyRow(observed, scenario);
  for (const { distanceM, predicted } of other?.pairs ?? []) {
    const same = values.find((one) => one.distanceM === distanceM)?.predicted ?? 0;
    // Heavier gas than the tracer's neutral one changes nothing in a passive plume.
    expect(same / predicted).toBeGreaterThan(0.98);
    expect(same / predicted).toBeLessThan(1.02);
  }
  expect(values.length).toBeGreaterThanOrEqual(4);
});

describe('kinds of observation', () => {
  const ppm = predict({ kind: 'arc-max', distanceM: 200, unit: 'ppm' });

  it('a concentration by mass is that by volume times the density of the gas at the air’s temperature', () => {
    // Sulphur dioxide, 64.06 g/mol at 20 °C and 101.325 kPa: 2.663 kg/m³.
    expect(predict({ kind: 'arc-max', distanceM: 200, unit: 'kg/m3' })).toBeCloseTo(1e-6 * ppm * 2.663, 8);
    expect(predict({ kind: 'arc-max', distanceM: 200, unit: 'mg/m³' })).toBeCloseTo(ppm * 2.663, 1);
    expect(predict({ kind: 'arc-max', distanceM: 200, unit: '%' })).toBeCloseTo(1e-4 * ppm, 8);
  });

  it('a mean over an hour of a release of ten minutes is a sixth of its highest value', () => {
    const highest = predict({ kind: 'arc-max', distanceM: 200, unit: 'ppm', averagingS: 600 });
    const hour = predict({ kind: 'dose', distanceM: 200, unit: 'ppm min', averagingS: 600 }) / 60;
    expect(hour / highest).toBeGreaterThan(0.15);
    expect(hour / highest).toBeLessThan(0.172);
  });

  it('a dose of a steady release is its concentration times its duration', () => {
    const dose = predict({ kind: 'dose', distanceM: 200, unit: 'ppm min' });
    expect(dose / (10 * ppm)).toBeGreaterThan(0.95);
    expect(dose / (10 * ppm)).toBeLessThan(1.03);
    expect(predict({ kind: 'dose', distanceM: 200, unit: 'ppm s' }) / dose).toBeCloseTo(60, 6);
    expect(predict({ kind: 'dose', distanceM: 200, unit: 'kg s/m3' }) / dose).toBeCloseTo(60 * 1e-6 * 2.663, 7);
    const squared = predict({ kind: 'dose', distanceM: 200, unit: 'ppm^2 min' });
    expect(squared / (10 * ppm * ppm)).toBeGreaterThan(0.9);
    expect(squared / (10 * ppm * ppm)).toBeLessThan(1.03);
  });

  it('the distance to a level is where the arc maximum has it', () => {
    const row = onlyRow([{ kind: 'distance-to', distanceM: 200, value: ppm, unit: 'ppm' }]);
    expect(row.values[0]?.predicted).toBeCloseTo(200, 0);
    expect(row).toMatchObject({ n: 1, fac2: 1 });
    expect(row.mg).toBeCloseTo(1, 3);
  });

  it('a cloud arrives with about the wind and departs the release’s duration later', () => {
    const arrival = predict({ kind: 'arrival', distanceM: 600, unit: 's' });
    const departure = predict({ kind: 'departure', distanceM: 600, unit: 's' });
    expect(arrival).toBeGreaterThan(600 / 5 / 2);
    expect(arrival).toBeLessThan((600 / 5) * 2.5);
    expect(departure - arrival).toBeGreaterThanOrEqual(599);
  });

  it('a half-width grows with distance as the angle of a plume in neutral air', () => {
    const width = predict({ kind: 'half-width', distanceM: 400, unit: 'm' });
    // √2 σy; Briggs’ open country, class D at 400 m: σy 0.08 x/√(1 + 0.0001 x) = 31 m.
    expect(width / (Math.SQRT2 * 31)).toBeGreaterThan(0.6);
    expect(width / (Math.SQRT2 * 31)).toBeLessThan(1.6);
  });
});

describe('the interval of an ensemble', () => {
  it('holds a factor of 3 for a jet with spray at 2,800 m, where σ is 0.7, and no factor of 3.3', () => {
    const [first] = file.trials[0]?.scenarios ?? [];
    const scenario = { ...first?.scenario, mode: 'best-estimate' };
    const at = { kind: 'arc-max', distanceM: 2800, value: 1, unit: 'ppm' };
    const predicted = onlyRow([at], scenario).values[0]?.predicted ?? 0;
    expect(onlyRow([{ ...at, value: 3 * predicted }], scenario).interval90Coverage).toBe(1);
    expect(onlyRow([{ ...at, value: 3.3 * predicted }], scenario).interval90Coverage).toBe(0);
    expect(onlyRow([{ ...at, kind: 'half-width' }], scenario).interval90Coverage).toBeNull();
  });
});

describe('what is not scored', () => {
  it('flagged values are printed and counted, not scored', () => {
    const good = { kind: 'arc-max', distanceM: 200, value: 1, unit: 'ppm' };
    const row = onlyRow([good, { ...good, distanceM: 400, flag: 'sensor saturated' }]);
    expect(row).toMatchObject({ n: 1, flagged: 1 });
    expect(row.values.map(({ flag }) => flag)).toEqual([null, 'sensor saturated']);
    expect(onlyRow([{ ...good, flag: 'x' }])).toMatchObject({ n: 0, flagged: 1, fac2: null, mg: null, vg: null });
  });

  it('a value in an unknown unit is flagged with the allowed ones', () => {
    const row = onlyRow([{ kind: 'arc-max', distanceM: 200, value: 1, unit: 'lb/ft3' }]);
    expect(row).toMatchObject({ n: 0, flagged: 1 });
    expect(row.values[0]?.flag).toContain('kg/m3');
  });

  it('numbers of unknown grade are as good as remembered ones', () => {
    expect(onlyRow([{ kind: 'arc-max', distanceM: 200, value: 1, unit: 'ppm' }], release, null).confidence).toBe('memory');
  });

  it('a scenario that the engine refuses is a row with the reason', () => {
    const observed = [{ kind: 'arc-max', distanceM: 200, value: 1, unit: 'ppm' }];
    const refused = onlyRow(observed, { ...release, quantityKg: -3 });
    expect(refused).toMatchObject({ n: 0, model: '', fac2: null });
    expect(refused.remark).toContain('quantityKg');
    expect(onlyRow(observed, { ...release, chemical: 'unobtainium' }).remark).toContain('unobtainium');
  });

  it('a model with one mode is scored once', () => {
    const { mode: _, ...bothModes } = release;
    expect(score(makeFile([{ kind: 'arc-max', distanceM: 200, value: 1, unit: 'ppm' }], bothModes))).toHaveLength(1);
  });
});

it('names what it cannot read', () => {
  expect(readReleaseTrials({ trials: [] })).toBeNull();
  expect(() => readReleaseTrials(makeFile([3 as never]))).toThrow('T1: observed[0]');
  const [colour, nowhere] = score(
    makeFile([
      { kind: 'colour', distanceM: 1, value: 1 },
      { kind: 'arc-max', distanceM: -1, value: 0 },
    ]),
  );
  expect(colour).toMatchObject({ observed: 'colour', n: 0, flagged: 1 });
  expect(colour?.values[0]?.flag).toContain('allowed: arc-max');
  expect(nowhere?.values[0]?.flag).toContain('above 0');
});
