import { alertLanguages, meterOf, otherAlertLanguages } from '@hazardguard/contract';
import { describe, expect, test } from 'vitest';
import { alertTemplates, cancelText, type TemplateFacts, textFromTemplate } from './fill-template.ts';

const facts: TemplateFacts = {
  status: 'Exercise',
  hazard: 'toxic-leak',
  action: 'shelter',
  source: 'District office',
  industryName: 'Narmada {chemical} Works',
  district: 'Bharuch',
  chemical: 'Chlorine',
  reachM: 2_140,
  expiresAt: new Date('2026-11-22T06:30:00Z'),
};

/** As the Indian registration of templates has it: two variables of 30 characters at most. */
const longest = (text: string): string => text.replace(/\{\w+\}/g, 'x'.repeat(30));

describe('the template library', () => {
  test.each(
    alertTemplates.flatMap(({ hazard, action, texts }) =>
      alertLanguages.map((language) => [hazard, action, language, texts[language]] as const),
    ),
  )(
    '%s, %s in %s: what and what to do fit two parts of a text message, with two variables',
    (_hazard, _action, _language, { hazardText, actionText, placeText, timeText }) => {
      expect(hazardText.match(/\{\w+\}/g)?.toSorted()).toEqual(['{chemical}', '{industry}']);
      expect(actionText).not.toContain('{');
      expect([placeText.includes('{place}'), timeText.includes('{time}')]).toEqual([true, true]);
      expect(meterOf(longest(`${hazardText} ${actionText}`)).parts).toBeLessThanOrEqual(2);
    },
  );

  test('each language has words of its own', () => {
    for (const { texts } of alertTemplates)
      for (const content of ['hazardText', 'placeText', 'actionText', 'timeText'] as const)
        expect(new Set(alertLanguages.map((language) => texts[language][content])).size).toBe(alertLanguages.length);
  });

  test('is filled with what is known; a slot’s content is never read as a slot', () => {
    expect(textFromTemplate(facts, 'en')).toEqual({
      source: 'District office',
      hazardText: 'EXERCISE. Chlorine is leaking from Narmada {chemical} Works.',
      placeText: 'Within 2.2\u00a0km of Narmada {chemical} Works.',
      actionText: 'Go indoors now. Shut doors and windows, switch off fans and AC.',
      timeText: 'From now until 22 Nov 2026, 12:00 IST.',
    });
    expect(textFromTemplate({ ...facts, chemical: null, reachM: null, status: 'Actual' }, 'hi')).toMatchObject({
      hazardText: 'Narmada {chemical} Works से खतरनाक रसायन का रिसाव हो रहा है।',
      placeText: 'Narmada {chemical} Works के आसपास, Bharuch।',
    });
  });

  test('no other language is left in English when a warning ends', () => {
    for (const language of otherAlertLanguages)
      for (const because of ['all-clear', 'error'] as const)
        expect(Object.values(cancelText('Actual', because, '', language)).join('')).not.toMatch(/[a-z]/i);
    expect(cancelText('Test', 'error', 'X', 'en').hazardText).toBe('TEST. The warning about X was sent in error.');
  });
});
