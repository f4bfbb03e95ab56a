import { alertByHand } from '@hazardguard/contract';
import { expect, it } from 'vitest';
import {
  buildIncidentId,
  findMistakes,
  type GivenDraft,
  type ManualAlertForm,
  messageLimit,
  toGivenForm,
  toRequest,
  withGiven,
} from './manual-alert-form.ts';

const good: ManualAlertForm = {
  industryId: 7,
  incidentId: 'INC123456',
  severity: 'high',
  description: 'Smell of chlorine at the west gate',
  hazard: 'toxic-leak',
  radiusKm: '2',
};

it('makes an order that the contract takes', () => {
  expect(findMistakes(good, messageLimit)).toEqual([]);
  expect(alertByHand.parse(toRequest({ ...good, radiusKm: '1,5' })).area).toEqual({ shape: 'site', radiusM: 1500 });
});

it('names everything that is missing, blanks counting as missing', () => {
  expect(findMistakes({ ...good, industryId: undefined, incidentId: ' ', description: '  ', radiusKm: '' }, messageLimit)).toEqual([
    { field: 'industryId', why: 'required' },
    { field: 'incidentId', why: 'required' },
    { field: 'description', why: 'required' },
    { field: 'radiusKm', why: 'bad' },
  ]);
});

it('refuses an id of another form, a text too long, and a circle too small or too wide', () => {
  expect(findMistakes({ ...good, incidentId: 'INC12' }, messageLimit)).toEqual([{ field: 'incidentId', why: 'bad' }]);
  expect(findMistakes({ ...good, description: 'x'.repeat(messageLimit) }, messageLimit)).toEqual([]);
  expect(findMistakes({ ...good, description: 'x'.repeat(messageLimit + 1) }, messageLimit)).toEqual([
    { field: 'description', why: 'too-long' },
  ]);
  for (const radiusKm of ['0.04', '50.1', 'wide', '-1'])
    expect(findMistakes({ ...good, radiusKm }, messageLimit)).toEqual([{ field: 'radiusKm', why: 'bad' }]);
});

it('offers the last six digits of the time', () => {
  expect(buildIncidentId(new Date(1_763_784_123_456))).toBe('INC123456');
});

it('keeps place and picture of a draft from another device; another industry has another place', () => {
  const given: GivenDraft = {
    draft: {
      ...toRequest(good),
      plumeImage: 'cGljdHVyZQ==',
      incidentId: 'INC-7F20A3',
      area: { shape: 'circle', latitude: 21.7, longitude: 72.9, radiusM: 800 },
      placeName: 'Road tanker at the bridge',
    },
    number: undefined,
    name: 'Asha',
    atMs: 0,
  };
  const form = toGivenForm(given, new Date(1_700_000_123_456));
  expect(form).toEqual({ ...good, incidentId: 'INC123456', radiusKm: '0.8' });
  const stored = withGiven(toRequest({ ...form, radiusKm: '1' }), given);
  expect(alertByHand.parse(stored)).toMatchObject({
    area: { shape: 'circle', latitude: 21.7, longitude: 72.9, radiusM: 1_000 },
    placeName: 'Road tanker at the bridge',
    plumeImage: 'cGljdHVyZQ==',
  });
  expect(withGiven(toRequest({ ...form, industryId: 8 }), given).area).toEqual({ shape: 'site', radiusM: 800 });
  expect(toGivenForm({ ...given, number: 'INC654321' }, new Date()).incidentId).toBe('INC654321');
});
