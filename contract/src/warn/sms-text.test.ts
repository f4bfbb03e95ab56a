import { describe, expect, test } from 'vitest';
import { measureMessage } from '../wire/message-meter.ts';
import { fitsSms } from './alert-text.ts';
import { toSmsText } from './sms-text.ts';

const text = { source: 'Office', hazardText: 'Gas leaks.', placeText: 'Near X.', actionText: 'Go indoors. Shut doors.', timeText: 'Wait.' };

describe('a text message', () => {
  test('is the given text after its lead', () => {
    expect(toSmsText({ ...text, smsText: 'Gas: go in.' }, 'TEST. ')).toBe('TEST. Gas: go in.');
  });

  test('without a given text it has whole sentences, what to do first, and says exercise once', () => {
    expect(toSmsText(text)).toBe('Go indoors. Shut doors. Gas leaks. Near X. Wait.');
    expect(toSmsText({ ...text, hazardText: 'EXERCISE. Gas leaks.' }, 'EXERCISE. ')).toBe(
      'EXERCISE. Go indoors. Shut doors. Gas leaks. Near X. Wait.',
    );
  });

  test('a distance leaves it in the telephone alphabet', () => {
    expect(measureMessage(toSmsText({ ...text, placeText: 'Up to 2.9\u00a0km of X.' })).encoding).toBe('GSM-7');
  });

  test.each(['Chlorine drifts from tank 2 at 1.5 kg/s. ', 'गैस का बादल आ रहा है। '])(
    'never has more than two parts, three in other scripts: %s',
    (sentence) => {
      const long = toSmsText({ ...text, actionText: sentence.repeat(20).slice(0, 500) });
      expect(fitsSms(long)).toBe(true);
      expect(long.startsWith(sentence.trim())).toBe(true);
    },
  );

  test('a sentence that is too long is cut at a word, with dots', () => {
    const cut = toSmsText({ ...text, actionText: 'word '.repeat(100) });
    expect(cut).toMatch(/word \.\.\.$/);
    expect(measureMessage(cut).parts).toBe(2);
  });

  test('has at most 306 letters of English or 201 of another script', () => {
    expect([306, 307].map((letters) => fitsSms('a'.repeat(letters)))).toEqual([true, false]);
    expect([201, 202].map((letters) => fitsSms('अ'.repeat(letters)))).toEqual([true, false]);
  });
});
