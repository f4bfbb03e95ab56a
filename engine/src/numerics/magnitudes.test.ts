import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highestAt, lastWhere } from './bisect.ts';
import { whereItFallsTo } from './falls-to.ts';
import { findRoot } from './root.ts';

/** A place of any size and sign, a bracket around it from a few last digits to a million times as wide, and a tolerance far below them. */
const searches = fc
  .record({
    sign: fc.constantFrom(-1, 1),
    size: fc.double({ min: -9, max: 12, noNaN: true }),
    below: fc.double({ min: -15, max: 6, noNaN: true }),
    above: fc.double({ min: -15, max: 6, noNaN: true }),
    tolerance: fc.integer({ min: -30, max: -3 }),
  })
  .map(({ sign, size, below, above, tolerance }) => {
    const place = sign * 10 ** size;
    const low = place - 10 ** (size + below);
    const high = place + 10 ** (size + above);
    const closest = Math.max(10 ** tolerance, 8 * Number.EPSILON * Math.max(Math.abs(low), Math.abs(high)));
    return { place, low, high, tolerance: 10 ** tolerance, closest };
  });

/** Questions that a search of a bracket of doubles may ask: more would be one that never ends. */
const most = 1000;
const counted = <T>(f: (x: number) => T): ((x: number) => T) => {
  let asked = 0;
  return (x) => {
    asked++;
    if (asked > most) throw new Error(`asked ${most} times`);
    return f(x);
  };
};

const solved = { name: 'place', unit: 'm' };

test('every search ends within its tolerance or the last digits of its bracket, from 1e-9 to 1e12', () => {
  fc.assert(
    fc.property(searches, ({ place, low, high, tolerance, closest }) => {
      const last = lastWhere(
        counted((x) => x <= place),
        low,
        // The first number after the place must be outside of what holds.
        high > place ? high : place + closest,
        tolerance,
      );
      expect(last).toBeLessThanOrEqual(place);
      expect(place - last).toBeLessThanOrEqual(closest);
      const root = findRoot(
        counted((x) => x - place),
        low,
        high,
        tolerance,
        solved,
      );
      expect(Math.abs(root - place)).toBeLessThanOrEqual(closest);
      const top = highestAt(
        counted((x) => -Math.abs(x - place)),
        low,
        high,
        tolerance,
      );
      expect(Math.abs(top - place)).toBeLessThanOrEqual(closest);
    }),
    { numRuns: 2000 },
  );
});

test('so does the search for a level that a value falls to', () => {
  fc.assert(
    fc.property(searches, fc.double({ min: 0.5, max: 4, noNaN: true }), ({ place, tolerance }, power) => {
      const at = Math.abs(place);
      const found = whereItFallsTo(
        1,
        counted((x) => (x <= at ? Math.max(1, (at / x) ** power) : 0.5 * (at / x) ** power)),
        1,
        1e15,
        tolerance,
      );
      expect(found).toBeLessThanOrEqual(at);
      expect(at - found).toBeLessThanOrEqual(Math.max(tolerance, 16 * Number.EPSILON * Math.max(1, at)));
    }),
    { numRuns: 2000 },
  );
});
