import { describe, expect, it } from 'vitest';
import { findNewAlarms } from './find-new-alarms.ts';

type Situation = Parameters<typeof findNewAlarms>[1];

const incident = (
  id: string,
  drillId: number | null = null,
  createdAt = '2026-11-26T10:00:00Z',
): Situation['incidents']['rows'][number] => ({
  id,
  industryName: 'Works',
  shortDescription: null,
  state: 'New',
  origin: 'reported',
  drillId,
  createdAt,
});
const sensors = (since: string): Situation['sensorsInAlarm']['rows'][number] => ({
  industryId: 1,
  industryName: 'Works',
  sensors: 2,
  since,
  drillId: null,
});
const situation = (
  rows: Situation['incidents']['rows'],
  inAlarm: Situation['sensorsInAlarm']['rows'] = [],
  total = rows.length,
): Situation => ({
  incidents: { total, rows },
  sensorsInAlarm: { total: inAlarm.length, rows: inAlarm },
  toApprove: { total: 0, rows: [] },
});

describe('findNewAlarms', () => {
  it('is silent when the page opens, and while nothing changes', () => {
    const now = situation([incident('INC1')], [sensors('2026-11-26T10:00:00Z')]);
    expect(findNewAlarms(undefined, now)).toBeNull();
    expect(findNewAlarms(now, now)).toBeNull();
    expect(findNewAlarms(now, situation([]))).toBeNull();
  });

  it('sounds for a new incident and for sensors that alarm again', () => {
    expect(findNewAlarms(situation([incident('INC1')]), situation([incident('INC2'), incident('INC1')]))).toBe('real');
    const first = situation([], [sensors('2026-11-26T10:00:00Z')]);
    expect(findNewAlarms(first, situation([], [sensors('2026-11-26T11:00:00Z')]))).toBe('real');
  });

  it('is silent for an older row that moves up, and sounds for a new one that comes while others end', () => {
    const before = situation([incident('INC2', null, '2026-11-26T11:00:00Z')], [], 9);
    expect(findNewAlarms(before, situation([incident('INC1', null, '2026-11-26T10:00:00Z')], [], 8))).toBeNull();
    expect(findNewAlarms(before, situation([incident('INC3', null, '2026-11-26T12:00:00Z')], [], 8))).toBe('real');
  });

  it('sounds when the list grows below the rows that it shows', () => {
    const row = incident('INC1');
    expect(findNewAlarms(situation([row], [], 5), situation([row], [], 6))).toBe('real');
  });

  it('marks an exercise, unless something real is new too', () => {
    expect(findNewAlarms(situation([]), situation([incident('INC1', 7)]))).toBe('exercise');
    expect(findNewAlarms(situation([]), situation([incident('INC1', 7), incident('INC2')]))).toBe('real');
  });
});
