import { refuse } from './tree.ts';

/** Deepest brackets that a plain statement needs. */
const deepestBrackets = 16;
/** Words and signs beside constants and bound values. The parser recurses into some of them, and has room for several times as many. */
const mostNesting = 1_000;

const letter = 'A-Za-z_\\u0080-\\uffff';

/** PostgreSQL's tokens (its scan.l) as far as they tell quoted text from code. A quotation mark that is not closed takes the rest. */
const kinds = {
  quoted: `[eE]'(?:[^'\\\\]|\\\\[^]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)`,
  dollars: `\\$(?<tag>(?:[${letter}][${letter}\\d]*)?)\\$(?:[^]*?\\$\\k<tag>\\$|[^]*)`,
  comment: '--|/\\*',
  /** White space (a space that does not break is a letter there), numbers and bound values, the sign of a number, and what parts or compares values. */
  flat: '[ \\t\\n\\r\\f\\v]+|\\$?\\d[\\w.]*|(?<=[(,=<>][ \\t\\n\\r]*)[+-](?=[\\d.])|[;,.]|(?:<=|>=|<>|!=|[=<>])(?![-+*/<>=~!@#%^&|?`])',
  word: `[${letter}][${letter}\\d$]*`,
  open: '[([]',
  close: '[)\\]]',
  sign: '[^]',
} as const;
type Kind = keyof typeof kinds;
const token = new RegExp(
  Object.entries(kinds)
    .map(([kind, form]) => `(?<${kind}>${form})`)
    .join('|'),
  'gy',
);

const isClosed = (text: string): boolean => {
  const mark = /^\$[^$]*\$|["']/.exec(text)?.[0] ?? '';
  return text.endsWith(mark) && text.length >= 2 * mark.length;
};

/** Refuses comments and what the parser would recurse into deeply, in time proportional to the length. */
export const refuseNesting = (sql: string): void => {
  let depth = 0;
  let nesting = 0;
  for (const { 0: text, groups } of sql.matchAll(token)) {
    const has = (kind: Kind): boolean => groups?.[kind] !== undefined;
    if (has('comment')) refuse('a comment');
    else if (has('quoted') || has('dollars')) {
      if (!isClosed(text)) refuse('a quotation mark that is not closed');
    } else if (has('open')) depth++;
    else if (has('close')) depth--;
    else if (has('sign') || (has('word') && !/^(true|false|null)$/i.test(text))) nesting++;
    if (depth > deepestBrackets || nesting > mostNesting) refuse('too complex to be parsed');
  }
};
