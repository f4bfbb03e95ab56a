import type { Shift } from '@hazardguard/contract';
import { expect, it } from 'vitest';
import { checkShift, localText, toEntry } from './shift-fields.ts';

const stored: Shift = {
  id: 1,
  memberId: 7,
  personId: 9,
  name: 'Asha Patel',
  role: 'Duty officer',
  contactNumber: '1077',
  startsAt: '2026-11-21T14:30:00.000Z',
  endsAt: '2026-11-22T02:30:00.000Z',
  industryId: 3,
  industryName: 'Narmada Works',
  version: 2,
};
const problems = (change: Partial<Record<'memberId' | 'startsAt' | 'endsAt', string>>) => {
  const checked = checkShift({ ...toEntry(stored).values, ...change });
  return checked.ok ? [] : checked.problems.map(({ field, reason }) => `${field} ${reason.kind}`);
};

it('gives a stored shift back at the same moments, whatever the clock of this place', () => {
  const { memberId, startsAt, endsAt, industryId } = stored;
  expect(checkShift(toEntry(stored).values)).toEqual({ ok: true, input: { memberId, startsAt, endsAt, industryId } });
  const common = checkShift(toEntry({ ...stored, industryId: null }).values);
  expect(common).toMatchObject({ ok: true, input: { industryId: null } });
  expect(localText(stored.startsAt)).toMatch(/^2026-11-2[12]T\d\d:(00|30|15|45)$/);
});

it('names what is empty, what is no date, and an end that is not after the start', () => {
  expect(problems({ memberId: '', startsAt: '', endsAt: 'soon' })).toEqual(['memberId required', 'startsAt required', 'endsAt invalid']);
  expect(problems({ endsAt: localText(stored.startsAt) })).toEqual(['endsAt invalid']);
  expect(problems({ endsAt: '2027-01-31T00:00' })).toEqual(['endsAt invalid']);
});
