/**
 * The third door: what the public calls a chemical, in English and in the scripts of Hindi, Gujarati and Marathi. Sources and limits:
 * data/README.md.
 */
import names from '../data/local-names.json' with { type: 'json' };
import { findChemical } from './find.ts';

export type NameLanguage = 'en' | 'hi' | 'gu' | 'mr';

const localNames: Readonly<Record<string, Readonly<Record<NameLanguage, string>>>> = names;

/** The name in a language; where none is known the name as it was given, so that nothing is guessed. */
export const findLocalName = (casOrName: string, language: NameLanguage): string =>
  localNames[findChemical(casOrName)?.id ?? '']?.[language] ?? casOrName;

/** The ids that have names of their own. */
export const namedIds: readonly string[] = Object.keys(localNames);
