import { describe, expect, test } from 'vitest';
import { parseBody } from './read-body.ts';

const now = new Date('2026-11-20T09:00:00Z');
const read = (pack: unknown) => parseBody('application/senml+json', JSON.stringify(pack), now);
const given = (pack: unknown) => read(pack).map((row) => ('given' in row ? row.given : row));
const utc = (text: string): number => Date.parse(text) / 1000;

// The examples of RFC 8428, section 5.
describe('SenML', () => {
  test('5.1.1, a single datapoint: now, so with the time of receipt', () => {
    expect(given([{ n: 'urn:dev:ow:10e2073a01080063', u: 'Cel', v: 23.1 }])).toEqual([
      { sensor: '10e2073a01080063', value: 23.1, unit: 'degC' },
    ]);
  });

  test('5.1.2, base name and relative times before a base time', () => {
    const pack = [
      { bn: 'urn:dev:ow:10e2073a0108006:', bt: 1.276020076001e9, bu: '%RH', bver: 5, n: 'voltage', u: 'ppm', v: 120.1 },
      { n: 'current', t: -5, v: 1.2 },
      { n: 'current', t: -4, v: 1.3 },
      { n: 'current', v: 1.7 },
    ];
    expect(given(pack)).toEqual([
      { sensor: 'voltage', at: 1276020076.001, value: 120.1, unit: 'ppm' },
      { sensor: 'current', at: 1276020071.001, value: 1.2, unit: 'percent' },
      { sensor: 'current', at: 1276020072.001, value: 1.3, unit: 'percent' },
      { sensor: 'current', at: 1276020076.001, value: 1.7, unit: 'percent' },
    ]);
  });

  test('5.1.3 and 5.1.4: a record without a name has the base name, a position is no reading of ours', () => {
    const pack = [
      { bn: 'urn:dev:ow:10e2073a01080063', bt: 1.320067464e9, bu: '%RH', v: 20 },
      { u: 'lon', v: 24.30621 },
      { t: 60, v: 20.3 },
    ];
    expect(given(pack)).toEqual([
      { sensor: '10e2073a01080063', at: utc('2011-10-31T13:24:24Z'), value: 20, unit: 'percent' },
      { line: 2, sensor: null, field: 'u', reason: expect.stringContaining('The SenML unit lon is not known here') },
      { sensor: '10e2073a01080063', at: utc('2011-10-31T13:25:24Z'), value: 20.3, unit: 'percent' },
    ]);
  });

  test('5.1.5, several types of data: true and false are values, text and data are not', () => {
    const pack = [
      { bn: 'urn:dev:ow:10e2073a01080063:', n: 'temp', u: 'Cel', v: 23.1 },
      { n: 'label', vs: 'Machine Room' },
      { n: 'open', vb: false },
      { n: 'nfc-reader', vd: 'aGkgCg' },
    ];
    expect(given(pack)).toEqual([
      { sensor: 'temp', value: 23.1, unit: 'degC' },
      { line: 2, sensor: null, field: 'v', reason: 'The record has no number: v or vb' },
      { sensor: 'open', value: false },
      { line: 4, sensor: null, field: 'v', reason: 'The record has no number: v or vb' },
    ]);
  });

  test('5.1.6, a collection of resources: the base name changes, and what follows each separator may be the code', () => {
    const pack = [
      { bn: '2001:db8::2/', bt: 1.320078429e9, n: 'temperature', u: 'Cel', v: 25.2 },
      { n: 'humidity', u: '%RH', v: 30 },
      { bn: '2001:db8::1/', n: 'temperature', u: 'Cel', v: 12.3 },
      { n: 'humidity', u: '%RH', v: 67 },
    ];
    expect(given(pack).map((row) => (row as { value: number }).value)).toEqual([25.2, 30, 12.3, 67]);
    const [first] = read(pack);
    expect(first !== undefined && 'names' in first ? first.names?.at(-1) : null).toBe('temperature');
  });

  test('a time below 2^28 s is relative to now, section 4.5.3', () => {
    expect(given([{ n: 'a', v: 1, t: -60 }])).toEqual([{ sensor: 'a', at: utc('2026-11-20T08:59:00Z'), value: 1 }]);
  });

  test('a base value is added, section 4.6; a base sum is not a reading', () => {
    expect(given([{ bn: 'x', bv: 20, n: '1', v: 0.5 }, { n: '2' }])).toEqual([
      { sensor: 'x1', value: 20.5 },
      { sensor: 'x2', value: 20 },
    ]);
  });

  test.each([
    [[{ bver: 11, n: 'a', v: 1 }], 'version 11'],
    [[{ n: 'a', v: 1, new_: 3 }], 'must be understood'],
    [{ n: 'a', v: 1 }, 'a JSON array'],
  ])('%j is refused whole', (pack, reason) => {
    expect(() => read(pack)).toThrow(reason);
  });

  test('a JSON array of SenML records is recognised without its media type', () => {
    const rows = parseBody('application/json', JSON.stringify([{ n: 'WS', u: 'm/s', v: 3.1 }]), now);
    expect(rows).toMatchObject([{ given: { sensor: 'WS', value: 3.1, unit: 'm/s' } }]);
  });
});
