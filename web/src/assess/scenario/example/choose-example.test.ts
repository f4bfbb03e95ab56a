import { type Chemical, chemicals, readiness, toSubstance } from '@hazardguard/chemicals';
import type { ChemicalName, InventoryItem, Weather } from '@hazardguard/contract';
import { checkScenario } from '@hazardguard/engine';
import { expect, test } from 'vitest';
import { buildDraft } from '../scenario-document.ts';
import { chooseExample, type ExampleFacts } from './choose-example.ts';

const chemical = (hazardClass: string, ...canModel: ChemicalName['canModel']): ChemicalName =>
  ({ canModel, hazardClass }) as unknown as ChemicalName;
// Classes and hazards as the library has them.
const library = new Map([
  ['chlorine', chemical('UN class 2.3 (5.1,8)', 'leak')],
  ['propane', chemical('UN class 2.1', 'leak', 'flammable', 'fire', 'explosion')],
  ['wax', chemical('UN class 9', 'fire')],
  ['nitrate', chemical('UN class 1.1D', 'explosion')],
  ['salt', chemical('')],
]);
const item = (id: number, chemicalId: string | null, quantityKg: number | null): InventoryItem =>
  ({ id, chemicalId, quantityKg, form: { kind: 'pure' } }) as unknown as InventoryItem;
const assessed = (worst: number, alternative?: number): ExampleFacts['footprint'] =>
  ({
    worst: { inventoryItemId: worst },
    alternative: alternative === undefined ? null : { inventoryItemId: alternative },
  }) as ExampleFacts['footprint'];
const facts = (changes: Partial<ExampleFacts>): ExampleFacts => ({
  items: [item(1, 'propane', 50_000), item(2, 'chlorine', 900), item(3, 'chlorine', 3_000), item(4, 'salt', 90_000)],
  library,
  footprint: undefined,
  weather: null,
  now: new Date('2026-11-28T06:00:00Z'),
  wanted: undefined,
  plumeModel: 'auto',
  ...changes,
});
const open = (changes: Partial<ExampleFacts>, refused = 0) => {
  const example = chooseExample(facts(changes), refused);
  if (example.kind === 'none') throw new Error(example.why);
  return example;
};

test('the stock of the ready assessment’s worst case, else the first by class and mass', () => {
  expect(open({ footprint: assessed(1) })).toMatchObject({
    stockFrom: 'worst',
    form: { item: 1, hazard: 'flammable', quantityKg: '50000' },
  });
  for (const footprint of [undefined, { worst: null, alternative: null }, assessed(99)])
    expect(open({ footprint })).toMatchObject({ stockFrom: 'rank', form: { item: 3, hazard: 'leak', quantityKg: '3000' } });
});

test('what the engine refuses is followed by the farthest case with a hole, then by the rest; the whole vessel comes last', () => {
  const items = [item(1, 'propane', 50_000), item(2, 'chlorine', 900), item(3, 'chlorine', 3_000)];
  const tried = Array.from({ length: 30 }, (_none, refused) => open({ items, footprint: assessed(1, 2) }, refused));
  expect(tried.slice(0, 3).map(({ stockFrom, form: { hazard } }) => [stockFrom, hazard])).toEqual([
    ['worst', 'flammable'],
    ['worst', 'fire'],
    ['alternative', 'leak'],
  ]);
  const isWhole = tried.map(({ form: { rupture } }) => rupture === 'catastrophic');
  expect(isWhole).toEqual(isWhole.toSorted());
  const last = tried.findIndex(({ isLast }) => isLast);
  expect(last).toBeGreaterThan(3);
  expect(tried.slice(last).every((one) => JSON.stringify(one) === JSON.stringify(tried[last]))).toBe(true);
});

test('a link to a stock opens with that stock and hazard, and never with another', () => {
  const wanted = { item: 1, hazard: 'fire' } as const;
  for (const refused of [0, 1, 9])
    expect(open({ wanted, footprint: assessed(2) }, refused)).toMatchObject({ stockFrom: 'link', form: { item: 1, hazard: 'fire' } });
  expect(open({ wanted: { item: 99, hazard: 'fire' }, footprint: assessed(2) })).toMatchObject({ stockFrom: 'worst', form: { item: 2 } });
});

test('a link that asks for a plume model opens with it', () => {
  expect([open({}).form.plumeModel, open({ plumeModel: 'gaussian-plume' }).form.plumeModel]).toEqual(['auto', 'gaussian-plume']);
});

test('a hole of 50 mm, not the whole vessel', () => {
  expect(open({}).form).toMatchObject({ rupture: 'circular', diameterM: '0.05' });
});

test('a stock that only burns or explodes comes last, one without a mass after all others', () => {
  const items = [item(1, 'nitrate', 5_000), item(2, 'wax', 1_000), item(3, 'propane', null)];
  expect(open({ items }).form).toMatchObject({ item: 2, hazard: 'fire' });
  expect(open({ items: items.slice(0, 1) }).form).toMatchObject({ item: 1, hazard: 'explosion' });
  expect(open({ items: items.slice(2) }).form).toMatchObject({ item: 3, quantityKg: '' });
  // What has no opening is no match for a stock with a hole, even as the worst case.
  expect(open({ items, footprint: assessed(1) }).form).toMatchObject({ item: 2, hazard: 'fire' });
});

test('without stock or without a model there is no example', () => {
  expect(chooseExample(facts({ items: [] }), 0)).toEqual({ kind: 'none', why: 'no-stock' });
  expect(chooseExample(facts({ items: [item(4, 'salt', 1), item(5, null, 1), item(6, 'not-in-it', 1)] }), 0)).toEqual({
    kind: 'none',
    why: 'no-model',
  });
});

test('the weather that is known, with its source; else typical weather that says so', () => {
  const weather = {
    source: 'station',
    windFromDeg: 290,
    windSpeedMs: 4.2,
    temperatureC: 31,
    humidityPercent: 60,
    cloudPercent: 20,
    observedAt: '2026-11-28T05:58:00Z',
    distanceM: 400,
    measuredWind: null,
    stability: { class: 'C', from: 'sun-and-cloud' },
    origins: {},
  } as unknown as Weather;
  expect(open({ weather }).form).toMatchObject({ weatherSource: 'station', windFromDeg: 290, windSpeedMs: '4.2', stability: 'auto' });
  expect(open({}).form).toMatchObject({
    weatherSource: 'typical',
    windFromDeg: 0,
    windSpeedMs: '3',
    temperatureC: '25',
    humidityPercent: '50',
    stability: 'D',
    temperatureFrom: 'assumed',
  });
});

test('every chemical of the library that has a model gives a picture, if need be without a hole', () => {
  const hazards = ['leak', 'flammable', 'fire', 'explosion'] as const;
  const toName = (one: Chemical): ChemicalName => {
    const ready = readiness(one);
    return chemical(
      `UN class ${one.hazard.unClass?.v[0]?.class}`,
      ...hazards.filter((hazard) => ready[hazard] || ready.melt?.hazards.includes(hazard)),
    );
  };
  const whole = new Map(chemicals.map((one) => [one.id, toName(one)]));
  const problems = (one: Chemical, refused: number): readonly string[] => {
    const example = chooseExample(facts({ items: [item(1, one.id, 10_000)], library: whole }), refused);
    if (example.kind === 'none') return whole.get(one.id)?.canModel.length === 0 ? [] : [`${one.id}: no example`];
    const { document } = buildDraft(example.form, { latitude: 21.6, longitude: 73, terrain: null }, one.cas);
    const checked = document && checkScenario(document, toSubstance(one));
    if (checked?.ok) return [];
    return example.isLast ? [`${one.id}: ${checked?.problems.map(({ message }) => message).join(' ')}`] : problems(one, refused + 1);
  };
  expect(chemicals.flatMap((one) => problems(one, 0))).toEqual([]);
});

test('a solution gives no picture beside a pure stock; alone it opens the form, which computes nothing before a person chooses', () => {
  const acid = { ...item(7, 'chlorine', 90_000), form: { kind: 'solution' } } as unknown as InventoryItem;
  expect(open({ items: [acid, item(1, 'propane', 50_000)] })).toMatchObject({ form: { item: 1 } });
  expect(open({ items: [acid] })).toMatchObject({ isLast: true, form: { item: 7, assessAsPure: false } });
});
