import { expect, test } from 'vitest';
import { prepare } from '../choose/prepare.ts';
import { threatAt } from '../compute/threat-at.ts';
import { checkScenario, run } from '../index.ts';
import { massUntil } from '../source/history.ts';
import { propane } from '../testing/substances.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { RunResult } from '../types/result-types.ts';
import { firstFireballMass } from './first-fireball.ts';

const pipe = { type: 'pipe', diameterM: 0.2, pipeLengthM: 10, pipeSupply: 'closed' };

const makeScenario = (changes: object = {}): Scenario => {
  const checked = checkScenario(
    {
      chemical: 'propane',
      hazard: 'fire',
      quantityKg: 50_000,
      rupture: pipe,
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 20, stability: 'D' },
      site: { latitude: 21, longitude: 72 },
      ...changes,
    },
    propane,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.scenario;
};
const burn = (changes: object = {}): RunResult => run(makeScenario(changes));

const detail = ({ details = [] }: RunResult, key: string): number => details.find((one) => one.key === key)?.value ?? Number.NaN;
const reaches = ({ zones }: RunResult): readonly number[] => zones.map(({ reachM }) => reachM);
const saidOf = ({ caveats }: RunResult, code: string) => caveats.find((caveat) => caveat.code === code);

test('the ball is what has left by the time it has burnt, and the whole of a pipe that is empty sooner', () => {
  for (const pipeLengthM of [100, 1000]) {
    const { source } = prepare(makeScenario({ rupture: { ...pipe, pipeLengthM } }));
    const massKg = firstFireballMass(source);
    const leftKg = massUntil(source.parts[0]?.history ?? [])(0.45 * Math.cbrt(massKg));
    expect(Math.abs(leftKg / massKg - 1)).toBeLessThan(1e-3);
    expect(massKg).toBeLessThan(0.5 * source.airborneKg);
  }
  const { source } = prepare(makeScenario());
  const empty = [
    [0, 100],
    [0.1, 0],
  ] as const;
  expect(firstFireballMass({ ...source, parts: source.parts.map((part) => ({ ...part, massKg: 10, history: empty })) })).toBe(10);
});

test('a short pipe reaches as far as its fireball on all sides, and says how far each of its two fires reaches', () => {
  const result = burn();
  const massKg = detail(result, 'fireball-mass');
  // 0.31 m³ of propane; 350 kW/m² of a ball 31 m wide are 10 kW/m² at about five of its radii.
  expect(massKg).toBeGreaterThan(140);
  expect(massKg).toBeLessThan(160);
  const [to10 = 0] = reaches(result);
  const radiusM = 0.5 * 5.8 * Math.cbrt(massKg);
  expect(to10 / radiusM).toBeGreaterThan(4.5);
  expect(to10 / radiusM).toBeLessThan(5.8);
  expect(result.zones[0]?.maxHalfWidthM).toBeCloseTo(to10, 0);
  const said = saidOf(result, 'first-fireball');
  expect(said?.value ?? 0).toBeCloseTo(reaches(result)[1] ?? Number.NaN, 0);
  expect(Number(said?.params?.flameM)).toBeLessThan(0.6 * (said?.value ?? 0));
});

test('a longer or wider pipe reaches no less far, and ALOHA’s way has no ball and says so', () => {
  const grows = (make: (times: number) => object): void => {
    let before: readonly number[] = [0, 0, 0];
    for (const times of [1, 2, 4, 8, 16, 64, 256]) {
      const now = reaches(burn({ rupture: { ...pipe, ...make(times) } }));
      for (const [i, reach] of now.entries()) expect(reach, `${times}`).toBeGreaterThan(0.99 * (before[i] ?? 0));
      before = now;
    }
  };
  grows((times) => ({ pipeLengthM: 2 * times }));
  grows((times) => ({ diameterM: 0.02 * times ** 0.5 }));
  const alohas = burn({ mode: 'aloha-compatible' });
  expect([saidOf(alohas, 'first-fireball'), detail(alohas, 'fireball-mass')]).toEqual([undefined, Number.NaN]);
  expect(saidOf(alohas, 'first-fireball-not-modelled')?.severity).toBe('warning');
});

test('a dose counts the ball for its seconds: who is upwind of a short pipe is warned of the heat, and does not die of it in a minute', () => {
  const upwind = { xM: -60, yM: 0 };
  const { peak, heat } = threatAt(makeScenario(), upwind);
  expect(peak).toBeGreaterThan(12);
  expect(heat?.seconds).toBe(60);
  // q^(4/3) t of the ball's 2.4 s, W/m².
  expect((heat?.dose ?? 0) / ((1000 * peak) ** (4 / 3) * detail(burn(), 'fireball-duration'))).toBeCloseTo(1, 2);
  expect(heat?.deathShare).toBeLessThan(0.001);
  const byDose = burn({ fire: { levels: 'dose' } });
  expect(Math.max(...reaches(byDose))).toBeLessThan(reaches(burn())[0] ?? 0);
});
