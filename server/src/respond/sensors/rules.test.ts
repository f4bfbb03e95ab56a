import { describe, expect, test } from 'vitest';
import { type AlarmRule, type AlarmState, evaluateReading, noAlarm } from './alarm.ts';
import { formatAlarm, listReportedAlarms } from './detection/alarm-text.ts';
import { buildProbabilityMap } from './detection/probability-map.ts';
import { computeHealth, driftRule, type SensorHistory, stuckRule } from './health.ts';
import { parseRows } from './read-body.ts';
import { convert } from './units.ts';

const start = Date.parse('2026-03-01T10:00:00Z');
const at = (seconds: number): Date => new Date(start + 1000 * seconds);

describe('alarms', () => {
  const rule: AlarmRule = { high: 10, low: 5, readings: 3, seconds: null };
  const follow = (values: readonly number[], own: AlarmRule = rule, stepS = 1): readonly (string | null)[] => {
    let state: AlarmState = noAlarm;
    return values.map((value, i) => {
      const judged = evaluateReading(state, own, { at: at(i * stepS), value });
      state = judged.state;
      return judged.change;
    });
  };

  test('three high readings in a row raise one alarm; two with one between do not', () => {
    expect(follow([10, 11, 12, 13])).toEqual([null, null, 'raised', null]);
    expect(follow([10, 11, 9.9, 12, 13])).toEqual([null, null, null, null, null]);
  });
  test('between the two values an alarm neither clears nor is raised again', () => {
    expect(follow([10, 10, 10, 7, 10, 10, 10, 5, 4.9, 10])).toEqual([null, null, 'raised', null, null, null, null, null, 'cleared', null]);
  });
  test('a time above the limit raises an alarm, however few the readings', () => {
    expect(follow([20, 20, 20], { ...rule, readings: 100, seconds: 60 }, 30)).toEqual([null, null, 'raised']);
  });
  test('consecutive high readings with a start in the future are counted from now', () => {
    const own = { ...rule, readings: 100, seconds: 60 };
    let state: AlarmState = { raised: false, highCount: 1, highSince: at(3_600) };
    const changes = [0, 30, 60].map((seconds) => {
      const judged = evaluateReading(state, own, { at: at(seconds), value: 20 });
      state = judged.state;
      return judged.change;
    });
    expect(changes).toEqual([null, null, 'raised']);
  });
});

describe('health', () => {
  const historyWith = (more: Partial<SensorHistory>): SensorHistory => ({
    kind: 'gas',
    detectionLimit: 0.1,
    silentAfterS: 60,
    recent: [{ at: at(0), value: 1 }],
    hourlyMin: [],
    clockAheadS: 0,
    ...more,
  });
  const same = (value: number) =>
    Array.from({ length: stuckRule.readings }, (_, i) => ({ at: at(((i - stuckRule.readings + 1) * stuckRule.minutes * 60) / 20), value }));

  test('never heard, silent, well', () => {
    expect(computeHealth(historyWith({ recent: [] }), at(0))).toBe('never-heard');
    expect(computeHealth(historyWith({}), at(61))).toBe('silent');
    expect(computeHealth(historyWith({}), at(60))).toBe('well');
  });
  test('a newest reading in the future does not count after a clock jump', () => {
    expect(computeHealth(historyWith({}), at(-300))).toBe('well');
    expect(computeHealth(historyWith({}), at(-3_600))).toBe('silent');
  });
  test('a corrected clock is reported before faults of its readings', () => {
    expect(computeHealth(historyWith({ clockAheadS: -3_600 }), at(0))).toBe('wrong-clock');
    expect(computeHealth(historyWith({ clockAheadS: -3_600 }), at(61))).toBe('silent');
  });
  test('equal values over a time mean stuck, except below the detection limit and for contacts', () => {
    expect(computeHealth(historyWith({ recent: same(3) }), at(0))).toBe('stuck');
    expect(computeHealth(historyWith({ recent: same(0.1) }), at(0))).toBe('well');
    expect(computeHealth(historyWith({ kind: 'alarm-contact', recent: same(1) }), at(0))).toBe('well');
    expect(computeHealth(historyWith({ recent: same(3).map((one, i) => (i === 7 ? { ...one, value: 3.01 } : one)) }), at(0))).toBe('well');
  });
  test('a lowest value that rises every hour by more than the detection limit means drifting', () => {
    const hours = Array.from({ length: driftRule.hours }, (_, i) => 0.05 * i);
    expect(computeHealth(historyWith({ hourlyMin: hours }), at(0))).toBe('drifting');
    expect(computeHealth(historyWith({ hourlyMin: hours.map((value, i) => (i === 3 ? null : value)) }), at(0))).toBe('well');
    expect(computeHealth(historyWith({ hourlyMin: hours.map((value) => value / 10) }), at(0))).toBe('well');
    expect(computeHealth(historyWith({ kind: 'weather', hourlyMin: hours }), at(0))).toBe('well');
  });
});

test('units: 1 ppm of chlorine is 2.90 mg/m³ at 25 °C (NIOSH Pocket Guide), 36 km/h are 10 m/s, 10 kn are 5.14 m/s', () => {
  expect(convert(1, 'ppm', 'mg/m3', '7782-50-5')).toBeCloseTo(2.9, 2);
  expect(convert(2.9, 'mg/m3', 'ppm', '7782-50-5')).toBeCloseTo(1, 2);
  expect(convert(36, 'km/h', 'm/s', null)).toBeCloseTo(10, 9);
  expect(convert(10, 'kn', 'm/s', null)).toBeCloseTo(5.144, 3);
  expect(convert(300, 'K', 'degC', null)).toBeCloseTo(26.85, 9);
  expect(convert(500, 'ppb', 'ppm', '7782-50-5')).toBeCloseTo(0.5, 9);
});

test('lines and arrays are read alike, a broken line is listed by its number, a broken array is refused', () => {
  expect(parseRows('{"a":1}\n\n{"a":\n{"a":2}\n')).toEqual([
    { line: 1, given: { a: 1 } },
    { line: 3, sensor: null, field: null, reason: 'The line is not a JSON object' },
    { line: 4, given: { a: 2 } },
  ]);
  expect(parseRows(' [{"a":1},2]')).toEqual([
    { line: 1, given: { a: 1 } },
    { line: 2, given: 2 },
  ]);
  expect(() => parseRows('[{"a":1}')).toThrow('not valid JSON');
  expect(() => parseRows(' \n ')).toThrow('no reading');
  expect(() => parseRows('{}\n'.repeat(1001))).toThrow('1000 rows');
});

test('the cells of a probability map contain every sample once, the most likely first', () => {
  const samples = [...Array.from({ length: 30 }, (): readonly [number, number] => [0, 0]), [160, 80] as const, [-160, 0] as const];
  const { cells, cellM } = buildProbabilityMap(samples, { latitude: 21.7, longitude: 72.6 });
  expect(cellM).toBe(20);
  expect(cells.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(cells[0]?.share).toBeCloseTo(30 / 32, 9);
  expect(cells[0]?.latitude).toBeCloseTo(21.7, 3);
});

test('a flood of alarms is one entry that counts the alarms it does not list', () => {
  const alarm = { kind: 'raised', at: at(0), value: 12, code: 'G-01', name: 'Fence', unit: 'ppm', high: 10, low: 5 } as const;
  const entry = listReportedAlarms(Array.from({ length: 200 }, () => alarm));
  expect(entry.alarms.length + entry.more).toBe(200);
  expect(entry.more).toBeGreaterThan(0);
  expect(entry.alarms[0]).toMatchObject({ code: 'G-01', value: 12, limit: 10 });
});

test('an alarm with a wrong clock has a warning about the clock', () => {
  const alarm = { kind: 'raised', at: at(0), value: 25, code: 'G-01', name: 'Fence', unit: 'ppm', high: 10, low: 5 } as const;
  expect(formatAlarm(alarm)).toBe('G-01 (Fence) reads 25 ppm at 15:30:00 IST, alarm from 10 ppm');
  expect(formatAlarm({ ...alarm, clock_ahead_s: -3_600 })).toBe(
    "G-01 (Fence) reads 25 ppm at 15:30:00 IST, alarm from 10 ppm; its clock and the server's differ by 60 min: check both",
  );
});
