import { chemicals, readiness, toSubstance } from '@hazardguard/chemicals';
import {
  type Caveat,
  catalogue,
  checkScenario,
  describeValidation,
  type RunResult,
  run,
  type ScenarioDocument,
  scenarioInputs,
} from '@hazardguard/engine';
import english from '@hazardguard/i18n/en/engine.json' with { type: 'json' };
import englishScreen from '@hazardguard/i18n/en/vulnerability.json' with { type: 'json' };
import hindi from '@hazardguard/i18n/hi/engine.json' with { type: 'json' };
import hindiScreen from '@hazardguard/i18n/hi/vulnerability.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { createEngineText } from './engine-text.ts';

const gap = '\u00a0';
const inEnglish = createEngineText({ engine: english, vulnerability: englishScreen }, 'en');
const inHindi = createEngineText({ engine: hindi, vulnerability: hindiScreen }, 'hi');
const withoutCatalogue = createEngineText({ engine: undefined, vulnerability: undefined }, 'hi');

const sources = import.meta.glob<string>(
  [
    '../../../../{engine,chemicals}/src/**/*.ts',
    '../../../../contract/src/assess/{input,vessel}-caveats.ts',
    '!../../../../{engine,chemicals}/src/**/*.test.ts',
    '!../../../../engine/src/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const written = (pattern: RegExp): string[] => [
  ...new Set(Object.values(sources).flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''))),
];

const site = { latitude: 21.7, longitude: 72.6 };
const air = { windSpeedMs: 3, windFromDeg: 290, temperatureC: 31 };
const hole = { type: 'circular', diameterM: 0.05 } as const;

const results = (document: Omit<ScenarioDocument, 'chemical'>, ofChemical?: string): readonly RunResult[] =>
  chemicals
    .filter(({ id }) => ofChemical === undefined || id === ofChemical)
    .flatMap((chemical) => {
      const checked = checkScenario({ ...document, chemical: chemical.cas }, toSubstance(chemical));
      return checked.ok ? [run(checked.scenario)] : [];
    });

const leak = { hazard: 'leak', quantityKg: 5000, rupture: hole, weather: air, site } as const;
const many: readonly RunResult[] = [
  ...results({ ...leak, mode: 'aloha-compatible', weather: { ...air, stability: 'D' }, exposureMin: 5 }),
  ...results({ ...leak, time: '2026-05-01T06:00:00Z', levelFamily: 'ERPG', storage: { phase: 'gas' } }),
  ...results(
    {
      ...leak,
      storage: { phase: 'gas' },
      rupture: { type: 'circular', diameterM: 0.002, heightM: 20 },
      weather: { ...air, stability: 'B' },
    },
    'ammonia',
  ),
  ...results(
    {
      ...leak,
      rupture: { type: 'direct', rateKgS: 1, exitTemperatureC: 200, exitVelocityMs: 20, exitDiameterM: 0.5, heightM: 30 },
      weather: { ...air, stability: 'C' },
    },
    'ammonia',
  ),
  ...results({ ...leak, hazard: 'explosion' }),
  ...results({ ...leak, weather: { ...air, stability: 'D' }, levelFamily: 'LETHALITY', overlayFamily: 'AEGL', probitSet: 'CPR-18E' }),
  ...results({ ...leak, weather: { ...air, stability: 'D' }, levelBasis: 'dose' }),
  ...results({ ...leak, rupture: { ...hole, heightM: 20 }, weather: { ...air, windSpeedMs: 0.4, stability: 'F' } }, 'chlorine'),
  ...results({ ...leak, rupture: { type: 'catastrophic' }, model: 'gaussian-plume', weather: { ...air, stability: 'F' } }, 'chlorine'),
  ...results({ ...leak, model: 'gaussian-puff', mode: 'aloha-compatible', weather: { ...air, stability: 'F' } }, 'chlorine'),
  ...results({ ...leak, hazard: 'flammable', weather: { ...air, stability: 'D' } }),
  ...results({ ...leak, hazard: 'explosion', blast: { levels: 'buildings' } }),
  ...results({ ...leak, hazard: 'explosion', weather: { ...air, stability: 'D' }, blast: { ignition: 'spark' } }),
  ...results({ ...leak, hazard: 'explosion', weather: { ...air, stability: 'D' }, blast: { congestion: 'low' } }, 'propane'),
  ...results({ ...leak, hazard: 'explosion', storage: { burstPressureKpa: 2000, vesselVolumeM3: 20 } }),
  ...results({ ...leak, hazard: 'fire' }),
  ...results({ ...leak, hazard: 'fire', fire: { levels: 'equipment' } }),
  ...results({ ...leak, hazard: 'fire', rupture: { type: 'pipe', diameterM: 0.1, pipeLengthM: 100, pipeSupply: 'closed' } }, 'propane'),
  ...results({ ...leak, hazard: 'fire', rupture: { type: 'catastrophic' }, fire: { levels: 'dose' } }),
  ...results({ ...leak, rupture: { type: 'catastrophic' }, weather: { ...air, stability: 'D' } }, 'chlorine'),
  ...results({ ...leak, model: 'similarity-plume', weather: { ...air, stability: 'F' } }, 'chlorine'),
];

describe('the English catalogue of the engine’s texts', () => {
  it('has a sentence for every code of a caveat in the source, and of runs stored before or by an older engine, and no other', () => {
    const codes = new Set([...written(/(?:code: |(?:note|warning)\(\s*)'([a-z0-9-]+)'/g), 'computed-as-pure', 'older-engine']);
    expect([...codes].toSorted()).toEqual(Object.keys(english.caveat).toSorted());
  });

  it('has a sentence for every reason of a choice of model, the same as the engine’s own', () => {
    expect(new Set(many.map(({ model }) => model.reasonCode))).toEqual(new Set(Object.keys(english.reason)));
    const withoutNumbers = (text: string): string => text.replaceAll(gap, ' ').replace(/\d[\d.,e+]*/g, '#');
    for (const { model } of many) expect(withoutNumbers(inEnglish.reason(model))).toBe(withoutNumbers(model.reason));
  });

  it('names inputs, models and levels like the engine', () => {
    const { ownLevels, ...inputs } = english.input;
    expect(inputs).toEqual(Object.fromEntries(scenarioInputs.map(({ path, label }) => [path, label])));
    // A list, which the table of inputs does not hold; the label is checked against the echo of a run.
    const own = { ...leak, weather: { ...air, stability: 'D' }, ownLevels: [{ value: 10, unit: 'ppm' }] } as const;
    const [echo] = results(own, 'chlorine').flatMap((result) => result.inputs.filter(({ key }) => key === 'ownLevels'));
    expect(ownLevels).toBe(echo?.label);
    const { auto: _auto, ...models } = english.model;
    expect(models).toEqual(Object.fromEntries(catalogue.map(({ id, title }) => [id, title])));
    const levels = new Map(many.flatMap(({ zones }) => zones).map(({ level }) => [level.id, level.meaning]));
    expect(levels.size).toBeGreaterThanOrEqual(10);
    for (const [id, meaning] of levels) expect(english.meaning, id).toHaveProperty([id], meaning);
  });

  it('describes the field trials of every model like the engine', () => {
    const validations = catalogue.flatMap(({ validatedOn }) => validatedOn);
    expect(new Set(validations.map(({ set }) => set))).toEqual(new Set(Object.keys(english.trialSet)));
    for (const one of validations) expect(inEnglish.validation(one).replaceAll('\u00a0', ' ')).toBe(describeValidation(one));
  });

  it('has a label for every detail that a model reports, the same as the engine’s own', () => {
    const labels = Object.values(sources).flatMap((source) => [...source.matchAll(/key: '([a-z0-9-]+)', label: '([^']+)'/g)]);
    expect(english.detail).toEqual(Object.fromEntries(labels.map(([, key, label]) => [key, label])));
  });

  it('has a meaning for each level of every family, and a name for each level of death, blast, heat and flammable gas', () => {
    const toxic = ['AEGL', 'ERPG', 'PAC'].flatMap((family) => [3, 2, 1].map((grade) => `${family}-${grade}`));
    const physical = written(/id: '((?:BLAST|HEAT|LFL|LETHALITY)[^']*)'/g);
    expect(Object.keys(english.meaning).toSorted()).toEqual([...toxic, 'IDLH', ...physical].toSorted());
    expect(Object.keys(english.level).toSorted()).toEqual(physical.toSorted());
  });

  it('has the chemical library’s notes and the facts that a chemical can lack', () => {
    const notes = chemicals.flatMap(({ id, props }) => (props.note === undefined ? [] : [[id, props.note]]));
    expect(english.note).toEqual(Object.fromEntries(notes));
    for (const name of chemicals.flatMap((chemical) => readiness(chemical).missing)) expect(english.fact).toHaveProperty([name], name);
  });
});

describe('a caveat', () => {
  const met = new Map(many.flatMap(({ caveats }) => caveats).map((caveat) => [`${caveat.code} ${Object.keys(caveat).join()}`, caveat]));

  it('is formatted from the catalogue with every value it needs', () => {
    expect(new Set([...met.values()].map(({ code }) => code)).size).toBeGreaterThanOrEqual(18);
    for (const caveat of met.values()) {
      const { message: _message, ...rest } = caveat;
      for (const words of [inEnglish, inHindi]) {
        const said = words.caveat({ ...rest, message: 'fallback' });
        expect(said, caveat.code).not.toMatch(/fallback|\{|undefined|NaN/);
      }
      expect(inHindi.caveat(caveat), caveat.code).toMatch(/[\u0900-\u097f]/);
    }
  });

  const flashed: Caveat = { code: 'two-phase-all-airborne', severity: 'note', message: 'Own.', quantity: 'flashFraction', value: 0.214 };
  const beyond: Caveat = {
    code: 'beyond-range',
    severity: 'warning',
    message: 'Own.',
    value: 10_000,
    unit: 'm',
    params: { levels: 'AEGL-2, AEGL-1' },
  };

  it('has its numbers in two digits, with units', () => {
    expect(inEnglish.caveat(flashed)).toContain(`21${gap}% of the liquid flashes to vapour`);
    expect(inHindi.caveat(flashed)).toContain(`द्रव का 21${gap}% तुरंत वाष्प बनता है`);
    expect(inHindi.caveat(beyond)).toContain(`AEGL-2, AEGL-1 की पहुँच 10${gap}km से अधिक है`);
  });

  it('falls back to the engine’s sentence for an unknown code, a missing value and a missing catalogue', () => {
    expect(inHindi.caveat({ ...flashed, code: 'something-new' })).toBe('Own.');
    expect(inHindi.caveat({ ...flashed, code: 'toString' })).toBe('Own.');
    const { params: _params, ...old } = beyond;
    expect(inHindi.caveat(old)).toBe('Own.');
    expect(withoutCatalogue.caveat(flashed)).toBe('Own.');
  });
});

it('a level, an input or a regime without a translation keeps the engine’s text', () => {
  expect(inHindi.meaning({ id: 'TLV', meaning: 'Own.' })).toBe('Own.');
  expect(inHindi.inputLabel({ key: 'weather.rain', label: 'Rain', value: 1, unit: undefined, origin: 'given' })).toBe('Rain');
  expect(inHindi.regime('jet-fire')).toBe('jet-fire');
  expect(inHindi.inputChoice({ key: 'levelFamily', label: 'Toxic levels', value: 'AEGL', unit: undefined, origin: 'default' })).toBe(
    'AEGL',
  );
  expect(inHindi.inputChoice({ key: 'site.terrain', label: 'Terrain', value: 'rural', unit: undefined, origin: 'default' })).toBe(
    'खुला इलाका',
  );
});
