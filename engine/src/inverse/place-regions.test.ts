import { expect, test } from 'vitest';
import { toPoint } from '../geo/wind-frame.ts';
import { normalQuantile } from '../numerics/normal.ts';
import { randomFrom } from '../numerics/random.ts';
import { placeRegions } from './place-regions.ts';

const ground = { latitude: 21.7, longitude: 72.6, windFromDeg: 270 };

/** Of a normal distribution with the deviations 60 and 20 m, its longer axis towards 30° from north, about (40, -25). */
const sample = (count: number, seed: number) => {
  const random = randomFrom(seed);
  const [sin, cos] = [Math.sin(Math.PI / 6), Math.cos(Math.PI / 6)];
  const columns = { eastM: new Float64Array(count), northM: new Float64Array(count) };
  for (let i = 0; i < count; i++) {
    const [along, across] = [60 * normalQuantile(random.uniform()), 20 * normalQuantile(random.uniform())];
    columns.eastM[i] = 40 + along * sin + across * cos;
    columns.northM[i] = -25 + along * cos - across * sin;
  }
  return columns;
};

const crossings = (ring: readonly (readonly [number, number])[], x: number, y: number): number =>
  ring.slice(1).filter(([bx, by], i) => {
    const [ax, ay] = ring[i] ?? [0, 0];
    return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay);
  }).length;

test('the regions of a normal distribution have its analytic areas and hold their shares of other samples of it', () => {
  const { eastM, northM } = sample(4_000, 1);
  const regions = placeRegions(eastM, northM, eastM.length, 0, ground);
  expect(regions.map(({ share }) => share)).toEqual([0.5, 0.9]);
  const other = sample(4_000, 2);
  for (const { share, areaM2, polygons } of regions) {
    // -2π σ₁ σ₂ ln(1 - p), widened by the kernels as the doc comment says.
    const analytic = -2 * Math.PI * 60 * 20 * Math.log(1 - share);
    expect(areaM2 / (analytic * (1 + eastM.length ** (-1 / 3)))).toBeGreaterThan(0.92);
    expect(areaM2 / (analytic * (1 + eastM.length ** (-1 / 3)))).toBeLessThan(1.08);
    const rings = polygons.flat().map((ring) => ring.map(([longitude, latitude]) => toPoint(ground, latitude, longitude)));
    let held = 0;
    for (let i = 0; i < other.eastM.length; i++) {
      const crossed = rings.reduce((sum, ring) => sum + crossings(ring, other.eastM[i] ?? 0, other.northM[i] ?? 0), 0);
      held += crossed % 2;
    }
    expect(Math.abs(held / other.eastM.length - share)).toBeLessThan(0.04);
  }
});
