import { type AlertInput, type AlertState, alertStates, type ReleaseFacts } from '@hazardguard/contract';
import { describe, expect, test } from 'vitest';
import {
  type AlertStatus,
  type AlertStep,
  alertTransitions,
  findAlertProblems,
  listIncidentIds,
  listStatuses,
  refuseRelease,
  refuseStep,
  toIncidentId,
} from './rules.ts';

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
const listProblemFields = (changes: Partial<AlertInput>, live: boolean): string[] =>
  findAlertProblems({ ...input, ...changes }, { mode: live ? 'live' : 'demo', sample: false, exercise: false }, now).map(
    ({ field }) => field,
  );

describe('rules of alerts', () => {
  test('only a live site can have an actual warning, and there it is the default', () => {
    expect(listStatuses({ mode: 'live', sample: false, exercise: false })[0]).toBe('Actual');
    expect(listStatuses({ mode: 'live', sample: true, exercise: false })).toEqual(['Exercise', 'Test']);
    expect(listStatuses({ mode: 'demo', sample: false, exercise: false })).toEqual(['Exercise', 'Test']);
    expect(listProblemFields({ status: 'Actual', hazardText: 'text' }, false)).toEqual(['status']);
    expect(listProblemFields({ status: 'Actual', hazardText: 'text' }, true)).toEqual([]);
  });

  test('an alert of a drill is an exercise in every mode, and says so first in every language', () => {
    const setting = { mode: 'live', sample: false, exercise: true } as const;
    expect(listStatuses(setting)).toEqual(['Exercise']);
    const listFields = (changes: Partial<AlertInput>): string[] =>
      findAlertProblems({ ...input, ...changes }, setting, now).map(({ field }) => field);
    expect(listFields({})).toEqual([]);
    expect(listFields({ status: 'Actual' })).toEqual(['status', 'hazardText']);
    expect(listFields({ status: 'Test' })).toEqual(['status']);
    const text = { source: 's', hazardText: 'गैस', placeText: 'p', actionText: 'a', timeText: 't' };
    expect(listFields({ hazardText: 'Gas', translations: { hi: text } })).toEqual(['hazardText', 'translations.hi.hazardText']);
  });

  test('an actual warning whose text says exercise is refused', () => {
    expect(listProblemFields({ status: 'Actual' }, true)).toEqual(['hazardText']);
    expect(listProblemFields({ status: 'Actual', hazardText: 'Test of patience' }, true)).toEqual(['hazardText']);
  });

  test('no language of an actual warning may say exercise', () => {
    const text = { source: 'x', hazardText: 'अभ्यास। x', placeText: 'x', actionText: 'x', timeText: 'x' };
    expect(listProblemFields({ status: 'Actual', hazardText: 'text', translations: { hi: text } }, true)).toEqual([
      'translations.hi.hazardText',
    ]);
    expect(listProblemFields({ status: 'Exercise', translations: { hi: text } }, true)).toEqual([]);
  });

  test.each(['2026-11-20T09:04:35Z', '2026-11-21T09:04:36Z', '1970-01-01T00:00:00Z'])('an expiry of %s is refused', (expiresAt) => {
    expect(listProblemFields({ expiresAt }, false)).toEqual(['expiresAt']);
  });

  test('the incident id is INC and the last six digits of the time', () => {
    expect(toIncidentId(1_795_165_475_678)).toBe('INC475678');
    expect(listIncidentIds(1_795_165_999_999, 2)).toEqual(['INC999999', 'INC000000']);
  });
});

describe('the life of an alert', () => {
  /** Written by hand, independent of the table: the steps from each state. */
  const expected: Readonly<Record<AlertState, string>> = {
    draft: 'save submit override clear cancel',
    waiting: 'save approve return override clear cancel',
    returned: 'save override revise clear cancel',
    released: 'revise clear cancel',
    cancelled: '',
  };
  const steps = Object.keys(alertTransitions) as readonly AlertStep[];
  const later = new Date('2026-11-20T10:00:00Z');
  const standing = (state: AlertState, changes: Partial<AlertStatus> = {}): AlertStatus => ({
    state,
    version: 3,
    expires_at: later,
    kind: 'Alert',
    authors: ['one'],
    live_state: 'released',
    live_expires_at: later,
    ...changes,
  });
  const may = (from: AlertStatus, step: AlertStep, version = 3): boolean => {
    try {
      refuseStep(from, step, version, now);
      return true;
    } catch {
      return false;
    }
  };

  test.each(alertStates)('from %s', (state) => {
    expect(steps.filter((step) => may(standing(state), step)).join(' ')).toBe(expected[state]);
    // Nothing public: nothing to update or to cancel.
    const unseen = steps.filter((step) => may(standing(state, { live_state: null, live_expires_at: null }), step)).join(' ');
    expect(unseen).toBe(expected[state].replace(/ ?(revise|clear|cancel)/g, '').trim());
    expect(steps.some((step) => may(standing(state), step, 2))).toBe(false);
  });

  test('an expired draft can only be changed or sent back, and nothing is released, updated or cancelled', () => {
    const past = { expires_at: now, live_expires_at: now };
    const left = alertStates.flatMap((state) => steps.filter((step) => may(standing(state, past), step)).map((step) => `${state} ${step}`));
    expect(left).toEqual(['draft save', 'waiting save', 'waiting return', 'returned save']);
  });

  test('the second person is no author, not tied to one by an invitation, and not at the same browser', () => {
    const facts = {
      isAuthor: false,
      isInvitation: false,
      isSameBrowser: false,
      isReal: true,
      role: 'l1',
      owesSecondFactor: false,
    } as const;
    const refuse = (given: Partial<ReleaseFacts>) => () => refuseRelease({ kind: 'Alert' }, { ...facts, ...given });
    expect(refuse({})).not.toThrow();
    expect(refuse({ isAuthor: true })).toThrow('You have written this alert; another person must approve it');
    expect(refuse({ isAuthor: true, isReal: false })).toThrow('another person must approve');
    expect(refuse({ isInvitation: true })).toThrow('within the last 30 days');
    expect(refuse({ isSameBrowser: true })).toThrow('signed in at this browser');
    for (const tie of [{ isInvitation: true }, { isSameBrowser: true }]) expect(refuse({ ...tie, isReal: false })).not.toThrow();
    expect(refuse({ role: 'plant' })).toThrow('Your role does not allow this');
    expect(refuse({ owesSecondFactor: true })).toThrow('Set up the second step');
    const clear = () => refuseRelease({ kind: 'Cancel' }, { ...facts, isAuthor: true });
    expect(clear).toThrow('You requested this all clear');
  });
});
