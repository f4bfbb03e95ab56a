import { describe, expect, test } from 'vitest';
import { toCsv, toGeoJson, toKml, toSummary } from '../formats.ts';
import { checkScenario, parseOwnLevels, run } from '../index.ts';
import { chlorine, propane } from '../testing/substances.ts';
import type { OwnLevel } from '../types/document-types.ts';

const document = {
  chemical: 'chlorine',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02, heightM: 1 },
  weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.9 },
};

const checked = (ownLevels: unknown, changes: object = {}, substance = chlorine) =>
  checkScenario({ ...document, ...changes, ...(ownLevels === undefined ? {} : { ownLevels }) }, substance);

const computed = (ownLevels: readonly OwnLevel[] | undefined, changes: object = {}, substance = chlorine) => {
  const check = checked(ownLevels, changes, substance);
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  return run(check.scenario);
};

const problemsOf = (ownLevels: unknown, changes: object = {}) => {
  const check = checked(ownLevels, changes);
  return check.ok ? [] : check.problems;
};

const nameless = { ...chlorine, toxicLevels: [] };

describe('the zone of a level of one’s own', () => {
  test('is that of the established level with the same value', () => {
    const [established] = computed(undefined).zones;
    const own = computed([{ value: established?.level.value ?? 0, unit: 'ppm' }]).overlays?.[0];
    expect(established?.reachM).toBeGreaterThan(100);
    expect(own).toMatchObject({ reachM: established?.reachM, areaM2: established?.areaM2, polygon: established?.polygon });
  });

  test('is the same in mg/m³ at the temperature of the air', () => {
    // 10 ppm of chlorine, 70.906 g/mol, at 30 °C and 101.325 kPa: 24.876 l/mol.
    const [ppm, mass] = [{ value: 10, unit: 'ppm' } as const, { value: 28.504, unit: 'mg/m³' } as const];
    const [one, other] = computed([ppm, mass]).overlays ?? [];
    expect(other?.level.value).toBeCloseTo(10, 2);
    expect(other?.reachM).toBeCloseTo(one?.reachM ?? 0, -1);
    expect(computed([mass], { weather: { ...document.weather, temperatureC: 0 } }).overlays?.[0]?.level.value).toBeLessThan(9.1);
  });

  test('of a dose is that of the load ∫C dt over the exposure time', () => {
    const zone = computed([{ value: 600, unit: 'ppm·min' }], { exposureMin: 60 }).overlays?.[0];
    expect(zone?.level).toMatchObject({ id: 'own level 600 ppm·min', value: 10, exposureS: 3600, dose: { exponent: 1, exposureS: 3600 } });
  });

  test('of a share of the lower flammable limit is that of the established one', () => {
    const flammable = { chemical: 'propane', hazard: 'flammable', rupture: { type: 'direct', rateKgS: 5, durationMin: 10 } };
    const result = computed([{ value: 60, unit: '% LFL' }], flammable, propane);
    expect(result.overlays?.[0]?.reachM).toBe(result.zones.find(({ level }) => level.id === 'LFL-60')?.reachM);
  });

  test('of heat and of pressure is that of the established one', () => {
    const fire = computed([{ value: 5, unit: 'kW/m²' }], { chemical: 'propane', hazard: 'fire' }, propane);
    expect(fire.overlays?.[0]?.reachM).toBe(fire.zones.find(({ level }) => level.id === 'HEAT-5')?.reachM);
    const { rupture: _rupture, ...still } = document;
    const check = checkScenario({ ...still, chemical: 'propane', hazard: 'explosion', ownLevels: [{ value: 24.1, unit: 'kPa' }] }, propane);
    const blast = check.ok ? run(check.scenario) : undefined;
    expect(blast?.overlays?.[0]?.reachM).toBe(blast?.zones.find(({ level }) => level.id === 'BLAST-3.5PSI')?.reachM);
  });

  test('decides nothing: zones, people and the hash without it stay', () => {
    const [without, own] = [computed(undefined), computed([{ value: 10, unit: 'ppm' }])];
    expect(own.zones).toEqual(without.zones);
    expect(own.impact).toEqual(without.impact);
    expect(own.caveats).toEqual(without.caveats);
    expect(own.scenarioHash).not.toBe(without.scenarioHash);
    expect(computed([]).scenarioHash).toBe(without.scenarioHash);
    // What is hashed of a document of before has no new member.
    for (const none of [undefined, []]) {
      const check = checked(none);
      expect(check.ok && JSON.stringify(check.scenario)).not.toContain('ownLevels');
    }
  });
});

test('every export has the zone by the value as typed, with the exposure time', () => {
  const result = computed([{ value: 28.5, unit: 'mg/m³' }]);
  expect(toKml(result)).toContain('Your level: 28.5 mg/m³, 60 min');
  expect(toCsv(result)).toContain('own level 28.5 mg/m³');
  expect(JSON.parse(toGeoJson(result)).features.map(({ id }: { readonly id: string }) => id)).toContain('own level 28.5 mg/m³');
  const summary = toSummary(result, { place: undefined, made: undefined, weather: undefined, bands: undefined, people: undefined });
  expect(summary).toContain('Your level: 28.5 mg/m³, 60 min: 10 ppm.');
});

describe('a chemical without established levels', () => {
  test('is judged by the lowest stated one, as the middle level, and says so', () => {
    const result = computed(
      [
        { value: 10, unit: 'ppm' },
        { value: 50, unit: 'ppm' },
      ],
      {},
      nameless,
    );
    expect(result.zones.map(({ level }) => [level.id, level.severity])).toEqual([['own level 10 ppm', 'middle']]);
    expect(result.overlays?.map(({ level }) => level.id)).toEqual(['own level 50 ppm']);
    expect(result.caveats.map(({ code }) => code)).toContain('own-level-as-middle');
  });

  test('is refused without one', () => {
    expect(checked(undefined, {}, nameless).ok).toBe(false);
  });
});

describe('a level that cannot be judged is refused with the remedy', () => {
  test.each([
    ['kPa', 'ownLevels[0].unit', 'For a level in kPa assess: explosion.'],
    ['kW/m²', 'ownLevels[0].unit', 'For a level in kW/m² assess: fire.'],
    ['% LFL', 'ownLevels[0].unit', 'For a level in % LFL assess: flammable.'],
  ])('%s for a toxic cloud', (unit, field, remedy) => {
    const [problem] = problemsOf([{ value: 5, unit }]);
    expect(problem).toMatchObject({ field, allowed: 'one of ppm, mg/m³, ppm·min' });
    expect(problem?.message).toContain(remedy);
  });

  test.each([
    [[{ value: 0, unit: 'ppm' }], 'ownLevels[0].value'],
    [[{ value: '10', unit: 'ppm' }], 'ownLevels[0].value'],
    [[{ value: 10, unit: 'ppb' }], 'ownLevels[0].unit'],
    [[{ value: 10, unit: 'ppm', note: 1 }], 'ownLevels[0]'],
    ['10 ppm', 'ownLevels'],
    [[1, 2, 3, 4].map((value) => ({ value, unit: 'ppm' })), 'ownLevels'],
    [[10, 10].map((value) => ({ value, unit: 'ppm' })), 'ownLevels'],
  ])('%j', (ownLevels, field) => {
    expect(problemsOf(ownLevels).map((problem) => problem.field)).toEqual([field]);
  });
});

test.each([
  ['10ppm', [{ value: 10, unit: 'ppm' }]],
  [
    '7.3 mg/m3; 10 PPM',
    [
      { value: 7.3, unit: 'mg/m³' },
      { value: 10, unit: 'ppm' },
    ],
  ],
  ['25 % LEL', [{ value: 25, unit: '% LFL' }]],
  [
    '600 ppm.min, 4 kW/m2',
    [
      { value: 600, unit: 'ppm·min' },
      { value: 4, unit: 'kW/m²' },
    ],
  ],
  ['', []],
  ['ten ppm', undefined],
  ['10', undefined],
])('%j is read', (text, expected) => {
  expect(parseOwnLevels(text)).toEqual(expected);
});
