import { alertByHand } from '@hazardguard/contract';
import { expect, it } from 'vitest';
import { buildIncidentId, findMistakes, type ManualAlertForm, messageLimit, toRequest } from './manual-alert-form.ts';

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
  expect(alertByHand.parse(toRequest({ ...good, radiusKm: '1,5' }, undefined)).area).toEqual({ shape: 'site', radiusM: 1500 });
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
