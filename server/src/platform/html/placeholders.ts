/** The place of a value in a template: text, a quoted attribute (`before` is the earlier part of the quotes), or among attributes. */
export type Placeholder =
  | { readonly place: 'text' }
  | { readonly place: 'tag' }
  | { readonly place: 'value'; readonly attribute: string; readonly before: string };

const text = /[^<]+|<!doctype html>|<\/[a-z][a-z0-9]*>|<([a-z][a-z0-9]*)/iy;
const tag = /\s+|([a-z][a-z0-9:-]*)="|[a-z][a-z0-9:-]*(?![a-z0-9:=-])|\/?>/iy;
const value = /[^"]*/y;

/** Only void elements, with an address. */
const closedAtOnce: ReadonlySet<string> = new Set(['script', 'style']);

const read = (strings: readonly string[]): readonly Placeholder[] => {
  const holes: Placeholder[] = [];
  let place: Placeholder['place'] = 'text';
  let element = '';
  let attribute = '';
  let before = '';
  for (const [index, string] of strings.entries()) {
    let at = 0;
    const next = (pattern: RegExp): RegExpExecArray => {
      pattern.lastIndex = at;
      const match = pattern.exec(string);
      if (match === null) throw new Error(`A template that cannot be read at ${JSON.stringify(string.slice(at, at + 40))}`);
      at = pattern.lastIndex;
      return match;
    };
    while (at < string.length) {
      if (place === 'text') {
        const opened = next(text)[1];
        if (opened !== undefined) {
          element = opened.toLowerCase();
          place = 'tag';
        }
      } else if (place === 'tag') {
        const [whole, name] = next(tag);
        if (name !== undefined) {
          attribute = name;
          before = '';
          place = 'value';
        } else if (whole.endsWith('>')) {
          if (closedAtOnce.has(element) && !string.startsWith(`</${element}>`, at))
            throw new Error(`No value is allowed inside ${element}`);
          place = 'text';
        }
      } else {
        before += next(value)[0];
        if (string[at] === '"') {
          at++;
          place = 'tag';
        }
      }
    }
    if (index === strings.length - 1) {
      if (place !== 'text') throw new Error('A template that ends inside a tag');
    } else if (place === 'value') {
      holes.push({ place, attribute, before });
      before += '\u0000';
    } else {
      if (place === 'tag' && !/\s$/.test(string)) throw new Error('A space is required before attributes(…)');
      holes.push({ place });
    }
  }
  return holes;
};

const known = new WeakMap<TemplateStringsArray, readonly Placeholder[]>();

/** The places of a template's values, parsed once for each template. */
export const findHoles = (strings: TemplateStringsArray): readonly Placeholder[] => {
  const found = known.get(strings);
  if (found !== undefined) return found;
  const holes = read(strings);
  known.set(strings, holes);
  return holes;
};
