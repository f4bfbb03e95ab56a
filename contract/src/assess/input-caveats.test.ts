import type { RunResult } from '@hazardguard/engine';
import { expect, test } from 'vitest';
import { unknownVessels } from '../register/stock-vessels.ts';
import { type InputOrigin, isExampleResult, isInputCaveat, withInputCaveats } from './input-caveats.ts';

const result = { inputs: [], caveats: [{ code: 'other', severity: 'note', message: 'Other.' }] } as unknown as RunResult;
const stock = {
  ...unknownVessels,
  vesselCount: 1,
  quantity: 10,
  unit: 't',
  quantityKg: 10_000,
  liquidKgM3: 1149,
  airKpa: null,
  otherSubstance: null,
};
const acid = { ...stock, concentration: ' 30 % ', form: { kind: 'solution' as const, soluteKg: 3000, assumed: ['by-mass' as const] } };
const list = (origin: Partial<InputOrigin>) =>
  withInputCaveats(result, { stock: undefined, weatherSource: 'station', isExample: false, ...origin }).caveats;

test('a result carries the words of the inventory row first among its caveats, and nothing of a pure or empty one', () => {
  expect(list({ stock: acid }).map(({ message }) => message)).toEqual([
    'Assessed as pure by choice: the stock is a solution or mixture (30 %), whose release is not modelled. A solution mostly gives off less vapour, so the zones may be far too large.',
    'Other.',
  ]);
  expect(
    list({ stock: { ...stock, concentration: 'strong', form: { kind: 'pure', soluteKg: 10_000, assumed: ['not-understood'] } } })[0]
      ?.message,
  ).toBe('Computed as pure: the concentration “strong” in the inventory is not understood. Write it as a percentage, such as 32 %.');
  const pure = { ...stock, concentration: '99.5 %', form: { kind: 'pure' as const, soluteKg: 10_000, assumed: [] } };
  for (const one of [pure, undefined]) expect(list({ stock: one })).toBe(result.caveats);
});

test('a row whose name and CAS number are two substances says which, before what it holds', () => {
  const otherSubstance = 'Chlorine (7782-50-5) / Ammonia (7664-41-7)';
  const [first, second] = list({ stock: { ...acid, otherSubstance } });
  expect([first?.code, first?.severity, second?.code]).toEqual(['two-substances', 'warning', 'assessed-as-pure']);
  expect(first?.message).toContain(otherSubstance);
});

test('typical weather is a caveat of the result, beside that of the stock', () => {
  const both = list({ stock: acid, weatherSource: 'typical' });
  expect(both.map(({ code }) => code)).toEqual(['assessed-as-pure', 'typical-weather', 'other']);
  expect(both.filter(isInputCaveat)).toHaveLength(2);
});

test('an example says so before all else, in every file that lists caveats', () => {
  const caveats = list({ stock: acid, isExample: true });
  expect(caveats.map(({ code }) => code)).toEqual(['example-inputs', 'assessed-as-pure', 'other']);
  expect([isExampleResult({ caveats }), isExampleResult(result)]).toEqual([true, false]);
});

test('a cloud over ground that nobody described says that open is assumed; a stated ground or roughness does not, nor does a fire', () => {
  const said = (hazard: RunResult['hazard'], terrain: string, roughness: string) => {
    const inputs = [
      { key: 'site.terrain', origin: terrain },
      { key: 'site.roughnessM', origin: roughness },
    ];
    const described = { ...result, hazard, inputs } as unknown as RunResult;
    return withInputCaveats(described, { stock: undefined, weatherSource: 'station', isExample: false }).caveats.map(({ code }) => code);
  };
  expect(said('leak', 'default', 'derived')).toEqual(['ground-assumed', 'other']);
  expect(said('flammable', 'default', 'derived')).toEqual(['ground-assumed', 'other']);
  expect([said('leak', 'given', 'derived'), said('leak', 'default', 'given'), said('fire', 'default', 'derived')]).toEqual([
    ['other'],
    ['other'],
    ['other'],
  ]);
});
