import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, destination, run } from '@hazardguard/engine';
import { type Corner, capVertices, computeSignedArea, containsPoint } from '@hazardguard/engine/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverPolygon, relationTo } from '../compute/geodesy.ts';

const asWritten = (ring: readonly Corner[]): boolean => ring.flat().every((degrees) => Number(degrees.toFixed(5)) === degrees);

/** Points of an outline, also between its corners. */
const along = (ring: readonly Corner[]): readonly Corner[] =>
  ring.flatMap(([x, y], index): Corner[] => {
    const [px, py] = ring.at(index - 1) ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((share): Corner => [x + (px - x) * share, y + (py - y) * share]);
  });

const expectCovered = (ring: readonly Corner[]): readonly Corner[] => {
  const cover = coverPolygon(ring);
  expect(cover.length).toBeLessThanOrEqual(capVertices);
  expect(cover.at(-1)).toEqual(cover[0]);
  expect(asWritten(cover)).toBe(true);
  const closed = [cover.map(([x, y]): [number, number] => [x, y])];
  // The engine's own rule says whether a corner is inside; between corners its edges are great circles, those of maps are not.
  for (const [x, y] of ring) expect(relationTo(closed, y, x)?.inside, `${x} ${y}`).toBe(true);
  expect(along(ring).filter((point) => !containsPoint(cover, point))).toEqual([]);
  return cover;
};

describe('an outline for a CAP message', () => {
  test('contains every point of the engine’s footprints', () => {
    fc.assert(
      fc.property(
        fc.record({
          quantityKg: fc.integer({ min: 5, max: 20_000 }),
          windFromDeg: fc.integer({ min: 0, max: 359 }),
          windSpeedMs: fc.constantFrom(1.5, 3, 6),
          stability: fc.constantFrom('A' as const, 'D' as const, 'F' as const),
          hazard: fc.constantFrom('leak' as const, 'explosion' as const),
          latitude: fc.constantFrom(21.63236, -33.9, 64.1),
        }),
        ({ quantityKg, windFromDeg, windSpeedMs, stability, hazard, latitude }) => {
          const document = {
            chemical: hazard === 'leak' ? '7782-50-5' : '74-98-6',
            hazard,
            quantityKg,
            rupture: { type: 'circular' as const, diameterM: 0.05 },
            weather: { windSpeedMs, windFromDeg, temperatureC: 30, stability },
            site: { latitude, longitude: 72.99001 },
          };
          const chemical = findChemical(document.chemical);
          if (chemical === undefined) throw new Error(`No chemical ${document.chemical}`);
          const checked = checkScenario(document, toSubstance(chemical));
          if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join('; '));
          const { zones } = run(checked.scenario);
          expect(zones.length).toBeGreaterThan(0);
          for (const zone of zones) if (zone.polygon[0]) expectCovered(zone.polygon[0]);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('contains every point of any outline without crossings, and adds little area', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.3, max: 1, noNaN: true }), { minLength: 3, maxLength: 300 }),
        fc.constantFrom(30, 2_000, 20_000),
        (shares, radiusM) => {
          const ring = shares.map((share, index): Corner => {
            const { longitude, latitude } = destination(21.6, 73, (-360 * index) / shares.length, share * radiusM);
            return [longitude, latitude];
          });
          expectCovered(ring);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('of a round area of 360 corners is hardly larger', () => {
    const ring = Array.from({ length: 360 }, (_none, index): Corner => {
      const { longitude, latitude } = destination(21.6, 73, -index, 2_000);
      return [longitude, latitude];
    });
    const cover = expectCovered(ring);
    expect(computeSignedArea(cover) / computeSignedArea(ring)).toBeLessThan(1.01);
  });

  test('keeps a concave corner that fits: an L does not become a triangle', () => {
    const ring: Corner[] = [
      [73, 21],
      [73.02, 21],
      [73.02, 21.002],
      [73.002, 21.002],
      [73.002, 21.02],
      [73, 21.02],
    ];
    const cover = expectCovered(ring);
    expect(computeSignedArea(cover) / computeSignedArea(ring)).toBeLessThan(1.05);
  });

  test('fills the steps of a jagged outline where fewer corners are asked for', () => {
    const ring = Array.from({ length: 360 }, (_none, index): Corner => {
      const { longitude, latitude } = destination(21.6, 73, -index, 2_000 - 20 * (index % 4));
      return [longitude, latitude];
    });
    const [jagged, smooth] = [expectCovered(ring), coverPolygon(ring, 32)];
    expect(smooth.length).toBeLessThanOrEqual(40);
    expect(ring.filter((corner) => !containsPoint(smooth, corner))).toEqual([]);
    expect(along(ring).filter((point) => !containsPoint(smooth, point))).toEqual([]);
    const notchesDeg = (outline: readonly Corner[]): number =>
      outline.slice(1).reduce((sum, corner, index) => {
        const [[ax, ay], [bx, by], [cx, cy]] = [outline[index] ?? corner, corner, outline[index + 2] ?? outline[1] ?? corner];
        const turn = Math.atan2((bx - ax) * (cy - by) - (by - ay) * (cx - bx), (bx - ax) * (cx - bx) + (by - ay) * (cy - by));
        return sum + Math.max(0, (-180 * turn) / Math.PI);
      }, 0);
    expect(notchesDeg(smooth)).toBeLessThan(0.2 * notchesDeg(jagged));
    expect(computeSignedArea(smooth) / computeSignedArea(jagged)).toBeLessThan(1.03);
  });
});
