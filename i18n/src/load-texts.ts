import { type Language, languageCodes, type PublicLanguage } from './languages.ts';
import {
  type Catalogues,
  type Namespace,
  type PublicNamespace,
  publicNamespaces,
  type ServerText,
  type ServerTexts,
  type Translated,
} from './namespaces.ts';
import { loadPublicTexts } from './public-texts.ts';

/** The languages of a namespace: the public ones have more. */
type LanguageOf<Name> = Name extends PublicNamespace ? PublicLanguage : Language;

const isPublic = (namespace: keyof ServerTexts): namespace is PublicNamespace => publicNamespaces.some((one) => one === namespace);

/** One namespace of the server in every language of its reach, for a module to load as it starts. */
export const loadTexts = async <Name extends keyof ServerTexts>(
  namespace: Name,
): Promise<Readonly<Record<LanguageOf<Name>, ServerText<Name>>>> => {
  type Table = Record<LanguageOf<Name>, ServerText<Name>>;
  if (isPublic(namespace)) return (await loadPublicTexts(namespace)) as unknown as Table;
  const files = await Promise.all(languageCodes.map((code) => import(`./${code}/server/${namespace}.ts`)));
  return Object.fromEntries(files.map(({ texts }, index) => [languageCodes[index], texts])) as Table;
};

/** One namespace of the screens in every language, for what the server prints in the same words. */
export const loadScreenTexts = async <Name extends Namespace>(
  namespace: Name,
): Promise<Readonly<Record<Language, Translated<Catalogues[Name]>>>> => {
  const files = await Promise.all(languageCodes.map((code) => import(`./${code}/${namespace}.ts`)));
  return Object.fromEntries(files.map(({ texts }, index) => [languageCodes[index], texts])) as Record<
    Language,
    Translated<Catalogues[Name]>
  >;
};
