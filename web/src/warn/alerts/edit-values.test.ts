import type { Alert, AlertTemplate } from '@hazardguard/contract';
import { toPublicLanguageTable } from '@hazardguard/i18n/languages';
import { describe, expect, it } from 'vitest';
import {
  emptyText,
  fillFromTemplate,
  hasOpenSlots,
  listMissingLanguages,
  parseCorners,
  restoreEdit,
  toEdit,
  withContent,
} from './edit-values.ts';

const part = {
  hazardText: '{chemical} at {industry}',
  placeText: '{place}',
  actionText: 'Go',
  timeText: '{time}',
  smsText: '{chemical}, {place}, {way}',
};
const template: AlertTemplate = { hazard: 'fire', action: 'keep-away', texts: toPublicLanguageTable(() => part) };

describe('editing an alert', () => {
  it('fills known slots of a template and leaves the others visible', () => {
    const text = fillFromTemplate(template, 'hi', 'Exercise', 'Office', { industry: '{time} Works', place: '2 km' });
    expect(text).toEqual({
      source: 'Office',
      hazardText: 'अभ्यास। {chemical} at {time} Works',
      placeText: '2 km',
      actionText: 'Go',
      timeText: '{time}',
      smsText: '{chemical}, 2 km, {way}',
    });
    expect([hasOpenSlots(text), hasOpenSlots(emptyText)]).toEqual([true, false]);
    expect(fillFromTemplate(template, 'en', 'Actual', '', {}).hazardText).toBe('{chemical} at {industry}');
  });

  it('restores earlier entries, unless the alert has been changed since', () => {
    const alert = { ...emptyText, version: 3, incidentDescription: 'Smell' } as Alert;
    const blank = Object.fromEntries(Object.keys(toEdit(alert)).map((field) => [field, null]));
    const typed = { ...blank, version: 3, incidentDescription: 'Smell at gate 2' };
    expect(restoreEdit(typed, alert)).toEqual(typed);
    expect(restoreEdit({ ...typed, version: 2 }, alert)).toBeUndefined();
    expect(restoreEdit({ version: 3 }, alert)).toBeUndefined();
    expect(restoreEdit('Smell', alert)).toBeUndefined();
  });

  it('removes the template’s text message when a content is changed by hand, so that the two never contradict', () => {
    const text = { ...emptyText, hazardText: 'Gas.', actionText: 'Go indoors.', smsText: 'Gas: go indoors.' };
    expect(withContent(text, 'actionText', 'Go to the school.').smsText).toBeUndefined();
    expect(withContent(text, 'source', 'Office').smsText).toBe('Gas: go indoors.');
    expect(listMissingLanguages({ translations: { hi: emptyText } }, ['en', 'hi', 'gu', 'ta'])).toEqual(['gu', 'ta']);
  });

  it('parses corners as maps copy them, and refuses other lines', () => {
    expect(parseCorners('21.6, 73.0\n\n 21.7 73.1 \n-1;+2')).toEqual([
      [73, 21.6],
      [73.1, 21.7],
      [2, -1],
    ]);
    expect(parseCorners('21.6, 73.0\nhere')).toBeNull();
  });
});
