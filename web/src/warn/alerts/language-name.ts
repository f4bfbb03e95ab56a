import { languages } from '../../locales/languages.ts';

/** A language by its own name. */
export const languageName = (id: string): string => languages.find((language) => language.id === id)?.name ?? id;
