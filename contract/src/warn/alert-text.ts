import { type OtherPublicLanguage, otherPublicLanguageCodes, toPublicLanguageTable } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { measureMessage } from '../wire/message-meter.ts';
import { multiLine, oneLine } from '../wire/text.ts';
import { toVisibleLine, toVisibleText } from '../wire/visible-text.ts';
import { alertActions, alertHazards, alertTextLimit, smsLetters, smsParts } from './alert-choices.ts';

/** Hazard, place, action and time as one text message, with its own wording. */
/** True if a text message has no more parts than its letters allow. */
export const fitsSms = (text: string): boolean => {
  const { encoding, parts } = measureMessage(text);
  return parts <= smsParts[encoding];
};

const smsText = multiLine(smsLetters).refine(fitsSms, {
  error: 'A text message has at most 306 letters of English or 201 of other scripts',
});

/** The five contents of a warning in one language (source, hazard, place, action, time), and the text message. */
export const alertText = z.object({
  source: oneLine(),
  hazardText: multiLine(alertTextLimit),
  placeText: multiLine(alertTextLimit),
  actionText: multiLine(alertTextLimit),
  timeText: multiLine(alertTextLimit),
  /** Left out: the text message is made from the first sentences of the contents. */
  smsText: smsText.exactOptional(),
});
export type AlertText = z.infer<typeof alertText>;
const toOtherLanguages = <Text extends z.ZodType>(text: Text): Readonly<Record<OtherPublicLanguage, z.ZodExactOptional<Text>>> =>
  Object.fromEntries(otherPublicLanguageCodes.map((language) => [language, text.exactOptional()])) as Record<
    OtherPublicLanguage,
    z.ZodExactOptional<Text>
  >;

/** The other languages; each is complete or absent. */
export const alertTranslations = z.object(toOtherLanguages(alertText));
export type AlertTranslations = z.infer<typeof alertTranslations>;

const storedLine = z.string().transform(toVisibleLine);
const storedLines = z.string().transform(toVisibleText);
const storedText = z.object({
  source: storedLine,
  hazardText: storedLines,
  placeText: storedLines,
  actionText: storedLines,
  timeText: storedLines,
  smsText: storedLines.exactOptional(),
});
/** Stored translations. They may be older than the present checks, so they are only made visible, not checked again. */
export const storedTranslations = z.object(toOtherLanguages(storedText));

const templateText = z.object({
  hazardText: z.string(),
  placeText: z.string(),
  actionText: z.string(),
  timeText: z.string(),
  smsText: z.string(),
});

/** The template for a hazard and a fitting action in every language, with open slots. */
export const alertTemplate = z.object({
  hazard: z.enum(alertHazards),
  action: z.enum(alertActions),
  texts: z.object(toPublicLanguageTable(() => templateText)),
});
export type AlertTemplate = z.infer<typeof alertTemplate>;
