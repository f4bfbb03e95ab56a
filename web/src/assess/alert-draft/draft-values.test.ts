import { type AlertInput, alertByHand, alertTextLimit, practiceWords, textLimits } from '@hazardguard/contract';
import { describe, expect, it } from 'vitest';
import { checkByHand, type GivenDraft, startByHand } from '../../respond/early-warning/draft/manual-values.ts';
import type { Checked, Reason } from '../../ui/form/field-problems.ts';
import { checkRunDraft, messageLength, startFromRun } from '../vulnerability/alert/run-draft.ts';
import { type DraftField, type DraftValues, draftFields, textLimit } from './draft-values.ts';

const now = new Date('2026-11-21T04:30:00Z');
const required: Reason = { kind: 'required' };
const invalid: Reason = { kind: 'invalid' };
const wrong = (...problems: readonly (readonly [DraftField, Reason])[]): Checked<DraftField, never> => ({
  ok: false,
  problems: problems.map(([field, reason]) => ({ field, reason })),
});

describe('a draft from a run', () => {
  const good: AlertInput = {
    runId: '0b7c1de2-67a4-4d4e-9c39-3f6a7b1f2a10',
    status: 'Exercise',
    incidentId: 'INC123456',
    incidentSeverity: 'high',
    incidentDescription: 'Leak at tank 2',
    source: 'Plant safety team',
    hazardText: 'EXERCISE. Chlorine is escaping.',
    placeText: 'South of the plant to 1.2 km.',
    actionText: 'Leave across the wind.',
    timeText: 'Now, until 12:00.',
    expiresAt: '2026-11-21T06:30:00Z',
  };
  const check = (changes: Partial<DraftValues>, proposal = good) =>
    checkRunDraft(proposal, { ...startFromRun(7, proposal), ...changes }, now);

  it('is stored as proposed when it is complete', () => {
    expect(check({})).toEqual({ ok: true, input: good });
  });

  it.each(['incidentDescription', 'source', 'hazardText', 'placeText', 'actionText', 'timeText'] as const)(
    'allows %s the exact length of the contract',
    (field) => {
      const max = textLimit(field, 'run');
      expect(check({ [field]: 'x'.repeat(max) })).toMatchObject({ ok: true });
      expect(check({ [field]: 'x'.repeat(max + 1) })).toEqual(wrong([field, { kind: 'too-long', max }]));
    },
  );

  it('lists everything missing in the order of the form; blanks count as missing', () => {
    expect(check({ incidentId: '', incidentDescription: '  ', actionText: '', expiresAt: '' })).toEqual(
      wrong(['incidentId', required], ['expiresAt', required], ['incidentDescription', required], ['actionText', required]),
    );
  });

  it('must have an incident ID of the platform’s form and end in the future', () => {
    expect(check({ incidentId: 'INC12' })).toEqual(wrong(['incidentId', invalid]));
    expect(check({ expiresAt: '2026-11-21T04:29:00Z' })).toEqual(wrong(['expiresAt', invalid]));
    expect(check({ expiresAt: 'noon' })).toEqual(wrong(['expiresAt', invalid]));
  });

  it('drops the prepared text message when a text of the warning is edited, and keeps it under another status', () => {
    const ready = { ...good, smsText: 'Poison gas Chlorine: go indoors.' };
    const input = (changes: Partial<DraftValues>) => {
      const checked = check(changes, ready);
      return checked.ok ? checked.input : undefined;
    };
    expect(input({ actionText: 'Go to the school.' })).toEqual({ ...good, actionText: 'Go to the school.' });
    expect(input({ incidentDescription: 'Leak' })?.smsText).toBe(ready.smsText);
    expect(input({ status: 'Test', hazardText: 'TEST. Chlorine is escaping.' })).toMatchObject({ status: 'Test', smsText: ready.smsText });
  });

  it('has the length of its five texts read one after the other', () => {
    const short = { source: 'aa', hazardText: 'bb', placeText: 'cc', actionText: 'dd', timeText: 'ee' };
    expect(messageLength({ ...startFromRun(7, good), ...short })).toBe('aa bb cc dd ee'.length);
  });
});

describe('a draft by hand', () => {
  const good: DraftValues = {
    ...startByHand('alert', 7, undefined, new Date(1_763_784_123_456)),
    incidentSeverity: 'high',
    incidentDescription: 'Smell of chlorine at the west gate',
  };
  const check = (changes: Partial<DraftValues>, kind: 'alert' | 'message' = 'alert', given?: GivenDraft) =>
    checkByHand(kind, { ...good, ...changes }, given);
  const read = (changes: Partial<DraftValues>, kind?: 'alert' | 'message', given?: GivenDraft) => {
    const checked = check(changes, kind, given);
    return checked.ok ? alertByHand.parse(checked.input) : checked.problems;
  };

  it('starts with the last six digits of the time, and makes an order that the contract takes', () => {
    expect(good.incidentId).toBe('INC123456');
    expect(read({ radiusKm: '1,5' })).toEqual({
      industryId: 7,
      incidentId: 'INC123456',
      incidentSeverity: 'high',
      incidentDescription: 'Smell of chlorine at the west gate',
      hazard: 'toxic-leak',
      area: { shape: 'site', radiusM: 1500 },
    });
    expect(read({}, 'message')).toMatchObject({ onlyMessage: true });
    expect(startByHand('message', undefined, undefined, now)).toMatchObject({ industryId: '', incidentSeverity: 'low' });
  });

  it('names everything that is missing, blanks counting as missing', () => {
    expect(check({ industryId: '', incidentId: ' ', incidentDescription: '  ', radiusKm: '' })).toEqual(
      wrong(['industryId', required], ['incidentId', required], ['radiusKm', invalid], ['incidentDescription', required]),
    );
  });

  it('refuses an id of another form, a text too long, a circle too small or too wide, and a file that is no picture', () => {
    expect(check({ incidentId: 'INC12' })).toEqual(wrong(['incidentId', invalid]));
    const max = alertTextLimit - practiceWords.Exercise.en.length - 1;
    expect(check({ incidentDescription: 'x'.repeat(max) }, 'message')).toMatchObject({ ok: true });
    expect(check({ incidentDescription: 'x'.repeat(max + 1) }, 'message')).toEqual(
      wrong(['incidentDescription', { kind: 'too-long', max }]),
    );
    expect(check({ incidentDescription: 'x'.repeat(max + 1) })).toMatchObject({ ok: true });
    expect(check({ incidentDescription: 'x'.repeat(textLimits.note + 1) })).toMatchObject({ ok: false });
    for (const radiusKm of ['0.04', '50.1', 'wide', '-1']) expect(check({ radiusKm })).toEqual(wrong(['radiusKm', invalid]));
    for (const plumeImage of ['not-a-picture', 'too-big']) expect(check({ plumeImage })).toEqual(wrong(['plumeImage', invalid]));
    expect(draftFields('message')).not.toContain('plumeImage');
  });

  it('keeps place and picture of a draft from another device; another industry has another place', () => {
    const given: GivenDraft = {
      draft: {
        industryId: 7,
        incidentId: 'INC-7F20A3',
        incidentSeverity: 'high',
        incidentDescription: good.incidentDescription,
        hazard: 'toxic-leak',
        plumeImage: 'cGljdHVyZQ==',
        area: { shape: 'circle', latitude: 21.7, longitude: 72.9, radiusM: 800 },
        placeName: 'Road tanker at the bridge',
      },
      number: undefined,
      name: 'Asha',
      atMs: 0,
    };
    const start = startByHand('alert', 7, given, new Date(1_700_000_123_456));
    expect(start).toEqual({ ...good, radiusKm: '0.8', plumeImage: 'cGljdHVyZQ==' });
    expect(read({ ...start, radiusKm: '1' }, 'alert', given)).toMatchObject({
      area: { shape: 'circle', latitude: 21.7, longitude: 72.9, radiusM: 1_000 },
      placeName: 'Road tanker at the bridge',
      plumeImage: 'cGljdHVyZQ==',
    });
    const elsewhere = read({ ...start, industryId: '8' }, 'alert', given);
    expect(elsewhere).toMatchObject({ area: { shape: 'site', radiusM: 800 } });
    expect(elsewhere).not.toHaveProperty('placeName');
    expect(startByHand('alert', 7, { ...given, number: 'INC654321' }, now).incidentId).toBe('INC654321');
  });
});
