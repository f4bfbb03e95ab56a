import { chemicals, findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, run } from '@hazardguard/engine';
import { describe, expect, test } from 'vitest';
import { takeSample } from './testing/take-sample.ts';

const check = (id: string, changes: object) => {
  const chemical = findChemical(id);
  if (chemical === undefined) throw new Error(`${id} is not in the library`);
  return checkScenario(
    {
      chemical: id,
      hazard: 'leak',
      quantityKg: 1000,
      rupture: { type: 'circular', diameterM: 0.02 },
      weather: { windSpeedMs: 3, windFromDeg: 290, temperatureC: 25, stability: 'D' },
      site: { latitude: 21.7, longitude: 72.6 },
      ...changes,
    },
    toSubstance(chemical),
  );
};
const result = (id: string, changes: object = {}) => {
  const checked = check(id, changes);
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return run(checked.scenario);
};
const codes = (id: string, changes: object = {}) => result(id, changes).caveats.map(({ code }) => code);

describe('no caveat contradicts the input or the result', () => {
  test.each([
    [undefined, ['jet-along-the-wind']],
    ['along-wind', []],
    ['up', ['jet-flame-direction']],
    ['impinging', ['jet-flame-direction']],
  ] as const)('a burning jet with the direction %s', (direction, expected) => {
    const rupture = { type: 'circular', diameterM: 0.05, ...(direction === undefined ? {} : { direction }) };
    const of = codes('propane', { hazard: 'fire', rupture });
    expect(of.filter((code) => ['jet-along-the-wind', 'jet-flame-direction'].includes(code))).toEqual(expected);
  });

  test('only ammonia is judged by the trial of ammonia', () => {
    expect(codes('ammonia')).toContain('spray-jet-understated');
    for (const id of ['chlorine', 'sulfur-dioxide', 'methyl-chloride']) {
      expect(codes(id)).not.toContain('spray-jet-understated');
      expect(codes(id)).toContain('spray-jet-untried');
    }
  });

  test('calm air promises no more than it gives: a wind of 1 m/s that does not waver reaches farther', () => {
    for (const id of ['chlorine', 'ammonia', 'benzene']) {
      const at = (windSpeedMs: number) => result(id, { weather: { windSpeedMs, windFromDeg: 290, temperatureC: 25, stability: 'F' } });
      const [calm, weak] = [at(0), at(1)];
      const said = calm.caveats.find(({ code }) => code === 'calm-wind')?.message ?? '';
      expect(said).toContain('wavers as much as in this calm');
      expect(said).toContain('carries straight reaches farther');
      for (const [index, zone] of calm.zones.entries()) expect(zone.reachM).toBeLessThanOrEqual(weak.zones[index]?.reachM ?? 0);
    }
  });

  test('every result of a heavy cloud says that the ground is taken as flat', () => {
    for (const { id } of takeSample(chemicals, 8)) {
      const checked = check(id, {});
      if (!checked.ok) continue;
      const { model, caveats } = run(checked.scenario);
      expect(
        caveats.some(({ code }) => code === 'flat-ground'),
        `${id} ${model.id}`,
      ).toBe(['dense-plume', 'heavy-plume'].includes(model.id));
    }
  });

  test('a limit is printed without exponent, and is itself allowed', () => {
    const storage = { vesselShape: 'vertical-cylinder', vesselDiameterM: 1.219, vesselLengthM: 1.45 };
    const checked = check('benzene', { quantityKg: 1480, storage });
    expect(checked.ok).toBe(false);
    if (checked.ok) return;
    const [problem] = checked.problems;
    expect(`${problem?.message} ${problem?.allowed}`).not.toMatch(/\de[+-]?\d/);
    const limit = Number(/up to (\d+(?:\.\d+)?) kg/.exec(problem?.allowed ?? '')?.[1]);
    expect(check('benzene', { quantityKg: limit, storage }).ok).toBe(true);
  });

  test('a gap of the library and a level that was never set are two sentences', () => {
    const said = (id: string, levelFamily: string) =>
      result(id, { levelFamily })
        .caveats.filter(({ code }) => code.startsWith('level-'))
        .map(({ code, params }) => `${code} ${params?.level}`);
    // ERPG of chlorine is 1, 3 and 20 ppm (AIHA): nothing is missing.
    expect(said('chlorine', 'ERPG')).toEqual([]);
    expect(result('chlorine', { levelFamily: 'ERPG' }).zones.map(({ level }) => [level.id, level.value])).toEqual([
      ['ERPG-3', 20],
      ['ERPG-2', 3],
      ['ERPG-1', 1],
    ]);
    expect(said('phosgene', 'AEGL')).toContain('level-absent AEGL-1');
    expect(said('ethanol', 'ERPG')).toContain('level-not-in-library ERPG-3');
  });
});
