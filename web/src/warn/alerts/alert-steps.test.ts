import type { Alert } from '@hazardguard/contract';
import { describe, expect, it } from 'vitest';
import { findAlertGroup } from '../../ui/alert-group.ts';
import { computeElapsedS, findRenewalMin, formatStopwatch, listSteps } from './alert-steps.ts';

const live = {
  version: 3,
  state: 'released',
  kind: 'Alert',
  at: '2026-11-22T04:01:23Z',
  by: 'B',
  expiresAt: '2026-11-22T05:00:00Z',
  override: null,
  identifier: 'x',
} as const;

describe('alerts in the list', () => {
  it('are grouped by what must be done next: an update in progress with the drafts, ended alerts last', () => {
    expect(findAlertGroup({ state: 'waiting', expired: false, live: null })).toBe('waiting');
    expect(findAlertGroup({ state: 'released', expired: false, live })).toBe('live');
    expect(findAlertGroup({ state: 'released', expired: true, live })).toBe('ended');
    expect(findAlertGroup({ state: 'draft', expired: false, live })).toBe('draft');
    expect(findAlertGroup({ state: 'draft', expired: true, live: null })).toBe('ended');
    expect(findAlertGroup({ state: 'cancelled', expired: false, live: { ...live, state: 'cancelled' } })).toBe('ended');
  });

  it('offer the steps that their state allows', () => {
    expect(listSteps({ kind: 'Alert', state: 'draft', expired: false, live: null })).toEqual(['submit', 'override']);
    expect(listSteps({ kind: 'Alert', state: 'draft', expired: false, live })).toEqual(['submit', 'override', 'cancel']);
    expect(listSteps({ kind: 'Alert', state: 'released', expired: false, live })).toEqual(['revise', 'cancel']);
    expect(listSteps({ kind: 'Alert', state: 'waiting', expired: true, live: null })).toEqual(['return']);
    expect(listSteps({ kind: 'Alert', state: 'released', expired: true, live })).toEqual([]);
    expect(listSteps({ kind: 'Cancel', state: 'waiting', expired: false, live })).toEqual(['approve', 'return', 'override', 'cancel']);
    expect(listSteps({ kind: 'Cancel', state: 'returned', expired: false, live })).toEqual(['revise', 'cancel']);
  });

  it('are timed from the first sign to the release', () => {
    const since = { at: '2026-11-22T04:00:00Z', what: 'detected' } as const;
    expect(computeElapsedS({ since, firstReleasedAt: live.at }, Date.parse('2026-11-22T09:00:00Z'))).toBe(83);
    expect(computeElapsedS({ since, firstReleasedAt: null }, Date.parse('2026-11-22T04:00:07.9Z'))).toBe(7);
    expect([formatStopwatch(83), formatStopwatch(7_265), formatStopwatch(0)]).toEqual(['1:23', '2:01:05', '0:00']);
  });
});

it('a renewal is proposed in the last quarter of an hour of a public warning, unless an update is begun', () => {
  const now = Date.parse('2026-11-20T09:00:00Z');
  const live = (minutes: number) =>
    ({ state: 'released', expiresAt: new Date(now + minutes * 60_000).toISOString() }) as unknown as Alert['live'];
  expect(findRenewalMin({ state: 'released', live: live(9.5) }, now)).toBe(10);
  for (const minutes of [16, 0, -1]) expect(findRenewalMin({ state: 'released', live: live(minutes) }, now)).toBeUndefined();
  expect(findRenewalMin({ state: 'draft', live: live(9) }, now)).toBeUndefined();
  expect(findRenewalMin({ state: 'draft', live: null }, now)).toBeUndefined();
});
