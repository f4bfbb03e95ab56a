import { isLanguage, type PublicLanguage, publicLanguageCodes } from '@hazardguard/i18n/languages';

/** Those of public reach that an administrator has switched on; kept up to date by `followPublicTexts`. A process has one database. */
let switchedOn: ReadonlySet<PublicLanguage> = new Set();

export const switchOn = (languages: readonly PublicLanguage[]): void => {
  switchedOn = new Set(languages);
};

/** Whether residents and first responders may get this language: those of the application always, the others once switched on. */
export const isOffered = (language: unknown): language is PublicLanguage =>
  isLanguage(language) || publicLanguageCodes.some((code) => code === language && switchedOn.has(code));

export const listOffered = (): readonly PublicLanguage[] => publicLanguageCodes.filter(isOffered);
export const listOtherOffered = (): readonly Exclude<PublicLanguage, 'en'>[] =>
  listOffered().filter((language): language is Exclude<PublicLanguage, 'en'> => language !== 'en');

/** The language itself where it is offered, else English: its texts were switched off after a person chose it. */
export const toOffered = (language: PublicLanguage): PublicLanguage => (isOffered(language) ? language : 'en');

/** Only the offered languages of a table. */
export const keepOffered = <Value>(byLanguage: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(byLanguage).filter(([language]) => isOffered(language)));
