import { findLanguage, otherPublicScripts, type PublicLanguage, toPublicLanguageTable } from '@hazardguard/i18n/languages';
import type { AlertText } from './alert-text.ts';

/** The first word of exercises and tests; a real warning has neither. */
export const practiceWords: Readonly<Record<'Exercise' | 'Test', Readonly<Record<PublicLanguage, string>>>> = {
  Exercise: toPublicLanguageTable((language) => findLanguage(language).exercise),
  Test: toPublicLanguageTable((language) => findLanguage(language).test),
};

export const alertContents = [
  'source',
  'hazardText',
  'placeText',
  'actionText',
  'timeText',
] as const satisfies readonly (keyof AlertText)[];
export type AlertContent = (typeof alertContents)[number];

/** The slots of templates. `way`: a place or a direction to go to. */
export const templateSlots = ['industry', 'chemical', 'place', 'time', 'way'] as const;
export type TemplateSlot = (typeof templateSlots)[number];

/** Where an Indian script follows a Latin one without a space: an ending that the templates attach to a slot. */
const attachedEnding = new RegExp(
  `(?<=[\\p{Script=Latin}\\d).])(?=[${otherPublicScripts.map((script) => `\\p{Script=${script}}`).join('')}])(?![।॥۔])`,
  'gu',
);

/** A name that ends with a full stop, before that of the sentence ("Chemicals Ltd.."), but not three dots. */
const doubledStop = /(?<!\.)\.(?=\.(?!\.)|[।۔])/gu;

/**
 * Fills each slot once: a value is never read as a slot, and an unknown slot stays visible. Endings join a word of their own script
 * ("क्लोरीनची") and are separated from a Latin one ("Chlorine ची").
 */
export const fillSlots = (text: string, slots: Readonly<Record<string, string | undefined>>): string =>
  text
    .replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole)
    .replace(attachedEnding, ' ')
    .replace(doubledStop, '');
