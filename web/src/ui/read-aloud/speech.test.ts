import { describe, expect, it } from 'vitest';
import { findVoice, splitForSpeech } from './speech.ts';

describe('splitForSpeech', () => {
  it('divides at sentences, also those of Devanagari, and loses no word', () => {
    expect(splitForSpeech('Go in. Shut the windows!\nListen.')).toEqual(['Go in.', 'Shut the windows!', 'Listen.']);
    expect(splitForSpeech('अंदर जाएँ। खिड़कियाँ बंद करें।')).toEqual(['अंदर जाएँ।', 'खिड़कियाँ बंद करें।']);
    expect(splitForSpeech('2.5 km away')).toEqual(['2.5 km away']);
    expect(splitForSpeech('  ')).toEqual([]);
  });

  it('divides a long sentence at words', () => {
    const words = Array.from({ length: 90 }, (_none, index) => `word${index}`).join(' ');
    const pieces = splitForSpeech(words);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(pieces.join(' ')).toBe(words);
  });
});

describe('findVoice', () => {
  const voices = [
    { lang: 'en-GB', localService: true },
    { lang: 'hi-IN', localService: false },
    { lang: 'hi_IN', localService: true },
    { lang: 'mr-IN', localService: false },
  ];
  it('prefers a voice of the device, and takes none of another language', () => {
    expect(findVoice(voices, 'hi')).toBe(voices[2]);
    expect(findVoice(voices, 'mr')).toBe(voices[3]);
    expect(findVoice(voices, 'gu')).toBeUndefined();
  });
});
