import { type AlertText, fitsSms } from './alert-text.ts';

/** Splits at full stops, also those of Devanagari and Urdu, followed by a space. */
export const splitSentences = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?।۔])\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/**
 * The text message of one language: the given one, or else as many first sentences of action, hazard, place and time as fit into its parts. A
 * single sentence that is too long is cut at a word, with dots.
 */
export const toSmsText = (text: AlertText, lead = ''): string => {
  if (text.smsText !== undefined) return `${lead}${text.smsText}`;
  const { actionText, placeText, timeText } = text;
  // The hazard of an exercise begins with its word, which is at the front of the message already.
  const mark = lead.trim();
  const hazardText = text.hazardText.startsWith(mark) ? text.hazardText.slice(mark.length) : text.hazardText;
  // A space that does not break a line is in no telephone alphabet: with one, a text message has half the room.
  const all = [actionText, hazardText, placeText, timeText].flatMap(splitSentences).map((one) => one.replaceAll('\u00a0', ' '));
  const fits = (body: string): boolean => fitsSms(`${lead}${body}`);
  const sentences: string[] = [];
  for (const sentence of all) {
    if (!fits([...sentences, sentence].join(' '))) break;
    sentences.push(sentence);
  }
  const [first] = all;
  if (sentences.length > 0 || first === undefined) return `${lead}${sentences.join(' ')}`;
  const words = first.split(/\s+/);
  while (words.length > 1 && !fits(`${words.join(' ')} ...`)) words.pop();
  return `${lead}${words.join(' ')} ...`;
};
