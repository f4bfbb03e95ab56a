import { type PublicLanguage, publicLanguageCodes } from './languages.ts';
import { type PublicNamespace, publicNamespaces, type ServerText } from './namespaces.ts';
import { listTexts, readTextFile, type TextNode } from './read-text-file.ts';

type Table<Name extends PublicNamespace> = Readonly<Record<PublicLanguage, ServerText<Name>>>;

interface Loaded {
  /** As the catalogue has them: key with dots → text. */
  readonly catalogue: ReadonlyMap<string, string>;
  /** What readers hold: corrections are written into it. */
  readonly table: { [key: string]: TextNode };
}

const loaded = new Map<string, Promise<Loaded>>();
const open = (namespace: PublicNamespace, language: PublicLanguage): Promise<Loaded> => {
  const id = `${language}/${namespace}`;
  const found =
    loaded.get(id) ??
    readTextFile(language, `server/${namespace}`).then((texts) => ({ catalogue: new Map(listTexts(texts)), table: texts }));
  loaded.set(id, found);
  return found;
};

/**
 * A public namespace in every language. All readers of a process hold the same table, so that a correction reaches them: read a text when it
 * is needed, keep no copy.
 */
export const loadPublicTexts = async <Name extends PublicNamespace>(namespace: Name): Promise<Table<Name>> => {
  const tables = await Promise.all(publicLanguageCodes.map((language) => open(namespace, language)));
  return Object.fromEntries(publicLanguageCodes.map((language, index) => [language, tables[index]?.table])) as unknown as Table<Name>;
};

export interface PublicText {
  readonly namespace: PublicNamespace;
  /** With dots: `action.leave.long`. */
  readonly key: string;
  readonly english: string;
  /** As the catalogue has it. */
  readonly text: string;
}

/** Every public text of a language beside the English one, without corrections. */
export const listPublicTexts = async (language: PublicLanguage): Promise<readonly PublicText[]> => {
  const parts = await Promise.all(
    publicNamespaces.map(async (namespace) => {
      const [{ catalogue: english }, { catalogue }] = await Promise.all([open(namespace, 'en'), open(namespace, language)]);
      return [...english].flatMap(([key, source]) => {
        const text = catalogue.get(key);
        return text === undefined ? [] : [{ namespace, key, english: source, text }];
      });
    }),
  );
  return parts.flat();
};

type TextPlace = Pick<PublicText, 'namespace' | 'key'>;

/** Writes into the table that readers hold; gives what was there. */
const write = ({ table }: Loaded, key: string, text: string): string | undefined => {
  const path = key.split('.');
  const last = path.pop() ?? '';
  const parent = path.reduce<TextNode | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), table);
  const before = typeof parent === 'object' ? parent[last] : undefined;
  if (typeof parent !== 'object' || typeof before !== 'string') return undefined;
  parent[last] = text;
  return before;
};

/** Brings a correction to all readers; null: the text of the catalogue. */
export const correctText = async (language: PublicLanguage, { namespace, key }: TextPlace, correction: string | null): Promise<void> => {
  const found = await open(namespace, language);
  write(found, key, correction ?? found.catalogue.get(key) ?? '');
};

/** What `check` says while a text is in use; no reader sees it, because nothing else runs meanwhile. */
export const tryText = async <Result>(
  language: PublicLanguage,
  { namespace, key }: TextPlace,
  text: string,
  check: () => Result,
): Promise<Result> => {
  const found = await open(namespace, language);
  const before = write(found, key, text);
  try {
    return check();
  } finally {
    if (before !== undefined) write(found, key, before);
  }
};
