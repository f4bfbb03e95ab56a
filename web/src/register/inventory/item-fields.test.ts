import { inventoryExample } from '@hazardguard/contract';
import { describe, expect, it } from 'vitest';
import { checkItem } from './check-item.ts';
import { type ItemValues, isExpired, today } from './item-fields.ts';

const good: ItemValues = { ...inventoryExample, quantity: '900' };
const problems = (changes: Partial<ItemValues>) => {
  const checked = checkItem({ ...good, ...changes });
  return checked.ok ? [] : checked.problems.map(({ field, reason }) => `${field} ${reason.kind}`);
};

describe('the form of an inventory item', () => {
  it('takes twelve right entries', () => {
    expect(checkItem(good)).toMatchObject({ ok: true, input: { quantity: 900, unit: 'kg' } });
  });

  it('requires every one of the twelve', () => {
    const empty = Object.fromEntries(Object.keys(good).map((field) => [field, ' '])) as Record<keyof ItemValues, string>;
    expect(problems(empty)).toEqual(Object.keys(good).map((field) => `${field} required`));
  });

  it('refuses a CAS number whose check digit is wrong', () => {
    expect(problems({ casNo: '7782-50-4' })).toEqual(['casNo invalid']);
  });

  it('refuses a negative, worded or comma-separated quantity, and an unknown unit', () => {
    for (const quantity of ['-1', 'many', '1,000', '1e3', '0x10']) expect(problems({ quantity })).toEqual(['quantity invalid']);
    expect(problems({ unit: 'drums' })).toEqual(['unit invalid']);
  });

  it('refuses days that do not exist and an expiry before the receipt', () => {
    expect(problems({ dateReceived: '2026-02-30' })).toEqual(['dateReceived invalid']);
    expect(problems({ dateExpired: '2026-01-30' })).toEqual(['dateExpired invalid']);
  });
});

describe('expiry', () => {
  it('comes the day after the last day, in the local calendar', () => {
    expect(today(new Date(2026, 10, 5, 23, 59))).toBe('2026-11-05');
    expect([isExpired({ dateExpired: '2026-11-05' }, '2026-11-05'), isExpired({ dateExpired: '2026-11-05' }, '2026-11-06')]).toEqual([
      false,
      true,
    ]);
  });
});
