import { z } from 'zod';
import { requiredText } from './fields.ts';

/** Languages a warning is written in; English is always there, the others where somebody has written them. */
export const alertLanguages = ['en', 'hi', 'gu', 'mr'] as const;
export type AlertLanguage = (typeof alertLanguages)[number];
export const otherAlertLanguages = ['hi', 'gu', 'mr'] as const satisfies readonly AlertLanguage[];

/** Exercises and tests say so in their first word; a real warning carries neither. */
export const practiceWords: Readonly<Record<'Exercise' | 'Test', Readonly<Record<AlertLanguage, string>>>> = {
  Exercise: { en: 'EXERCISE.', hi: 'अभ्यास।', gu: 'કવાયત.', mr: 'सराव.' },
  Test: { en: 'TEST.', hi: 'परीक्षण।', gu: 'પરીક્ષણ.', mr: 'चाचणी.' },
};

/** Most characters of each of the contents that say what, where, what to do and when. */
export const alertTextLimit = 500;

/** The five contents of a warning in one language: source, hazard, place, action, time. */
export const alertText = z.object({
  source: requiredText(),
  hazardText: requiredText(alertTextLimit),
  placeText: requiredText(alertTextLimit),
  actionText: requiredText(alertTextLimit),
  timeText: requiredText(alertTextLimit),
});
export type AlertText = z.infer<typeof alertText>;
export const alertContents = [
  'source',
  'hazardText',
  'placeText',
  'actionText',
  'timeText',
] as const satisfies readonly (keyof AlertText)[];

/** The other languages; one that is begun is written whole. */
export const alertTranslations = z.object({ hi: alertText.exactOptional(), gu: alertText.exactOptional(), mr: alertText.exactOptional() });
export type AlertTranslations = z.infer<typeof alertTranslations>;

export const alertHazards = ['toxic-leak', 'flammable-leak', 'fire', 'explosion'] as const;
export type AlertHazard = (typeof alertHazards)[number];

/** What a warning asks people to do. */
export const alertActions = ['shelter', 'leave', 'keep-away', 'be-ready'] as const;
export type AlertAction = (typeof alertActions)[number];

const templateText = z.object({ hazardText: z.string(), placeText: z.string(), actionText: z.string(), timeText: z.string() });

/** Ready words for a hazard and an action, in every language; `{industry}`, `{chemical}`, `{place}` and `{time}` are left to fill in. */
export const alertTemplate = z.object({
  hazard: z.enum(alertHazards),
  action: z.enum(alertActions),
  texts: z.object({ en: templateText, hi: templateText, gu: templateText, mr: templateText }),
});
export type AlertTemplate = z.infer<typeof alertTemplate>;
