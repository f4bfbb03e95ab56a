import { expect, test } from 'vitest';
import { computeDrillScore, type DrillMoments } from './compute-drill-score.ts';
import { defaultTargets } from './drill-score.ts';

const zero = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number): Date => new Date(zero.getTime() + seconds * 1000);
const nothing: DrillMoments['at'] = {
  acknowledged: null,
  assigned: null,
  footprint: null,
  drafted: null,
  released: null,
  received: null,
  'all-clear': null,
};
const listStates = (moments: DrillMoments, now: Date, over = false) =>
  Object.fromEntries(
    computeDrillScore(moments, defaultTargets, { now, over }).milestones.map(({ milestone, state }) => [milestone, state]),
  );

test('a milestone exactly on target is passed, a second later missed; a late one can still be reached until the drill is over', () => {
  const moments = { zero, at: { ...nothing, acknowledged: after(60), drafted: after(61) }, alone: false };
  expect(listStates(moments, after(70))).toMatchObject({ acknowledged: 'passed', drafted: 'missed', footprint: 'late', released: 'open' });
  expect(listStates(moments, after(70), true)).toMatchObject({ footprint: 'missed', released: 'missed', 'all-clear': 'missed' });
});

test('a release by one person alone is missed, however fast', () => {
  const moments = { zero, at: { ...nothing, released: after(20) }, alone: true };
  const score = computeDrillScore(moments, defaultTargets, { now: after(30), over: false });
  expect(score.milestones.find(({ milestone }) => milestone === 'released')).toMatchObject({ state: 'missed', tookS: 20, alone: true });
  expect(score.passed).toBe(0);
});

test('milestones before the first alarm took 0 s, and without an alarm or inject nothing is late', () => {
  expect(
    computeDrillScore({ zero, at: { ...nothing, acknowledged: after(-30) }, alone: false }, defaultTargets, { now: after(0), over: false })
      .milestones[0],
  ).toMatchObject({
    tookS: 0,
    state: 'passed',
  });
  expect(listStates({ zero: null, at: nothing, alone: false }, after(1e6))).toMatchObject({ acknowledged: 'open', 'all-clear': 'open' });
});
