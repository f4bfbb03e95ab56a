import {
  findLanguage,
  type Language,
  type OtherLanguage,
  otherLanguageCodes,
  otherScripts,
  toLanguageTable,
} from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { measureMessage } from '../wire/message-meter.ts';
import { multiLine, oneLine, toVisibleLine, toVisibleText } from '../wire/text.ts';

/** Exercises and tests say so in their first word; a real warning carries neither. */
export const practiceWords: Readonly<Record<'Exercise' | 'Test', Readonly<Record<Language, string>>>> = {
  Exercise: toLanguageTable((language) => findLanguage(language).exercise),
  Test: toLanguageTable((language) => findLanguage(language).test),
};

/** Most characters of each of the contents that say what, where, what to do and when. */
export const alertTextLimit = 500;

/** Parts that the short text may take as a text message, the words before it (an exercise, an update) included. */
export const smsParts = 2;

/** Hazard, place, action and time as one text message, in the words of its own. */
const smsText = multiLine(smsParts * 153).refine((text) => measureMessage(text).parts <= smsParts, {
  error: `A text message of ${smsParts} parts at most: 306 letters of English, 134 of other scripts`,
});

/** The five contents of a warning in one language (source, hazard, place, action, time), and the text message that says them. */
export const alertText = z.object({
  source: oneLine(),
  hazardText: multiLine(alertTextLimit),
  placeText: multiLine(alertTextLimit),
  actionText: multiLine(alertTextLimit),
  timeText: multiLine(alertTextLimit),
  /** Left out: the text message is made of the first sentences of the contents. */
  smsText: smsText.exactOptional(),
});
export type AlertText = z.infer<typeof alertText>;
export const alertContents = [
  'source',
  'hazardText',
  'placeText',
  'actionText',
  'timeText',
] as const satisfies readonly (keyof AlertText)[];
export type AlertContent = (typeof alertContents)[number];

const toOtherLanguages = <Text extends z.ZodType>(text: Text): Readonly<Record<OtherLanguage, z.ZodExactOptional<Text>>> =>
  Object.fromEntries(otherLanguageCodes.map((language) => [language, text.exactOptional()])) as Record<
    OtherLanguage,
    z.ZodExactOptional<Text>
  >;

/** The other languages; one that is begun is written whole. */
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
/** As they were stored, perhaps before texts were checked as they are now: an alert must not fail on its own earlier words. */
export const storedTranslations = z.object(toOtherLanguages(storedText));

export const alertHazards = ['toxic-leak', 'flammable-leak', 'toxic-flammable-leak', 'fire', 'explosion'] as const;
export type AlertHazard = (typeof alertHazards)[number];

/** What a warning asks people to do; which for which hazard: `protectiveActions`. */
export const alertActions = ['shelter', 'shelter-no-flame', 'leave', 'move-away', 'keep-away', 'be-ready'] as const;
export type AlertAction = (typeof alertActions)[number];

const templateText = z.object({
  hazardText: z.string(),
  placeText: z.string(),
  actionText: z.string(),
  timeText: z.string(),
  smsText: z.string(),
});

/** The slots of templates. `way`: a place or a direction to go to. */
export const templateSlots = ['industry', 'chemical', 'place', 'time', 'way'] as const;
export type TemplateSlot = (typeof templateSlots)[number];

/** A word of an Indian script that follows a Latin one without a space: an ending that the templates attach to a slot. */
const attached = new RegExp(
  `(?<=[\\p{Script=Latin}\\d).])(?=[${otherScripts.map((script) => `\\p{Script=${script}}`).join('')}])(?![।॥])`,
  'gu',
);

/**
 * A slot is filled once: what is put in is never read as a slot; one that is not known stays open, in sight. Endings join a word of their own
 * script ("क्लोरीनची") and stand apart from a Latin one ("Chlorine ची").
 */
export const fillSlots = (words: string, slots: Readonly<Record<string, string | undefined>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole).replace(attached, ' ');

/** Ready words for a hazard and an action that go together, in every language; the slots are left to fill in. */
export const alertTemplate = z.object({
  hazard: z.enum(alertHazards),
  action: z.enum(alertActions),
  texts: z.object(toLanguageTable(() => templateText)),
});
export type AlertTemplate = z.infer<typeof alertTemplate>;
