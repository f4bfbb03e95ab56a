import type { RunResult } from '@hazardguard/engine';
import { expect, test } from 'vitest';
import { type InputOrigin, isExampleResult, isInputCaveat, withInputCaveats } from './input-caveats.ts';

const result = { caveats: [{ code: 'other', severity: 'note', message: 'Other.' }] } as unknown as RunResult;
const list = (origin: Partial<InputOrigin>) =>
  withInputCaveats(result, { concentration: undefined, stock: undefined, weatherSource: 'station', isExample: false, ...origin }).caveats;

test('a result carries the words of the inventory row first among its caveats, and nothing of a pure or empty one', () => {
  expect(list({ concentration: ' 30 % ' }).map(({ message }) => message)).toEqual([
    'Computed as pure: the inventory states a concentration of 30 %. A solution mostly gives off less vapour, so the zones may be too large.',
    'Other.',
  ]);
  expect(list({ concentration: 'strong' })[0]?.message).toBe(
    'Computed as pure: the concentration “strong” in the inventory is not understood. Write it as a percentage, such as 32 %.',
  );
  for (const concentration of ['99.5 %', '', ' ', undefined]) expect(list({ concentration })).toBe(result.caveats);
});

test('typical weather is a caveat of the result, beside that of the stock', () => {
  const both = list({ concentration: '30 %', weatherSource: 'typical' });
  expect(both.map(({ code }) => code)).toEqual(['computed-as-pure', 'typical-weather', 'other']);
  expect(both.filter(isInputCaveat)).toHaveLength(2);
});

test('an example says so before all else, in every file that lists caveats', () => {
  const caveats = list({ concentration: '30 %', isExample: true });
  expect(caveats.map(({ code }) => code)).toEqual(['example-inputs', 'computed-as-pure', 'other']);
  expect([isExampleResult({ caveats }), isExampleResult(result)]).toEqual([true, false]);
});

test('a cloud over ground that nobody described says that open is assumed; a stated ground or roughness does not, nor does a fire', () => {
  const said = (hazard: RunResult['hazard'], terrain: string, roughness: string) => {
    const inputs = [
      { key: 'site.terrain', origin: terrain },
      { key: 'site.roughnessM', origin: roughness },
    ];
    const described = { ...result, hazard, inputs } as unknown as RunResult;
    return withInputCaveats(described, {
      concentration: undefined,
      stock: undefined,
      weatherSource: 'station',
      isExample: false,
    }).caveats.map(({ code }) => code);
  };
  expect(said('leak', 'default', 'derived')).toEqual(['ground-assumed', 'other']);
  expect(said('flammable', 'default', 'derived')).toEqual(['ground-assumed', 'other']);
  expect([said('leak', 'given', 'derived'), said('leak', 'default', 'given'), said('fire', 'default', 'derived')]).toEqual([
    ['other'],
    ['other'],
    ['other'],
  ]);
});
