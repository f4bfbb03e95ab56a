import { computedTexts, type ServerTexts } from './catalogues.gen.ts';
import { type Language, languageCodes, type PublicLanguage } from './languages.ts';
import { type Namespace, type PublicNamespace, publicNamespaces, type ServerText } from './namespaces.ts';
import { loadPublicTexts } from './public-texts.ts';
import { readTextFile } from './read-text-file.ts';
import { isShared } from './shared-namespaces.ts';
import { type Catalogues, readShared } from './shared-texts.ts';

/** The languages of a namespace: the public ones have more. */
type LanguageOf<Name> = Name extends PublicNamespace ? PublicLanguage : Language;

const isPublic = (namespace: keyof ServerTexts): namespace is PublicNamespace => publicNamespaces.some((one) => one === namespace);

/** One file of texts, by its path in the language's folder: `shell`, `server/roles`. */
export const loadFile = async (language: string, file: string): Promise<object> => {
  const computed = computedTexts.find((name) => file === `server/${name}`);
  return computed === undefined ? readTextFile(language, file) : (await import(`./${language}/server/${computed}.ts`)).texts;
};

const toTable = async (load: (language: Language) => Promise<object>): Promise<Readonly<Record<string, object>>> =>
  Object.fromEntries(await Promise.all(languageCodes.map(async (code) => [code, await load(code)] as const)));

/** One namespace of the server in every language of its reach, for a module to load as it starts. */
export const loadTexts = async <Name extends keyof ServerTexts>(
  namespace: Name,
): Promise<Readonly<Record<LanguageOf<Name>, ServerText<Name>>>> => {
  const table = isPublic(namespace) ? await loadPublicTexts(namespace) : await toTable((code) => loadFile(code, `server/${namespace}`));
  return table as Record<LanguageOf<Name>, ServerText<Name>>;
};

/** One namespace of the screens in every language, for what the server prints in the same words. */
export const loadScreenTexts = async <Name extends Namespace>(namespace: Name): Promise<Readonly<Record<Language, Catalogues[Name]>>> =>
  (await toTable((code) =>
    isShared(namespace) ? readShared(namespace, (file) => readTextFile(code, file)) : readTextFile(code, namespace),
  )) as Record<Language, Catalogues[Name]>;
