import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, run } from '@hazardguard/engine';
import { expect, test } from 'vitest';

const result = (id: string, hazard: string, rupture: object | undefined, changes: object = {}) => {
  const chemical = findChemical(id);
  if (chemical === undefined) throw new Error(`${id} is not in the library`);
  const checked = checkScenario(
    {
      chemical: id,
      hazard,
      quantityKg: 5000,
      ...(rupture === undefined ? {} : { rupture }),
      weather: { windSpeedMs: 3, windFromDeg: 290, temperatureC: 25, stability: 'D' },
      site: { latitude: 21.7, longitude: 72.6 },
      ...changes,
    },
    toSubstance(chemical),
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return run(checked.scenario);
};
const codes = (...of: Parameters<typeof result>): readonly string[] => result(...of).caveats.map(({ code }) => code);

const hole = { type: 'circular', diameterM: 0.03 };
const pipe = { type: 'pipe', diameterM: 0.2, pipeLengthM: 500, pipeSupply: 'reservoir' };
const pressed = { storage: { pressureKpa: 4000 } };
const whole = { type: 'catastrophic' };
const hot = { type: 'direct', rateKgS: 1, durationMin: 10, exitTemperatureC: 300 };

test.each([
  // What is not modelled, a scenario that can lead there, and one that cannot.
  ['decomposes-without-air', ['ethylene-oxide', 'fire', hole], ['propane', 'fire', hole]],
  ['decomposes-without-air', ['acetylene', 'flammable', hole], ['methane', 'flammable', hole, pressed]],
  ['decomposes-without-air', ['hydrazine', 'leak', hole], ['ammonia', 'leak', hole]],
  ['smoke-not-modelled', ['carbon-disulfide', 'fire', hole], ['carbon-disulfide', 'leak', hole]],
  ['first-fireball', ['methane', 'fire', pipe, pressed], ['methane', 'fire', hole, pressed]],
  ['first-fireball-not-modelled', ['methane', 'fire', pipe, { ...pressed, mode: 'aloha-compatible' }], ['methane', 'fire', pipe, pressed]],
  ['far-end-of-pipe', ['ammonia', 'leak', pipe], ['ammonia', 'leak', hole]],
  ['hot-gas-is-no-smoke', ['chlorine', 'leak', hot], ['chlorine', 'leak', { ...hot, exitTemperatureC: 25 }]],
  ['source-outdoors', ['chlorine', 'leak', hole], ['propane', 'fire', hole]],
  ['asphyxiation-not-modelled', ['methane', 'flammable', hole, pressed], ['hydrogen-sulfide', 'flammable', hole]],
  ['lighter-than-air', ['hydrogen', 'flammable', hole, pressed], ['propane', 'flammable', hole]],
  ['whole-stock-explodes', ['1,3-butadiene', 'explosion', hole], ['1,3-butadiene', 'explosion', hole, { blast: { congestion: 'medium' } }]],
  ['height-not-counted', ['propane', 'fire', { ...whole, heightM: 12 }], ['propane', 'fire', whole]],
  ['pressure-assumed', ['hydrogen-fluoride', 'leak', hole], ['hydrogen-fluoride', 'leak', hole, { storage: { pressureKpa: 300 } }]],
] as const)('%s is said where it can happen, and only there', (code, where, elsewhere) => {
  expect(codes(...(where as unknown as Parameters<typeof result>))).toContain(code);
  expect(codes(...(elsewhere as unknown as Parameters<typeof result>))).not.toContain(code);
});

test.each(['best-estimate', 'aloha-compatible'])('%s: a cloud of hydrogen fluoride is indicative by whatever model, said once', (mode) => {
  const said = codes('hydrogen-fluoride', 'leak', hole, { mode });
  expect(said.filter((code) => code === 'hydrogen-fluoride-indicative')).toHaveLength(1);
});

test('of ammonium nitrate, which no model can compute, every refusal says that it can explode by itself; of a solid that cannot, none', () => {
  const refused = (id: string, hazard: string): string => {
    try {
      result(id, hazard, hazard === 'explosion' ? undefined : whole);
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  for (const hazard of ['leak', 'flammable', 'fire', 'explosion']) {
    expect(refused('ammonium-nitrate', hazard), hazard).toContain('It can explode by itself');
    expect(refused('sodium-cyanide', hazard), hazard).toMatch(/./u);
    expect(refused('sodium-cyanide', hazard), hazard).not.toContain('explode by itself');
  }
});
