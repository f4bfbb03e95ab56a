import { describe, expect, test } from 'vitest';
import { testAir } from '../testing/air.ts';
import type { StabilityClass } from '../types/common-types.ts';
import type { Air } from '../types/pipeline.ts';
import { carryingWind } from './carrying-wind.ts';
import { gaussianAlongSpread } from './gaussian-shear.ts';
import { briggsRural } from './sigma.ts';
import { marchSimilarity, phiHeat } from './similarity-march.ts';
import { similarityField } from './similarity-plume.ts';
import { computeFrictionVelocity, windShape } from './surface-wind.ts';
import { locate, readAt } from './table.ts';

const air = (cls: StabilityClass, u10 = 5, z0 = 0.01) => testAir({ u10, cls, z0, mode: 'best-estimate' });

/** Along-wind spread, travel time and height of the plume at a distance. */
const look = (cls: StabilityClass, x: number, u10?: number, z0?: number) => {
  const around = air(cls, u10, z0);
  const table = marchSimilarity(around, 0, 20_000);
  const [station, share] = locate(table.x, x);
  const [sigmaX, t, z] = [table.along, table.time, table.height].map((column) => readAt(column, station, share));
  return { sigmaX: sigmaX ?? 0, t: t ?? 0, z: z ?? 0, ustar: carryingWind(around).frictionVelocityMs };
};

test('in neutral air a puff on the ground becomes as long as Chatwin found, 2.0 u* t', () => {
  // Q. J. R. Meteorol. Soc. 94 (1968): variance (π²/6 - 1) (u* t/k)². The profile is the logarithm of z only far above the roughness.
  for (const x of [300, 1000, 5000]) {
    const { sigmaX, t, ustar } = look('D', x);
    expect(sigmaX / ((Math.sqrt(Math.PI ** 2 / 6 - 1) * ustar * t) / 0.4)).toBeGreaterThan(0.95);
    expect(sigmaX / ((Math.sqrt(Math.PI ** 2 / 6 - 1) * ustar * t) / 0.4)).toBeLessThan(1.01);
  }
});

describe('law: a short release is 1.5 to 2.5 times u* t long in neutral and stable air', () => {
  const weather = [
    ['D', 3],
    ['D', 5],
    ['D', 10],
    ['E', 2],
    ['E', 3],
    ['E', 5],
    ['F', 1.5],
    ['F', 2],
    ['F', 3],
  ] as const;
  test.each(weather)('class %s, %s m/s at 10 m, from 300 m to 11 km', (cls, u10) => {
    for (const z0 of [0.003, 0.03, 0.3])
      for (const x of [300, 1000, 3000, 11_000]) {
        const { sigmaX, t, ustar } = look(cls, x, u10, z0);
        expect(sigmaX / (ustar * t), `${z0}, ${x} m`).toBeGreaterThan(1.5);
        expect(sigmaX / (ustar * t), `${z0}, ${x} m`).toBeLessThan(2.5);
      }
  });
  test.each(weather)('as a burst of %s air, %s m/s, passes a place: half as high √(2 ln 2) σx before and after its middle', (cls, u10) => {
    const around = air(cls, u10, 0.03);
    const field = similarityField({ steps: [], burstKg: 100, heightM: 0, diameterM: 0, molarMass: 0.03, averagingS: null }, around);
    for (const x of [300, 1000, 3000, 11_000]) {
      const [from, to] = [field.arrivalS(x), field.departureS(x)];
      const middleS = 0.5 * (from + to);
      const sigmaX = ((to - from) / 2 / Math.sqrt(2 * Math.LN2)) * (x / middleS);
      expect(sigmaX / (computeFrictionVelocity(around) * middleS), `${x} m`).toBeGreaterThan(1.5);
      expect(sigmaX / (computeFrictionVelocity(around) * middleS), `${x} m`).toBeLessThan(2.5);
    }
  });
});

/**
 * Moments of a cloud that diffuses upwards with the diffusivity of heat, k u* z/φh, and is carried by the wind at every height, by Aris'
 * method (Proc. R. Soc. A 235, 1956): c0, c1 and c2 are the sums of 1, x and x² of the gas at a height. Implicit steps, cells even in ln z.
 * Standard deviations along the wind, m: of the whole cloud, and of what is a metre above the ground, where people and instruments are.
 */
const solveMoments = (around: Air, endS: number): { readonly whole: number; readonly ground: number } => {
  const cells = 150;
  const [low, high] = [around.roughnessM, 2000];
  const ratio = (high / low) ** (1 / cells);
  const edge = Array.from({ length: cells + 1 }, (_, i) => low * ratio ** i);
  const mid = edge.slice(1).map((z) => z / Math.sqrt(ratio));
  const thick = mid.map((_, i) => (edge[i + 1] ?? 0) - (edge[i] ?? 0));
  const ustar = computeFrictionVelocity(around);
  const wind = mid.map((z) => (ustar / 0.4) * windShape(around, z));
  /** Exchange between cell i - 1 and i, m/s. */
  const exchange = edge.map((z, i) =>
    i === 0 || i === cells ? 0 : (0.4 * ustar * z) / phiHeat(z * around.inverseObukhov) / ((mid[i] ?? 0) - (mid[i - 1] ?? 0)),
  );
  /** (1 - dt D) c = source, tridiagonal. */
  const solve = (source: readonly number[], dt: number): number[] => {
    const upper: number[] = [];
    const value: number[] = [];
    for (let i = 0; i < cells; i++) {
      const below = (dt * (exchange[i] ?? 0)) / (thick[i] ?? 1);
      const above = (dt * (exchange[i + 1] ?? 0)) / (thick[i] ?? 1);
      const pivot = 1 + below + above - below * (upper[i - 1] ?? 0);
      upper[i] = above / pivot;
      value[i] = ((source[i] ?? 0) + below * (value[i - 1] ?? 0)) / pivot;
    }
    for (let i = cells - 2; i >= 0; i--) value[i] = (value[i] ?? 0) + (upper[i] ?? 0) * (value[i + 1] ?? 0);
    return value;
  };
  const total = (c: readonly number[], weigh: (i: number) => number = () => 1): number =>
    c.reduce((sum, one, i) => sum + one * (thick[i] ?? 0) * weigh(i), 0);
  let [c0, c1, c2] = [mid.map((z, i) => (z > 2 * low ? 0 : 1 / (thick[i] ?? 1))), mid.map(() => 0), mid.map(() => 0)];
  for (let t = 0; t < endS; ) {
    const dt = Math.max(0.02, 0.01 * t);
    const next0 = solve(c0, dt);
    const next1 = solve(
      c1.map((one, i) => one + dt * (wind[i] ?? 0) * (next0[i] ?? 0)),
      dt,
    );
    c2 = solve(
      c2.map((one, i) => one + dt * (wind[i] ?? 0) * ((c1[i] ?? 0) + (next1[i] ?? 0))),
      dt,
    );
    [c0, c1] = [next0, next1];
    t += dt;
  }
  const near = mid.findIndex((z) => z > 1);
  const atGround = (c: readonly number[]): number => (c[near] ?? 0) / (c0[near] ?? 1);
  return {
    whole: Math.sqrt(total(c2) / total(c0) - (total(c1) / total(c0)) ** 2),
    ground: Math.sqrt(atGround(c2) - atGround(c1) ** 2),
  };
};

test.each(['D', 'E', 'F'] as const)(
  'in air of class %s what passes a place on the ground is by the equation of diffusion as long as the law says, within 40 percent to 1000 s',
  (cls) => {
    const around = air(cls, 3);
    const ustar = computeFrictionVelocity(around);
    for (const t of [100, 300, 1000]) {
      const ratio = solveMoments(around, t).ground / (2 * ustar * t);
      expect(ratio, `${t} s`).toBeGreaterThan(0.7);
      expect(ratio, `${t} s`).toBeLessThan(1.4);
    }
  },
);

test('stable air tilts a cloud: over all heights it is more than 1.5 times as long as at the ground, in neutral air hardly', () => {
  for (const cls of ['E', 'F'] as const) {
    const { whole, ground } = solveMoments(air(cls, 3), 1000);
    expect(whole / ground).toBeGreaterThan(1.5);
    expect(whole / (computeFrictionVelocity(air(cls, 3)) * 1000)).toBeGreaterThan(3);
  }
  const neutral = solveMoments(air('D', 3), 1000);
  expect(neutral.whole / neutral.ground).toBeLessThan(1.25);
  expect(neutral.whole / (computeFrictionVelocity(air('D', 3)) * 1000)).toBeGreaterThan(1.95);
});

test('in unstable air the cloud is no shorter than the equation of diffusion makes it, which has no large eddies', () => {
  for (const x of [100, 300, 1000]) {
    const { sigmaX, t } = look('B', x, 3);
    expect(sigmaX).toBeGreaterThan(solveMoments(air('B', 3), t).whole);
  }
});

test('a Gaussian plume aloft in even shear becomes as long as the exact solution, σx² = Δu² t²/2 for σz² growing as t', () => {
  // Free diffusion in the wind u + s z: the variance of ∫ s z dt is s² 2K t³/3 (Saffman, Q. J. R. Meteorol. Soc. 88, 1962).
  const around = air('F', 4, 0.001);
  const [heightM, wind, k] = [100, (carryingWind(around).frictionVelocityMs / 0.4) * windShape(around, 100), 1e-3];
  const rise = (carryingWind(around).frictionVelocityMs / 0.4) * (windShape(around, 101) - windShape(around, 99)) * 0.5;
  const spread = gaussianAlongSpread(
    { ...around, crosswindTurbulenceMs: 0 },
    wind,
    () => heightM,
    (x) => Math.sqrt((2 * k * x) / wind),
  );
  for (const x of [500, 2000, 5000]) expect(spread(x) / (rise * Math.sqrt((2 * k * (x / wind) ** 3) / 3))).toBeCloseTo(1, 1);
});

test('a Gaussian plume on the ground in neutral air is about as long as the similarity plume', () => {
  const around = air('D');
  for (const x of [200, 1000, 3000]) {
    const { sigmaX, t } = look('D', x);
    const wind = x / t;
    const ratio = gaussianAlongSpread(around, wind, () => 0, briggsRural.sigmaZ('D'))(x) / sigmaX;
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.35);
  }
});
