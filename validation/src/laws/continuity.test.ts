import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, computeReaches, type Reaches } from '@hazardguard/engine';
import { prepare } from '@hazardguard/engine/models';
import { expect, test } from 'vitest';

interface Case {
  readonly rupture: Readonly<Record<string, unknown>>;
  readonly weather?: Readonly<Record<string, unknown>>;
  readonly storage?: Readonly<Record<string, unknown>>;
  readonly terrain?: string;
  readonly hazard?: string;
}

const substance = (name: string) => {
  const chemical = findChemical(name);
  if (chemical === undefined) throw new Error(`${name} is not in the chemical library`);
  return toSubstance(chemical);
};

const buildDocument = ({ rupture, weather = {}, storage = {}, terrain = 'rural', hazard = 'leak' }: Case) => ({
  chemical: 'named beside',
  hazard,
  quantityKg: 10_000,
  storage,
  rupture,
  weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 20, stability: 'D', ...weather },
  site: { latitude: 20, longitude: 73, terrain },
});

/** Reaches of all levels, m. */
const reaches = (name: string, one: Case): readonly number[] => {
  const found: Reaches = computeReaches(buildDocument(one), substance(name));
  if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join(' '));
  return found.levels.map(({ reachM }) => reachM);
};

/** Largest change of any reach between neighbours of a scan, as a share; reaches under 10 m are not compared. */
const largestStep = (scan: readonly (readonly number[])[]): number => {
  let largest = 0;
  for (let i = 1; i < scan.length; i++)
    scan[i]?.forEach((reach, level) => {
      const before = scan[i - 1]?.[level] ?? Number.NaN;
      if (Math.max(reach, before) > 10) largest = Math.max(largest, Math.abs(Math.log(reach / before)));
    });
  return largest;
};

const range = (from: number, to: number, steps: number): readonly number[] =>
  Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);

const hole = (diameterM: number) => ({ type: 'circular', diameterM });

test.each(['methyl-isocyanate', 'hydrogen-cyanide', 'hydrogen-fluoride', 'acetaldehyde', 'ethylene-oxide', 'propylene-oxide'])(
  'through a hole, a tenth of a kelvin about the boiling point of %s moves no zone by more than 3 %',
  (name) => {
    const boilsC = (substance(name).boilingPoint ?? Number.NaN) - 273.15;
    const scan = range(boilsC - 1, boilsC + 3, 40).map((temperatureC) =>
      reaches(name, { rupture: hole(0.02), storage: { temperatureC }, weather: { windSpeedMs: 8, stability: 'C' } }),
    );
    expect(largestStep(scan)).toBeLessThan(0.03);
  },
);

test.each(['propane', 'ammonia'])('%s just above boiling reaches as far as just below it while nearly all rains out', (name) => {
  const boilsC = (substance(name).boilingPoint ?? Number.NaN) - 273.15;
  for (const hazard of ['leak', 'flammable']) {
    const scan = range(boilsC - 1, boilsC + 3, 40).map((temperatureC) =>
      reaches(name, { rupture: hole(0.05), storage: { temperatureC }, hazard }),
    );
    expect(largestStep(scan)).toBeLessThan(0.06);
  }
});

test('a release of seconds onto cold ground has the same rate just below and just above the boiling point', () => {
  const liquid = substance('trichlorosilane');
  const regimes = new Set<string>();
  const rates = range(31.6, 32.6, 20).map((temperatureC) => {
    const checked = checkScenario(
      {
        ...buildDocument({
          rupture: hole(0.229),
          storage: { temperatureC, ground: 'moist-sand' },
          weather: { windSpeedMs: 9.8, temperatureC: -2.9, stability: 'E' },
        }),
        quantityKg: 531,
      },
      liquid,
    );
    if (!checked.ok) throw new Error('refused');
    const { regime, summary } = prepare(checked.scenario).source;
    regimes.add(regime);
    // In 10 g/s: values below ten are not compared.
    return [100 * (summary.rateKgS ?? Number.NaN)];
  });
  expect([...regimes]).toEqual(['liquid', 'two-phase']);
  expect(largestStep(rates)).toBeLessThan(Math.log(1.15));
});

test.each(['carbon monoxide', 'chlorine'])('a small change of stability changes the reach of %s only slightly', (name) => {
  const at = (inverseObukhov: number): readonly number[] =>
    reaches(name, { rupture: { type: 'direct', rateKgS: 2, durationMin: 60 }, weather: { inverseObukhov } });
  expect(largestStep([at(-1e-6), at(0), at(1e-6)])).toBeLessThan(0.003);
  // Up to the change of the nearest class from D to E, which has a different averaging and smearing.
  expect(largestStep(range(-0.004, 0.01, 112).map(at))).toBeLessThan(0.07);
});

test('cold ammonia changes from lighter to heavier than air without a step', () => {
  const scan = range(-24, -17, 70).map((temperatureC) => reaches('ammonia', { rupture: hole(0.05), storage: { temperatureC } }));
  expect(largestStep(scan)).toBeLessThan(0.03);
});

test.each(['carbon monoxide', 'hydrogen cyanide', 'ethylene'])('%s passes the density of the air without a step', (name) => {
  const scan = range(-20, 40, 120).map((exitTemperatureC) =>
    reaches(name, {
      rupture: { type: 'direct', rateKgS: 3, durationMin: 30, exitTemperatureC },
      hazard: name === 'ethylene' ? 'flammable' : 'leak',
    }),
  );
  expect(largestStep(scan)).toBeLessThan(0.03);
});

test('a release at the height of an inversion changes from below to above it without a step', () => {
  const at = (mixingHeightM: number): number => {
    const checked = checkScenario(
      buildDocument({ rupture: { type: 'direct', rateKgS: 2, durationMin: 60, heightM: 60 }, weather: { mixingHeightM } }),
      substance('ammonia'),
    );
    if (!checked.ok) throw new Error('refused');
    const { model, air, source } = prepare(checked.scenario);
    const { field } = model.compute(checked.scenario, air, source);
    if (field.shape !== 'plume') throw new Error('No plume');
    return field.axisPeak(2000);
  };
  const scan = range(40, 80, 320).map((mixingHeightM) => at(mixingHeightM));
  expect(at(100) / at(40)).toBeGreaterThan(0.5);
  expect(at(61) / at(40)).toBeGreaterThan(1.5);
  for (let i = 1; i < scan.length; i++) expect(Math.abs(Math.log((scan[i] ?? 0) / (scan[i - 1] ?? 1)))).toBeLessThan(0.03);
});

test.each(['chlorine', 'sulfur dioxide', 'ammonia', 'propane', 'hydrogen sulfide'])(
  'in urban terrain a larger hole of %s reaches farther, and similar weather or holes give similar reaches',
  (name) => {
    const holes = [0.005, 0.006, 0.0072, 0.00864, 0.0104, 0.0124, 0.0149, 0.0179, 0.0215];
    for (const [windSpeedMs, stability] of [
      [1.5, 'F'],
      [3, 'D'],
      [3, 'E'],
      [2, 'B'],
    ] as const) {
      const scan = holes.map((diameterM) =>
        reaches(name, { rupture: hole(diameterM), weather: { windSpeedMs, stability }, terrain: 'urban' }).slice(0, 2),
      );
      for (let i = 1; i < scan.length; i++)
        scan[i]?.forEach((reach, level) => {
          const before = scan[i - 1]?.[level] ?? Number.NaN;
          if (before > 10) expect(reach, `${stability}, ${holes[i]} m`).toBeGreaterThan(0.95 * before);
        });
      expect(largestStep(scan)).toBeLessThan(0.5);
    }
  },
);
