import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choosePeopleInside, choosePeopleInZones, keepNested, raiseToInner, roundPeople } from './people-inside.ts';

it('takes the source of population before the recorded places', () => {
  expect(choosePeopleInside({ people: 1200 }, { people: 320 })).toEqual({ people: 1200, basis: 'population', withoutCount: 0 });
  expect(choosePeopleInside({ people: 0 }, { people: 320 })).toMatchObject({ people: 0, basis: 'population' });
});

it('takes more recorded people than a source counts that covers a part of the area', () => {
  const part = { people: 1848, coveredShare: 0.1 };
  expect(choosePeopleInside(part, { people: 4700 })).toMatchObject({ people: 4700, basis: 'receptors' });
  expect(choosePeopleInside(part, { people: 320 })).toMatchObject({ people: 1848, basis: 'population' });
  expect(choosePeopleInside({ ...part, coveredShare: 0.99 }, { people: 4700 })).toMatchObject({ people: 1848, basis: 'population' });
});

it('takes the recorded places where population is not known, and says how many have no head-count', () => {
  expect(choosePeopleInside({ people: null }, { people: 320, withoutCount: 3 })).toEqual({
    people: 320,
    basis: 'receptors',
    withoutCount: 3,
  });
});

it('is not known where nothing is known: never 0', () => {
  for (const recorded of [undefined, null, { people: 0 }, { people: 0, withoutCount: 2 }]) {
    expect(choosePeopleInside(null, recorded)).toMatchObject({ people: null, basis: null });
  }
  expect(choosePeopleInside(null, { people: 0, withoutCount: 2 }, true).people).toBeNull();
  expect(choosePeopleInside(null, { people: 0 }, true).people).toBe(0);
});

it('gives an outer zone no fewer people than an inner one, with the source of the number', () => {
  const zones = ['AEGL-3', 'AEGL-2', 'AEGL-1'].map((id) => ({ level: { id }, status: 'reached' }));
  const impact = [900, 900, 2000].map((people, index) => ({ levelId: `AEGL-${3 - index}`, within: { people } }));
  // Half of the inner zone is covered and a town is recorded there; the source covers the outer zones and knows of fewer people.
  const counts = [
    { levelId: 'AEGL-3', people: 40, coveredShare: 0.5 },
    { levelId: 'AEGL-2', people: 660, coveredShare: 1 },
    { levelId: 'AEGL-1', people: 5200, coveredShare: 1 },
  ];
  expect([...choosePeopleInZones({ zones, impact }, counts)]).toEqual([
    ['AEGL-3', { people: 900, basis: 'receptors', withoutCount: 0 }],
    ['AEGL-2', { people: 900, basis: 'receptors', withoutCount: 0 }],
    ['AEGL-1', { people: 5200, basis: 'population', withoutCount: 0 }],
  ]);
});

it('shows 660 people where places with head-counts of 900 are recorded: they are another count', () => {
  const zones = [{ level: { id: 'AEGL-3' }, status: 'reached' }];
  const impact = [{ levelId: 'AEGL-3', within: { people: 900 } }];
  expect(choosePeopleInZones({ zones, impact }, [{ levelId: 'AEGL-3', people: 660, coveredShare: 1 }]).get('AEGL-3')?.people).toBe(660);
});

it.each([
  [0, 0],
  [0.3, 1],
  [9.6, 10],
  [12.6, 13],
  [667.2, 670],
  [994.9, 990],
  [2816.7, 2800],
])('writes %d as %d', (people, written) => {
  expect(roundPeople(people)).toBe(written);
});

const people = fc.oneof(fc.double({ min: 0, max: 2e6, noNaN: true }), fc.nat(3000));
/** A zone as it is counted: a source that may be another one than that of the next zone, and what it adds to the recorded places. */
const zone = fc.record({
  status: fc.constantFrom('reached', 'beyond-range'),
  people: fc.option(people, { freq: 2 }),
  coveredShare: fc.double({ min: 0, max: 1, noNaN: true }),
  recorded: fc.oneof(fc.constant(0), fc.nat(5000)),
  withoutCount: fc.nat(3),
  day: fc.option(people, { freq: 2 }),
});
const nest = fc.record({ notReached: fc.nat(2), reached: fc.array(zone, { minLength: 1, maxLength: 5 }) });

it('no part is larger than its whole, nothing is NaN, and not known is not 0', () => {
  fc.assert(
    fc.property(nest, ({ notReached, reached }) => {
      const worse = Array.from({ length: notReached }, () => ({
        ...{ status: 'not-reached', people: null, coveredShare: 0, recorded: 0, withoutCount: 0, day: null },
      }));
      const all = [...worse, ...reached].map((one, index) => ({ ...one, id: `level ${index}` }));
      const within = all.map((_, index) => ({
        people: all.slice(0, index + 1).reduce((sum, { recorded }) => sum + recorded, 0),
        withoutCount: all.slice(0, index + 1).reduce((sum, one) => sum + one.withoutCount, 0),
      }));
      const impact = all.map(({ id }, index) => ({ levelId: id, within: within[index] ?? { people: 0 } }));
      const counts = all.slice(notReached).map(({ id, ...count }) => ({ levelId: id, ...count }));
      const zones = all.map(({ id, status }) => ({ level: { id }, status }));
      const inside = [...choosePeopleInZones({ zones, impact }, counts).values()];
      expect(inside).toHaveLength(all.length);
      for (const [index, outer] of inside.entries()) {
        expect(outer.people === null || (Number.isFinite(outer.people) && outer.people >= 0)).toBe(true);
        expect(outer.people === null).toBe(outer.basis === null);
        for (const inner of inside.slice(0, index)) {
          if (inner.people === null || inner.people === 0) continue;
          expect(outer.people).not.toBeNull();
          expect(outer.people).toBeGreaterThanOrEqual(inner.people);
          expect(roundPeople(outer.people ?? 0)).toBeGreaterThanOrEqual(roundPeople(inner.people));
        }
        const isCounted = all[index]?.people != null || all.slice(0, index).some((one) => (one.people ?? 0) > 0);
        if (index >= notReached) expect(outer.people !== null).toBe(isCounted || (within[index]?.people ?? 0) > 0);
        if ((outer.people ?? 0) > 0) expect(roundPeople(outer.people ?? 0)).toBeGreaterThan(0);
      }
      const byDay = keepNested(reached.map(({ day }) => ({ people: day, basis: 'population', withoutCount: 0 })));
      expect(byDay.every(({ people: outer }, index) => byDay.slice(0, index).every((one) => (one.people ?? 0) <= (outer ?? 0)))).toBe(true);
      // Areas that overlap: the whole holds no fewer than any one of them.
      const [whole, ...parts] = inside;
      if (whole !== undefined) expect(parts.every((part) => (part.people ?? 0) <= (raiseToInner(whole, parts).people ?? 0))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
