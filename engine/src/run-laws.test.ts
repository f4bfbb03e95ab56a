import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { methanol, propane } from './cases/substances.ts';
import { ringArea } from './geo/ring.ts';
import { receptorTable, run } from './index.ts';
import { checked, leakDocument, number } from './law-scenarios.ts';
import type { RunResult, Substance } from './model.ts';

const tries = { numRuns: 60 };
describe('a run', () => {
  const result = (document: object, substance?: Substance): RunResult => run(checked(document, substance));

  test('is the same twice, and its hash with it', () => {
    fc.assert(
      fc.property(leakDocument, (document) => {
        expect(JSON.stringify(result(document))).toBe(JSON.stringify(result(JSON.parse(JSON.stringify(document)))));
      }),
      tries,
    );
  });

  test('holds no number that is not finite, and zones closed and counter-clockwise', () => {
    fc.assert(
      fc.property(leakDocument, (document) => {
        const ran = result(document);
        expect(
          JSON.stringify(ran, (_key, value: unknown) => (typeof value === 'number' && !Number.isFinite(value) ? 'NOT FINITE' : value)),
        ).not.toContain('NOT FINITE');
        for (const zone of ran.zones.filter((one) => one.status !== 'not-reached')) {
          expect(zone.outlineM.at(-1)).toEqual(zone.outlineM[0]);
          expect(ringArea(zone.outlineM) / zone.areaM2).toBeCloseTo(1, 6);
          for (const ring of zone.polygon) expect(ring.at(-1)).toEqual(ring[0]);
        }
      }),
      tries,
    );
  });

  test('worse zones lie inside milder ones', () => {
    fc.assert(
      fc.property(leakDocument, (document) => {
        const areas = result(document).zones.map((zone) => zone.areaM2);
        expect(areas).toEqual([...areas].sort((a, b) => a - b));
      }),
      tries,
    );
  });

  test('turning wind and map together changes nothing but the map', () => {
    fc.assert(
      fc.property(leakDocument, number(0, 359), (document, turn) => {
        const turned = { ...document, weather: { ...document.weather, windFromDeg: (document.weather.windFromDeg + turn) % 360 } };
        expect(result(turned).zones.map((zone) => zone.outlineM)).toEqual(result(document).zones.map((zone) => zone.outlineM));
      }),
      tries,
    );
  });

  test('counts a receptor inside exactly when the outline on the ground holds it', () => {
    const inside = (ring: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): boolean => {
      let odd = false;
      for (let i = 1; i < ring.length; i++) {
        const [x0, y0] = ring[i - 1] ?? [0, 0];
        const [x1, y1] = ring[i] ?? [0, 0];
        if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) odd = !odd;
      }
      return odd;
    };
    const base = {
      chemical: 'chlorine',
      hazard: 'leak',
      quantityKg: 5000,
      rupture: { type: 'circular', diameterM: 0.03 },
      weather: { windSpeedMs: 4, windFromDeg: 215, temperatureC: 28, stability: 'D' },
      site: { latitude: 21.7, longitude: 72.6 },
    };
    const scenario = checked(base);
    const places = Array.from({ length: 4000 }, (_, i) => ({
      id: String(i),
      name: 'place',
      kind: 'other' as const,
      latitude: 21.66 + 0.0015 * (i % 64),
      longitude: 72.56 + 0.0015 * Math.floor(i / 64),
      people: 3,
    }));
    const ran = run(scenario, receptorTable(places));
    ran.zones.forEach((zone, i) => {
      const ring = zone.polygon[0] ?? [];
      const expected = places.filter((place) => inside(ring, [place.longitude, place.latitude])).length;
      const counted = ran.impact[i]?.within.receptors ?? 0;
      expect(expected).toBeGreaterThan(10);
      // The drawn outline has corners where the zone is round: a place within a metre or so of the line may fall either way.
      expect(Math.abs(counted - expected)).toBeLessThanOrEqual(Math.ceil(0.01 * expected));
    });
  });

  test('a blast grows with the cube root of the mass', () => {
    const blast = (quantityKg: number) =>
      result(
        {
          chemical: 'propane',
          hazard: 'explosion',
          quantityKg,
          weather: { windSpeedMs: 2, windFromDeg: 0, temperatureC: 20 },
          site: { latitude: 20, longitude: 73 },
        },
        propane,
      );
    const ratios = blast(8000).zones.map((zone, i) => zone.reachM / (blast(1000).zones[i]?.reachM ?? Number.NaN));
    for (const ratio of ratios) expect(ratio).toBeCloseTo(2, 3);
  });

  test('a bigger pool of liquid reaches farther, and a bund shortens it', () => {
    const pool = (bundAreaM2: number) =>
      result(
        {
          chemical: 'methanol',
          hazard: 'leak',
          quantityKg: 20_000,
          storage: { bundAreaM2 },
          rupture: { type: 'circular', diameterM: 0.05 },
          weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 30, stability: 'D' },
          site: { latitude: 20, longitude: 73 },
        },
        methanol,
      ).zones[0]?.reachM ?? 0;
    expect(pool(10)).toBeGreaterThan(0);
    expect(pool(100)).toBeGreaterThan(pool(10));
  });
});
