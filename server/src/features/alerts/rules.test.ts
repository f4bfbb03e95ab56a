import type { AlertInput } from '@hazardguard/contract';
import { describe, expect, test } from 'vitest';
import { alertProblems, incidentIdAt, incidentIdsFrom, statusesFor } from './rules.ts';

const now = new Date('2026-11-20T09:04:35.678Z');
const input: AlertInput = {
  runId: '0b7c1de2-67a4-4d4e-9c39-3f6a7b1f2a10',
  status: 'Exercise',
  incidentId: 'INC123456',
  incidentSeverity: 'high',
  incidentDescription: 'text',
  source: 'text',
  hazardText: 'EXERCISE. text',
  placeText: 'text',
  actionText: 'text',
  timeText: 'text',
  expiresAt: '2026-11-20T10:04:35Z',
};
const fieldsOf = (changes: Partial<AlertInput>, live: boolean): string[] =>
  alertProblems({ ...input, ...changes }, { mode: live ? 'live' : 'demo', sample: false }, now).map(({ field }) => field);

describe('rules of alerts', () => {
  test('only a live site can have an actual warning, and there it is the default', () => {
    expect(statusesFor({ mode: 'live', sample: false })[0]).toBe('Actual');
    expect(statusesFor({ mode: 'live', sample: true })).toEqual(['Exercise', 'Test']);
    expect(statusesFor({ mode: 'demo', sample: false })).toEqual(['Exercise', 'Test']);
    expect(fieldsOf({ status: 'Actual', hazardText: 'text' }, false)).toEqual(['status']);
    expect(fieldsOf({ status: 'Actual', hazardText: 'text' }, true)).toEqual([]);
  });

  test('an actual warning whose text says exercise is refused', () => {
    expect(fieldsOf({ status: 'Actual' }, true)).toEqual(['hazardText']);
    expect(fieldsOf({ status: 'Actual', hazardText: 'Test of patience' }, true)).toEqual(['hazardText']);
  });

  test.each(['2026-11-20T09:04:35Z', '2026-11-21T09:04:36Z', '1970-01-01T00:00:00Z'])('an expiry of %s is refused', (expiresAt) => {
    expect(fieldsOf({ expiresAt }, false)).toEqual(['expiresAt']);
  });

  test('the incident id is INC and the last six digits of the time', () => {
    expect(incidentIdAt(1_795_165_475_678)).toBe('INC475678');
    expect(incidentIdsFrom(1_795_165_999_999, 2)).toEqual(['INC999999', 'INC000000']);
  });
});
