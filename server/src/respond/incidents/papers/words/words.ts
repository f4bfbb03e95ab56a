import type { ReportLanguage } from '@hazardguard/contract';
import { words as sharedEn } from '@hazardguard/contract/incident-words/en';
import { words as sharedGu } from '@hazardguard/contract/incident-words/gu';
import { words as sharedHi } from '@hazardguard/contract/incident-words/hi';
import { words as sharedMr } from '@hazardguard/contract/incident-words/mr';
import type { IncidentWords } from '@hazardguard/contract/incident-words/shape';
import { en } from './en.ts';
import { gu } from './gu.ts';
import { hi } from './hi.ts';
import { mr } from './mr.ts';

type Words<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends readonly string[]
      ? readonly string[]
      : Words<Texts[Key]>;
};

/** The same keys in every language, its own words. */
export type PaperWords = Words<typeof en>;

export const paperWords: Readonly<Record<ReportLanguage, PaperWords>> = { en, hi, gu, mr };

/** What screens and papers share. */
export const sharedWords: Readonly<Record<ReportLanguage, IncidentWords>> = { en: sharedEn, hi: sharedHi, gu: sharedGu, mr: sharedMr };

/** A sentence with what belongs into its double braces. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');
