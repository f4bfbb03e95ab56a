import { measureMessage } from '../wire/message-meter.ts';
import type { AlertText } from './alert-text.ts';
import { smsParts } from './alert-text.ts';

/** Splits at full stops, also that of Devanagari, followed by a space. */
const splitSentences = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?।])\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/**
 * The text message of one language: the given one, or else as many first sentences of hazard, action, place and time as fit into its parts. A
 * single sentence that is too long is cut at a word, with dots.
 */
export const toSmsText = (text: AlertText, lead = ''): string => {
  if (text.smsText !== undefined) return `${lead}${text.smsText}`;
  const { hazardText, actionText, placeText, timeText } = text;
  const ownLead = hazardText.startsWith(lead.trim()) ? '' : lead;
  const fits = (body: string): boolean => measureMessage(`${ownLead}${body}`).parts <= smsParts;
  const sentences: string[] = [];
  for (const sentence of [hazardText, actionText, placeText, timeText].flatMap(splitSentences)) {
    if (!fits([...sentences, sentence].join(' '))) break;
    sentences.push(sentence);
  }
  if (sentences.length > 0 || hazardText.trim() === '') return `${ownLead}${sentences.join(' ')}`;
  const words = hazardText.trim().split(/\s+/);
  while (words.length > 1 && !fits(`${words.join(' ')} ...`)) words.pop();
  return `${ownLead}${words.join(' ')} ...`;
};
