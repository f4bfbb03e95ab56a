import { expect, test } from 'vitest';
import { integrate } from '../numerics/quadrature.ts';
import type { Air } from '../pipeline.ts';
import { chlorine } from '../testing/substances.ts';
import { denseConstants } from './dense-constants.ts';
import { densePuffField } from './dense-puff.ts';

const air: Air = {
  mode: 'best-estimate',
  temperatureK: 293.15,
  pressurePa: 101_325,
  relativeHumidity: 0.5,
  densityKgM3: 1.2,
  stability: 'D',
  roughnessM: 0.03,
  windAt10Ms: 4,
  inverseObukhov: 0,
  frictionVelocityMs: 0.28,
  crosswindTurbulenceMs: null,
  meanderMs: 0,
  mixingHeightM: null,
};
const spray = { substance: chlorine, temperatureK: 239.1, liquidFraction: 0.8 };
const puff = (massKg = 900, step?: number) => densePuffField(spray, massKg, air, denseConstants, step);

test('the cloud holds the released mass at every moment', () => {
  const { table } = puff();
  for (let i = 0; i < table.time.length; i += 40) {
    const [share = 0, density = 0, depth = 0, radius = 0] = [table.share[i], table.density[i], table.depth[i], table.radius[i]];
    expect(Math.abs((share * density * depth * Math.PI * radius ** 2) / 900 - 1)).toBeLessThan(0.01);
  }
});

test('over the ground its core and edge hold what an even disc would', () => {
  const { table } = puff();
  for (const i of [50, 200, 400]) {
    const [core = 0, edge = 0, radius = 0] = [table.core[i], table.edge[i], table.radius[i]];
    const shape = (r: number): number => Math.exp(-0.5 * (Math.max(0, r - core) / edge) ** 2);
    const held =
      integrate((r) => 2 * Math.PI * r * shape(r), 0, core, 2000) +
      integrate((r) => 2 * Math.PI * r * shape(r), core, core + 10 * edge, 2000);
    expect(held / (Math.PI * radius ** 2)).toBeCloseTo(1, 3);
  }
});

test('a heavy cylinder falls over: its edge runs as a laboratory front, 1.1 √(g′ H), and slows', () => {
  const { table } = puff();
  const speed = (i: number): number =>
    ((table.radius[i + 1] ?? 0) - (table.radius[i] ?? 0)) / ((table.time[i + 1] ?? 0) - (table.time[i] ?? 0));
  const weight = 9.80665 * ((table.density[0] ?? 0) / 1.199 - 1);
  expect(speed(0) / (1.1 * Math.sqrt(weight * (table.depth[0] ?? 0)))).toBeCloseTo(1, 1);
  expect(speed(150)).toBeLessThan(speed(0) / 3);
});

test('halving the step changes what is found by less than half a percent', () => {
  const coarse = puff().field;
  const fine = puff(900, 0.01).field;
  for (const x of [20, 100, 1000, 10_000]) {
    expect(Math.abs(fine.axisPeak(x) / coarse.axisPeak(x) - 1)).toBeLessThan(0.005);
    expect(Math.abs(fine.arrivalS(x) - coarse.arrivalS(x))).toBeLessThan(0.005 * coarse.departureS(x));
  }
});

test('it arrives before it departs, farther on later, and with more mass nowhere less', () => {
  const { field } = puff();
  const more = puff(1800).field;
  let before = -1;
  for (const x of [50, 100, 300, 1000, 3000, 10_000]) {
    expect(field.arrivalS(x)).toBeGreaterThan(before);
    expect(field.departureS(x)).toBeGreaterThan(field.arrivalS(x));
    expect(more.axisPeak(x)).toBeGreaterThan(field.axisPeak(x));
    before = field.arrivalS(x);
  }
});
