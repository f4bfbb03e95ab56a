import { Refusal } from './refusal.ts';

/** The tokens of RFC 8259, each after optional white space. */
const token =
  /[ \t\r\n]*(?:(?<string>"(?:[^"\\\p{Cc}]|\u007f|[\u0080-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(?<scalar>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|(?<mark>[{}[\],:]))/uy;

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** What may follow a token; undefined if the token is not allowed here. `open` is the stack of brackets. */
const follow = (expected: Expected, open: string[], found: { string?: string; scalar?: string; mark?: string }): Expected | undefined => {
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : 'comma or end');
  const { string, scalar, mark } = found;
  const wantsValue = expected === 'value' || expected === 'value or end';
  if (wantsValue && (string !== undefined || scalar !== undefined)) return afterValue();
  if (wantsValue && (mark === '{' || mark === '[')) {
    open.push(mark);
    return mark === '{' ? 'key or end' : 'value or end';
  }
  if ((expected === 'key' || expected === 'key or end') && string !== undefined) return 'colon';
  if (expected === 'colon' && mark === ':') return 'value';
  if (expected === 'comma or end' && mark === ',') return open.at(-1) === '{' ? 'key' : 'value';
  const closes = mark === '}' ? '{' : mark === ']' ? '[' : undefined;
  if (closes === undefined || open.at(-1) !== closes || !expected.endsWith('or end')) return undefined;
  open.pop();
  return afterValue();
};

/** Offset of the first character that is not valid JSON; the end of the text where it ends too soon. */
const findFirstError = (text: string): number => {
  const open: string[] = [];
  let expected: Expected = 'value';
  let offset = 0;
  while (expected !== 'nothing') {
    token.lastIndex = offset;
    const match: RegExpExecArray | null = token.exec(text);
    const next: Expected | null | undefined = match && follow(expected, open, match.groups ?? {});
    if (!next) break;
    offset = token.lastIndex;
    expected = next;
  }
  return offset + (/^[ \t\r\n]*/u.exec(text.slice(offset))?.[0].length ?? 0);
};

/** Parses JSON; an error gives line and column, which the runtime's own message does not always contain. */
export const readJson = (text: string, name: string): unknown => {
  const plain = text.replace(/^\uFEFF/u, '');
  try {
    return JSON.parse(plain);
  } catch {
    const offset = findFirstError(plain);
    const before = plain.slice(0, offset).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
    const found =
      offset >= plain.length ? 'the text ends too soon' : `${JSON.stringify(plain.slice(offset, offset + 12))} is not allowed here`;
    throw new Refusal(`${name} is not valid JSON: ${place}: ${found}`);
  }
};

/** Control characters, line breaks included, and those that change the reading direction: a terminal interprets them, but nobody sees them. */
const hidden = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

const listHiddenCharacters = (value: unknown, path: string): readonly string[] => {
  if (typeof value === 'string') {
    const code = hidden.exec(value)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return code === undefined ? [] : [`${path}: the invisible character U+${code} is not allowed; allowed: visible text of one line`];
  }
  if (typeof value !== 'object' || value === null) return [];
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  return Object.entries(value).flatMap(([key, part]) =>
    hidden.test(key) ? listHiddenCharacters(key, 'a name') : listHiddenCharacters(part, at(key)),
  );
};

/** Parses a JSON document and refuses texts that are not printable. */
export const readDocument = (text: string, name: string): unknown => {
  const document = readJson(text, name);
  const lines = listHiddenCharacters(document, '');
  if (lines.length > 0) throw new Refusal(...lines);
  return document;
};
