import { expect, test } from 'vitest';
import { chlorine } from './cases/substances.ts';
import { checkScenario, type RunResult, receptorTable, run } from './index.ts';

const document = {
  chemical: 'chlorine',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.9 },
} as const;

const ran = (changes: object, receptors?: Parameters<typeof run>[1]): RunResult => {
  const check = checkScenario({ ...document, ...changes }, chlorine);
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  return run(check.scenario, receptors);
};

test('a leak of chlorine in a west wind reaches places to the east and none to the west', () => {
  const place = (id: string, longitude: number) => ({ id, name: id, kind: 'school' as const, latitude: 21.7, longitude, people: 100 });
  const result = ran({}, receptorTable([place('east', 72.905), place('west', 72.895)]));
  expect(result.hits.map((hit) => hit.receptor.id)).toEqual(['east']);
  expect(result.impact.at(-1)?.within.byKind.school).toEqual({ receptors: 1, people: 100 });
});

test('worse levels reach less far', () => {
  const reaches = ran({}).zones.map((zone) => zone.reachM);
  expect(reaches).toEqual([...reaches].sort((a, b) => a - b));
});

test('a wrong scenario names the field, its value and what is allowed', () => {
  const check = checkScenario({ ...document, quantityKg: -3 }, chlorine);
  expect(check).toMatchObject({
    ok: false,
    problems: [{ field: 'quantityKg', value: -3, unit: 'kg', allowed: 'above 0 up to 1000000000 kg' }],
  });
});

test('a substance without a needed fact is refused by the name of the fact', () => {
  const { heatOfVaporisation: _heat, ...rest } = chlorine;
  const check = checkScenario(document, rest);
  expect(check.ok ? [] : check.problems.map((problem) => problem.message)).toEqual([
    'Chlorine cannot be computed this way: its heat of vaporisation is not known.',
  ]);
});
