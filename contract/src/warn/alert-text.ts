import {
  findLanguage,
  type OtherPublicLanguage,
  otherPublicLanguageCodes,
  otherPublicScripts,
  type PublicLanguage,
  toPublicLanguageTable,
} from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { measureMessage } from '../wire/message-meter.ts';
import { multiLine, oneLine, toVisibleLine, toVisibleText } from '../wire/text.ts';

/** The first word of exercises and tests; a real warning has neither. */
export const practiceWords: Readonly<Record<'Exercise' | 'Test', Readonly<Record<PublicLanguage, string>>>> = {
  Exercise: toPublicLanguageTable((language) => findLanguage(language).exercise),
  Test: toPublicLanguageTable((language) => findLanguage(language).test),
};

/** Maximum length of each content: hazard, place, action and time. */
export const alertTextLimit = 500;

/** Maximum parts of a text message, including its lead (exercise, update). */
export const smsParts = 2;

/** Hazard, place, action and time as one text message, with its own wording. */
const smsText = multiLine(smsParts * 153).refine((text) => measureMessage(text).parts <= smsParts, {
  error: `A text message of ${smsParts} parts at most: 306 letters of English, 134 of other scripts`,
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
export const alertContents = [
  'source',
  'hazardText',
  'placeText',
  'actionText',
  'timeText',
] as const satisfies readonly (keyof AlertText)[];
export type AlertContent = (typeof alertContents)[number];

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

export const alertHazards = ['toxic-leak', 'flammable-leak', 'toxic-flammable-leak', 'fire', 'explosion'] as const;
export type AlertHazard = (typeof alertHazards)[number];

/** What a warning asks people to do; `protectiveActions` says which for which hazard. */
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

/** Where an Indian script follows a Latin one without a space: an ending that the templates attach to a slot. */
const attachedEnding = new RegExp(
  `(?<=[\\p{Script=Latin}\\d).])(?=[${otherPublicScripts.map((script) => `\\p{Script=${script}}`).join('')}])(?![।॥۔])`,
  'gu',
);

/**
 * Fills each slot once: a value is never read as a slot, and an unknown slot stays visible. Endings join a word of their own script
 * ("क्लोरीनची") and are separated from a Latin one ("Chlorine ची").
 */
export const fillSlots = (text: string, slots: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole).replace(attachedEnding, ' ');

/** The template for a hazard and a fitting action in every language, with open slots. */
export const alertTemplate = z.object({
  hazard: z.enum(alertHazards),
  action: z.enum(alertActions),
  texts: z.object(toPublicLanguageTable(() => templateText)),
});
export type AlertTemplate = z.infer<typeof alertTemplate>;
