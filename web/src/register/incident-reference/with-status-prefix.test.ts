import { describe, expect, it } from 'vitest';
import { withStatusPrefix } from './with-status-prefix.ts';

const text = { source: 'A', placeText: 'B', actionText: 'C', timeText: 'D' };
const good = {
  ...text,
  status: 'Exercise' as const,
  hazardText: 'EXERCISE. Chlorine is escaping.',
  incidentDescription: 'Leak at tank 2',
  translations: { hi: { ...text, hazardText: 'अभ्यास। क्लोरीन' }, gu: { ...text, hazardText: 'ક્લોરિન' } },
};

describe('a warning under another status', () => {
  it('says what it is in its first word, once, in every language, and a real one says neither', () => {
    const test = withStatusPrefix({ ...good, status: good.status as 'Actual' | 'Exercise' | 'Test' }, 'Test');
    expect([test.status, test.hazardText, test.incidentDescription]).toEqual([
      'Test',
      'TEST. Chlorine is escaping.',
      'TEST. Leak at tank 2',
    ]);
    expect(test.translations).toEqual({ hi: { ...text, hazardText: 'परीक्षण। क्लोरीन' }, gu: { ...text, hazardText: 'પરીક્ષણ. ક્લોરિન' } });
    const actual = withStatusPrefix(test, 'Actual');
    expect([actual.hazardText, actual.incidentDescription, actual.translations.hi.hazardText]).toEqual([
      'Chlorine is escaping.',
      'Leak at tank 2',
      'क्लोरीन',
    ]);
    expect(withStatusPrefix(withStatusPrefix(actual, 'Exercise'), 'Exercise').hazardText).toBe(good.hazardText);
    expect(withStatusPrefix({ ...actual, hazardText: 'Testing fluid escapes.' }, 'Actual').hazardText).toBe('Testing fluid escapes.');
  });
});
