import { describe, expect, test } from 'vitest';
import { toContactStatus, toDialledNumber } from './contact.ts';
import { emailAddress } from './fields.ts';

describe('toDialledNumber', () => {
  test.each([
    ['+91 98250 12345', '+919825012345'],
    ['098250-12345', '+919825012345'],
    ['9825012345', '+919825012345'],
    ['919825012345', '+919825012345'],
    ['0091 98250 12345', '+919825012345'],
    ['(0261) 234 5678', '+912612345678'],
    ['+44 20 7946 0000', '+442079460000'],
    // Toll-free, as in the numbering plan; emergency and control-room short codes.
    ['1800 233 4567', '18002334567'],
    ['112', '112'],
    ['1077', '1077'],
  ])('%s is dialled %s', (text, number) => {
    expect(toDialledNumber(text)).toBe(number);
  });

  test.each([
    '',
    'control room',
    '12',
    '98250',
    '+91 12345',
    '+91 98250 1234',
    '98250 123456',
    '+0 123456789',
    '+1234567890123456',
    '9825012345x',
  ])('%s is not a telephone number', (text) => {
    expect(toDialledNumber(text)).toBeNull();
  });
});

test.each(['a@b.in', 'collector-bharuch@gujarat.gov.in', "o'neill+plant@example.org"])('%s is an e-mail address', (text) => {
  expect(emailAddress.safeParse(` ${text} `)).toMatchObject({ success: true, data: text });
});

test.each(['', 'a', 'a@b', '@b.in', 'a b@c.in', 'a@b.in,c@d.in', 'a@b.in\r\nBcc: c@d.in', `${'x'.repeat(250)}@b.in`])(
  '%j is none',
  (text) => {
    expect(emailAddress.safeParse(text).success).toBe(false);
  },
);

test('a contact is fresh for 90 days, ageing to 180, then stale; without a proof it is unproved', () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  expect([0, 90, 91, 180, 181].map((days) => toContactStatus(daysAgo(days), now))).toEqual(['fresh', 'fresh', 'ageing', 'ageing', 'stale']);
  expect(toContactStatus(null, now)).toBe('never');
});
