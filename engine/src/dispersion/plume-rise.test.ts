import { expect, test } from 'vitest';
import { testAir } from '../testing/air.ts';
import { plumeRise, type StackExit } from './plume-rise.ts';

/** The first example of EPA's SCREEN3 guide: its output prints a buoyancy flux of 133.643 m⁴/s³ and a momentum flux of 635.651 m⁴/s². */
const airK = 293;
const stack: StackExit = { diameterM: 2.5, velocityMs: 25, temperatureK: 450, densityKgM3: (1.2 * airK) / 450 };
const makeAir = (stability: 'D' | 'F') => ({ ...testAir({ u10: 5, cls: stability }), temperatureK: airK, densityKgM3: 1.2 });

test('a hot stack in neutral air rises to 38.71 Fb^0.6/u with the printed flux, and along the way by the two-thirds law', () => {
  const rise = plumeRise(stack, makeAir('D'), 5);
  expect(rise(1e5) / ((38.71 * 133.643 ** 0.6) / 5)).toBeCloseTo(1, 3);
  expect(rise(500) / (1.6 * (133.643 ** (1 / 3) / 5) * 500 ** (2 / 3))).toBeCloseTo(1, 3);
});

test('in stable air it rises less, to 2.6 (Fb/(u s))^(1/3)', () => {
  const s = (9.80665 * 0.035) / airK;
  expect(plumeRise(stack, makeAir('F'), 5)(1e5) / (2.6 * Math.cbrt(133.643 / (5 * s)))).toBeCloseTo(1, 3);
});

test('a cold fast exit rises by momentum, 3 d v/u; a slow one is drawn down behind the stack', () => {
  const cold = { ...stack, temperatureK: airK, densityKgM3: 1.2 };
  expect(plumeRise(cold, makeAir('D'), 5)(1e5)).toBeCloseTo((3 * 2.5 * 25) / 5, 6);
  expect(plumeRise({ ...cold, velocityMs: 2 }, makeAir('D'), 10)(0)).toBeCloseTo(2 * 2.5 * (0.2 - 1.5), 6);
});

test('a gas heavier than air gets no lift from its weight, one lighter than air rises as a hot one', () => {
  const rise = (densityKgM3: number): number => plumeRise({ ...stack, temperatureK: airK, densityKgM3 }, makeAir('D'), 5)(1e5);
  expect(rise(3)).toBe(rise(1.2));
  expect(rise(0.7)).toBeGreaterThan(rise(1.2));
});
