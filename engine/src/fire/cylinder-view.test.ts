import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cylinderSight, cylinderView, type PoolCylinder, toPoolCylinder } from './cylinder-view.ts';
import { leaningFrustum, viewFactor } from './solid-flame.ts';

const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

/** What an upright and a level receiver on the ground get from an upright cylinder, x radii from its axis, its height l radii (Mudan 1984). */
const besideCylinder = (x: number, l: number): { readonly upright: number; readonly level: number } => {
  const a = (x + 1) ** 2 + l * l;
  const b = (x - 1) ** 2 + l * l;
  const root = Math.atan(Math.sqrt((a * (x - 1)) / (b * (x + 1))));
  const edge = Math.atan(Math.sqrt((x - 1) / (x + 1)));
  const upright = (Math.atan(l / Math.sqrt(x * x - 1)) / x + (l * (a - 2 * x) * root) / (x * Math.sqrt(a * b)) - (l * edge) / x) / Math.PI;
  const level = (Math.atan(Math.sqrt((x + 1) / (x - 1))) - ((x * x - 1 + l * l) / Math.sqrt(a * b)) * root) / Math.PI;
  return { upright, level };
};

test('an upright cylinder gives an upright and a level receiver what Mudan’s closed forms say, from its very edge', () => {
  for (const l of [0.5, 2, 6]) {
    for (const x of [1.001, 1.02, 1.1, 1.5, 2, 4, 30]) {
      const { upright, level } = besideCylinder(x, l);
      const [across, , up] = cylinderSight(toPoolCylinder(20, 20 * l, 0, 0), 20 * x, 0, 0);
      expect(-across, `${x} ${l}`).toBeCloseTo(upright, 9);
      expect(up, `${x} ${l}`).toBeCloseTo(level, 9);
      expect(cylinderView(toPoolCylinder(20, 20 * l, 0, 0), 0, -20 * x, 0)).toBeCloseTo(Math.hypot(upright, level), 9);
    }
  }
});

test('it is within 1 % of the sum over the patches of an upright frustum', () => {
  for (const r of [1.05, 1.3, 2, 5, 20]) {
    const patches = viewFactor(leaningFrustum(0, 30, 20, 20, 0), 10 * r, 0, 0);
    expect(Math.abs(cylinderView(toPoolCylinder(10, 30, 0, 0), 10 * r, 0, 0) / patches - 1), `${r}`).toBeLessThan(0.01);
  }
});

/** Points of the foot's outline, against the clock as seen from above. */
const outlineOf = ({ radiusM, dragM }: PoolCylinder, count: number): readonly (readonly [number, number])[] => {
  const half = (centre: number, first: number) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const angle = first + (Math.PI * i) / count;
      return [centre + radiusM * Math.cos(angle), radiusM * Math.sin(angle)] as const;
    });
  return [...half(dragM, -Math.PI / 2), ...half(0, Math.PI / 2)];
};

/** The same by the sum over strips of the side: strips up the side between two points of the outline, cut into pieces. */
const bySum = (flame: PoolCylinder, x: number, y: number, z: number): number => {
  const points = outlineOf(flame, 120);
  const cuts = 24;
  const perSide = 120;
  const sum = [0, 0, 0];
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
    const pieces = Math.hypot(bx - ax, by - ay) > flame.radiusM / 10 ? cuts : 1;
    for (let c = 0; c < pieces; c++) {
      for (let k = 0; k < perSide; k++) {
        const [along, up] = [(c + 0.5) / pieces, (k + 0.5) / perSide];
        const dx = x - (ax + along * (bx - ax) + up * flame.leanM);
        const dy = y - (ay + along * (by - ay));
        const dz = z - up * flame.heightM;
        const area = 1 / (pieces * perSide);
        const nx = (by - ay) * flame.heightM * area;
        const ny = -(bx - ax) * flame.heightM * area;
        const nz = -(by - ay) * flame.leanM * area;
        const towards = dx * nx + dy * ny + dz * nz;
        if (towards <= 0) continue;
        const share = towards / (dx * dx + dy * dy + dz * dz) ** 2;
        sum[0] = (sum[0] ?? 0) + share * dx;
        sum[1] = (sum[1] ?? 0) + share * dy;
        sum[2] = (sum[2] ?? 0) + share * dz;
      }
    }
  });
  return Math.hypot(...sum) / Math.PI;
};

describe('a leaning, dragged flame', () => {
  test('fills of a receiver’s sky what the sum over its side says, on the ground and below its foot', () => {
    fc.assert(
      fc.property(
        fc.record({ length: number(0.5, 8), tilt: number(0, 1.3), drag: fc.oneof(fc.constant(0), number(0, 3)) }),
        number(0, 2 * Math.PI),
        number(0.5, 10),
        fc.oneof(fc.constant(0), number(-1, 0)),
        ({ length, tilt, drag }, angle, away, z) => {
          const flame = toPoolCylinder(1, length, tilt, drag);
          const [x, y] = [(1 + away + drag) * Math.cos(angle), (1 + away + drag) * Math.sin(angle)];
          const expected = bySum(flame, x, y, z);
          expect(Math.abs(cylinderView(flame, x, y, z) - expected)).toBeLessThan(0.01 * expected + 1e-4);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('is a number at its very edge', () => {
    fc.assert(
      fc.property(number(0.1, 100), number(0.1, 10), number(0, 1.5), number(0, 3), number(0, 7), (radius, length, tilt, drag, angle) => {
        const flame = toPoolCylinder(radius, length * radius, tilt, drag * radius);
        for (const slack of [0, 1e-16, 1e-15, 1e-12, 1e-9, 1e-6]) {
          const r = radius * (1 + slack);
          expect(cylinderView(flame, r * Math.cos(angle), r * Math.sin(angle), 0)).toBeLessThanOrEqual(1);
        }
        expect(cylinderView(flame, -radius * (1 + Number.EPSILON), 0, 0)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('sends the same to the left and the right, and never more than a whole sky', () => {
    fc.assert(
      fc.property(number(0.1, 10), number(0, 1.5), number(0, 3), number(-20, 20), number(0, 20), (length, tilt, drag, x, y) => {
        const flame = toPoolCylinder(1, length, tilt, drag);
        const left = cylinderView(flame, x, y, 0);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(1);
        expect(Math.abs(cylinderView(flame, x, -y, 0) - left)).toBeLessThan(1e-9);
      }),
    );
  });
});
