import { parseSync } from 'oxc-parser';

/** Words that say in a roundabout way what a standard term says: notify, whoever → "the person who", reckon → compute, anew → again. */
const refused =
  /\b(told|tells? of|whoever|somebody|anew|reckon\w*|beneath|thereof|let go|by the clock|held by|held against|comes round)\b/gi;

/** A place that keeps a refused word, and why. `path` ends with a slash for a folder; `text` is the passage that keeps it, or missing for the whole file. */
export interface AllowedWords {
  readonly path: string;
  readonly text?: string;
  readonly reason: string;
}

interface Passage {
  readonly at: number;
  readonly text: string;
}

/** A passage between quotation marks or as code: somebody else's words, or a name. */
const quotation = /“[^”]{1,400}”|"[^"\n]{1,400}"|`[^`\n]{1,400}`/g;
/** The same length, so that lines can still be counted. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
const withoutQuotations = (text: string): string => text.replace(quotation, blank);

const listMatches = (text: string, pattern: RegExp): readonly Passage[] =>
  [...text.matchAll(pattern)].map((match) => ({ at: match.index, text: match[0] }));

const listCodeComments = (path: string, text: string): readonly Passage[] =>
  parseSync(path, text).comments.map(({ start, end }) => ({ at: start, text: withoutQuotations(text.slice(start, end)) }));

/** An apostrophe opens a text in SQL, in which two hyphens are no comment. */
const listSqlComments = (text: string): readonly Passage[] =>
  listMatches(text, /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g)
    .filter((passage) => !passage.text.startsWith("'"))
    .map((passage) => ({ ...passage, text: withoutQuotations(passage.text) }));

const listCssComments = (text: string): readonly Passage[] =>
  listMatches(text, /\/\*[\s\S]*?\*\//g).map((passage) => ({ ...passage, text: withoutQuotations(passage.text) }));

/** A document without code blocks, block quotations and quotations. */
const listProse = (text: string): readonly Passage[] => [
  { at: 0, text: withoutQuotations(text.replace(/^```[\s\S]*?^```/gm, blank).replace(/^>.*$/gm, blank)) },
];

/** Texts of screens and messages are read as they are, quotations too; keys are names. */
const listTexts = (path: string, text: string): readonly Passage[] => {
  if (path.endsWith('.json')) return listMatches(text, /"(?:[^"\\\n]|\\.)*":?/g).filter((passage) => passage.text.endsWith('"'));
  const { comments } = parseSync(path, text);
  const code = comments.reduce((rest, { start, end }) => rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end), text);
  return [
    ...listCodeComments(path, text),
    ...listMatches(code, /'(?:[^'\\\n]|\\.)*'(?!\s*:)|"(?:[^"\\\n]|\\.)*"(?!\s*:)|`(?:[^`\\]|\\.)*`/g),
  ];
};

const listPassages = (path: string, text: string): readonly Passage[] => {
  if (path.endsWith('.md')) return listProse(text);
  if (path.endsWith('.sql')) return listSqlComments(text);
  if (path.endsWith('.css')) return listCssComments(text);
  return /^i18n\/(src\/en\/|notes)/.test(path) ? listTexts(path, text) : listCodeComments(path, text);
};

/** Whether the check reads a file. */
export const isCheckedForWords = (path: string): boolean =>
  /\.(md|ts|tsx|mjs|sql|css)$|^i18n\/(src\/en\/.*|notes)\.json$/.test(path) && !/\.gen\.ts$/.test(path);

const covers = ({ path, text }: AllowedWords, file: string, line: string): boolean =>
  (path.endsWith('/') ? file.startsWith(path) : file === path) && (text === undefined || line.includes(text));

/** Refused words in comments, documents and English texts, by file and line; and permissions to use one that nothing needs. */
export const findRefusedWords = (texts: ReadonlyMap<string, string>, allowed: readonly AllowedWords[]): readonly string[] => {
  const used = new Set<AllowedWords>();
  const faults: string[] = [];
  for (const [path, text] of texts) {
    // Most files have none in any place: they need not be parsed.
    if (text.search(refused) < 0) continue;
    const found = listPassages(path, text).flatMap((passage) =>
      listMatches(passage.text, refused).map(({ at, text: word }) => ({ at: passage.at + at, word })),
    );
    const lines = text.split('\n');
    for (const { at, word } of found.toSorted((a, b) => a.at - b.at)) {
      const line = text.slice(0, at).split('\n').length;
      const permission = allowed.find((entry) => covers(entry, path, lines[line - 1] ?? ''));
      if (permission === undefined) faults.push(`${path}:${line}: "${word}" is refused: use the plain term`);
      else used.add(permission);
    }
  }
  return [
    ...faults,
    ...allowed.filter((entry) => entry.reason.trim() === '').map(({ path }) => `allowed.json: ${path} has no reason`),
    ...allowed.filter((entry) => !used.has(entry)).map(({ path, text = 'the file' }) => `allowed.json: ${path}: nothing uses "${text}"`),
  ];
};
