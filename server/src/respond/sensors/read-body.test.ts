import { describe, expect, test } from 'vitest';
import { parseBody } from './read-body.ts';
import { parseReadingTime } from './reading-time.ts';

const now = new Date('2026-11-20T09:00:00Z');
const csv = (text: string) => parseBody('text/csv; charset=utf-8', text, now).map((row) => ('given' in row ? row.given : row));

describe('readings in CSV', () => {
  test('one reading a line', () => {
    expect(csv('Sensor,Time,Value,Unit\r\nWS,2026-11-20 14:29:00,3.1,m/s\r\nWD,,225,\r\n')).toEqual([
      { sensor: 'WS', at: '2026-11-20 14:29:00', value: 3.1, unit: 'm/s' },
      { sensor: 'WD', value: 225 },
    ]);
  });

  test('one column for each sensor, semicolons, decimal commas, empty cells left out', () => {
    expect(csv('timestamp;WS;WD;T\n2026-11-20T14:29:00;3,1;225;\n2026-11-20T14:30:00;;230;24,5\n')).toEqual([
      { sensor: 'WS', at: '2026-11-20T14:29:00', value: 3.1 },
      { sensor: 'WD', at: '2026-11-20T14:29:00', value: 225 },
      { sensor: 'WD', at: '2026-11-20T14:30:00', value: 230 },
      { sensor: 'T', at: '2026-11-20T14:30:00', value: 24.5 },
    ]);
  });

  test('a broken line is listed by its line in the file', () => {
    expect(csv('sensor,value\nWS,1\nWS,2,3,4\n\nWS,5\n')).toMatchObject([
      { value: 1 },
      { line: 3, reason: expect.stringContaining('4 cells') },
      { value: 5 },
    ]);
  });

  test.each([
    ['time,sensor\n1,WS\n', 'both columns'],
    ['time\n1\n', 'names no column'],
    ['sensor,value\n', 'no reading'],
    ['', 'names no column'],
    [`sensor,value\n${'WS,1\n'.repeat(1001)}`, '1000 rows'],
  ])('%j is refused', (text, reason) => {
    expect(() => csv(text)).toThrow(reason);
  });
});

describe('the time of a reading', () => {
  const read = (given: unknown, zone = 'Asia/Kolkata') => parseReadingTime(given, zone, now);
  const iso = (given: unknown, zone?: string) => {
    const time = read(given, zone);
    return 'at' in time ? time.at.toISOString() : time.reason;
  };

  // India is 5:30 ahead of UTC all year; Central Europe 1 h, and 2 h from 29 March to 25 October 2026.
  test.each([
    ['2026-11-20T14:30:00', undefined, '2026-11-20T09:00:00.000Z'],
    ['2026-11-20 14:30', undefined, '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T14:30:00.250', undefined, '2026-11-20T09:00:00.250Z'],
    ['2026-11-20T09:00:00Z', undefined, '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T10:00:00+0100', undefined, '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T14:30:00+05:30', 'America/New_York', '2026-11-20T09:00:00.000Z'],
    ['2026-01-15 12:00:00', 'Europe/Berlin', '2026-01-15T11:00:00.000Z'],
    ['2026-07-15 12:00:00', 'Europe/Berlin', '2026-07-15T10:00:00.000Z'],
    ['2026-10-25 02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    [1763629200, undefined, '2025-11-20T09:00:00.000Z'],
    ['1763629200', undefined, '2025-11-20T09:00:00.000Z'],
    [1763629200000, undefined, '2025-11-20T09:00:00.000Z'],
  ])('%j in %s is %s', (given, zone, expected) => expect(iso(given, zone)).toBe(expected));

  test('without one is that of receipt, and marked', () => {
    for (const given of [undefined, null, '']) expect(read(given)).toEqual({ at: now, onReceipt: true });
    expect(read('2026-11-20T09:00:00Z')).toMatchObject({ onReceipt: false });
  });

  test.each(['yesterday', '20/11/2026 14:30', '2026-02-30 10:00:00', '2026-11-20 25:00:00', {}, '9'.repeat(100)])(
    '%j is refused',
    (given) => {
      expect(read(given)).toHaveProperty('reason');
    },
  );

  test('a time that the clocks skip is refused with the zone', () => {
    expect(iso('2026-03-29 02:30:00', 'Europe/Berlin')).toContain('Europe/Berlin');
  });
});
