import type { Shift } from '@hazardguard/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildRota } from './rota.ts';

const hour = (hours: number): string => new Date(Date.UTC(2026, 10, 21) + hours * 3_600_000).toISOString();
const shift = (name: string, from: number, to: number): Shift => ({
  id: from * 100 + to + 1,
  memberId: name.charCodeAt(0),
  personId: name.charCodeAt(0),
  name,
  role: 'Duty officer',
  contactNumber: '1077',
  startsAt: hour(from),
  endsAt: hour(to),
  industryId: null,
  industryName: null,
  version: 1,
});
const span = { from: new Date(hour(0)), to: new Date(hour(24)), now: new Date(hour(6)) };
const of = (...shifts: Shift[]) => buildRota(shifts, span);

describe('buildRota', () => {
  test('an empty rota is one gap from now on', () => {
    expect(of()).toMatchObject({ onDuty: [], nextChange: null, overlaps: [], gaps: [{ from: hour(6), to: hour(24) }] });
  });

  test('a shift at one site fills no gap of the others', () => {
    const rota = of({ ...shift('Asha', 0, 24), industryId: 7 });
    expect(rota.gaps).toEqual([{ from: hour(6), to: hour(24) }]);
    expect(rota.onDuty).toHaveLength(1);
  });

  test('who hands over on the hour leaves no gap and no overlap', () => {
    const rota = of(shift('Asha', 0, 8), shift('Ravi', 8, 24));
    expect(rota).toMatchObject({ gaps: [], overlaps: [], nextChange: { at: hour(8), onDuty: ['Ravi'] } });
    expect(rota.onDuty.map(({ name }) => name)).toEqual(['Asha']);
  });

  test('a gap and an overlap are listed with their ends', () => {
    expect(of(shift('Asha', 0, 8), shift('Ravi', 10, 20), shift('Meena', 18, 24))).toMatchObject({
      gaps: [{ from: hour(8), to: hour(10) }],
      overlaps: [{ from: hour(18), to: hour(20), names: ['Meena', 'Ravi'] }],
      nextChange: { at: hour(8), onDuty: [] },
    });
  });

  test('one person in two shifts is one person, and going on is no change', () => {
    expect(of(shift('Asha', 0, 12), shift('Asha', 10, 24), shift('Asha', 24, 30))).toMatchObject({
      gaps: [],
      overlaps: [],
      nextChange: { at: hour(30), onDuty: [] },
    });
  });

  test('what is past is no gap; the next change may lie outside what is shown', () => {
    const later = buildRota([shift('Asha', 5, 7), shift('Ravi', 100, 110)], { ...span, from: new Date(hour(-24)), to: new Date(hour(7)) });
    expect(later.gaps).toEqual([]);
    const quiet = buildRota([shift('Ravi', 100, 110)], { ...span, to: new Date(hour(7)) });
    expect(quiet).toMatchObject({ shifts: [], nextChange: { at: hour(100), onDuty: ['Ravi'] } });
  });

  test('at every later moment there is either a gap or a person on duty', () => {
    const shifts = fc.array(
      fc.record({ name: fc.constantFrom('A', 'B', 'C'), from: fc.integer({ min: -10, max: 30 }), length: fc.integer({ min: 1, max: 20 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(shifts, fc.double({ min: 6, max: 23.9, noNaN: true }), (list, moment) => {
        const made = list.map(({ name, from, length }) => shift(name, from, from + length));
        const at = Date.parse(hour(0)) + moment * 3_600_000;
        const covers = ({ from, to }: { from: string; to: string }) => Date.parse(from) <= at && at < Date.parse(to);
        const names = new Set(made.filter(({ startsAt, endsAt }) => covers({ from: startsAt, to: endsAt })).map(({ name }) => name));
        const rota = of(...made);
        expect(rota.gaps.some(covers)).toBe(names.size === 0);
        expect(rota.overlaps.find(covers)?.names ?? []).toEqual(names.size > 1 ? [...names].toSorted() : []);
      }),
    );
  });
});
