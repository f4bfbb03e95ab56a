import { measureMessage } from '../wire/message-meter.ts';
import type { AlertText } from './alert-text.ts';
import { smsParts } from './alert-text.ts';

/** Sentences with their stop, also that of Devanagari; an abbreviation in the middle of a line is not one. */
const splitSentences = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?।])\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/**
 * The text message of one language: the words written for it, or else the first sentences of hazard, action, place and time that its parts hold,
 * so that a long text never goes out as a long message. A sentence that is too long alone is cut at a word, in sight.
 */
export const toSmsText = (text: AlertText, lead = ''): string => {
  if (text.smsText !== undefined) return `${lead}${text.smsText}`;
  const { hazardText, actionText, placeText, timeText } = text;
  const before = hazardText.startsWith(lead.trim()) ? '' : lead;
  const fits = (words: string): boolean => measureMessage(`${before}${words}`).parts <= smsParts;
  const kept: string[] = [];
  for (const sentence of [hazardText, actionText, placeText, timeText].flatMap(splitSentences)) {
    if (!fits([...kept, sentence].join(' '))) break;
    kept.push(sentence);
  }
  if (kept.length > 0 || hazardText.trim() === '') return `${before}${kept.join(' ')}`;
  const words = hazardText.trim().split(/\s+/);
  while (words.length > 1 && !fits(`${words.join(' ')} ...`)) words.pop();
  return `${before}${words.join(' ')} ...`;
};
