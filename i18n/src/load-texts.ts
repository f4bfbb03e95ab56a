import { type Language, languageCodes } from './languages.ts';
import type { ServerTexts, Translated } from './namespaces.ts';

/** One namespace of the server in every language, for a module to load as it starts. */
export const loadTexts = async <Name extends keyof ServerTexts>(
  namespace: Name,
): Promise<Readonly<Record<Language, Translated<ServerTexts[Name]>>>> => {
  const files = await Promise.all(languageCodes.map((code) => import(`./${code}/server/${namespace}.ts`)));
  return Object.fromEntries(files.map(({ texts }, index) => [languageCodes[index], texts])) as Record<
    Language,
    Translated<ServerTexts[Name]>
  >;
};
