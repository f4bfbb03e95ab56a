import { FileProblem, quoted } from './file-problem.ts';
import { limits } from './limits.ts';

/** An element of a document without a document type: names without their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  /** Its own text, not that of its children. */
  text: string;
}

const tag = /<(\/?)([^\s<>/="'!?&]+)((?:\s+[^\s<>/="'&]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([^\s<>/="'&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Line of a place in the text, from 1. */
const lineAt = (text: string, at: number): number => {
  let line = 1;
  for (let next = text.indexOf('\n'); next !== -1 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
  return line;
};

const broken = (text: string, at: number): FileProblem =>
  new FileProblem('xml', { line: lineAt(text, at), near: quoted(text.slice(at, at + 60)) });

/** Only the five entities of XML and numbered characters: there is no document type that could declare more. */
const decoded = (raw: string, fail: () => FileProblem): string =>
  raw.includes('&')
    ? raw.replace(/&(?:#(\d{1,7});|#x([\da-fA-F]{1,6});|(\w{1,8});)?/g, (_whole, decimal?: string, hex?: string, name?: string) => {
        const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : undefined;
        if (code !== undefined && code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
        const known = name === undefined ? undefined : named[name];
        if (known === undefined) throw fail();
        return known;
      })
    : raw;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Where a comment, an instruction or a section of plain characters ends, and what text it gives. */
const special = (text: string, at: number): { readonly end: number; readonly given: string } | undefined => {
  const until = (mark: string, from: number): number => {
    const end = text.indexOf(mark, from);
    if (end === -1) throw broken(text, at);
    return end;
  };
  if (text.startsWith('<!--', at)) return { end: until('-->', at + 4) + 3, given: '' };
  if (text.startsWith('<?', at)) return { end: until('?>', at + 2) + 2, given: '' };
  if (text.startsWith('<![CDATA[', at)) {
    const end = until(']]>', at + 9);
    return { end: end + 3, given: text.slice(at + 9, end) };
  }
  // DOCTYPE, ENTITY, ELEMENT, NOTATION: whatever declares something.
  if (text.startsWith('<!', at)) throw new FileProblem('doctype', { line: lineAt(text, at) });
  return undefined;
};

const readAttributes = (raw: string, fail: () => FileProblem): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of raw.matchAll(attribute)) found.set(localName(name), decoded(double ?? single ?? '', fail));
  return found;
};

/**
 * The root element of an XML text. Strict: tags must close in order, and any declaration (DOCTYPE, ENTITY) is refused outright, so
 * that nothing can be expanded and nothing outside the file is ever read.
 */
export const readXml = (text: string): XmlElement => {
  const top: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open: { readonly element: XmlElement; readonly tag: string }[] = [{ element: top, tag: '' }];
  let count = 0;
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const end = next === -1 ? text.length : next;
    const inside = open.at(-1) as (typeof open)[number];
    if (end > at) {
      const from = at;
      const content = decoded(text.slice(at, end), () => broken(text, from));
      if (inside.tag !== '') inside.element.text += content;
      else if (content.trim() !== '') throw broken(text, from);
    }
    if (next === -1) break;
    const mark = special(text, next);
    if (mark) {
      inside.element.text += mark.given;
      at = mark.end;
      continue;
    }
    tag.lastIndex = next;
    const found = tag.exec(text);
    if (!found) throw broken(text, next);
    const [whole, closing, name = '', attributes = '', empty] = found;
    at = next + whole.length;
    if (closing) {
      if (inside.tag !== name) throw broken(text, next);
      open.pop();
      continue;
    }
    if (inside.tag === '' && top.children.length > 0) throw broken(text, next);
    count += 1;
    if (count > limits.elements) throw new FileProblem('elements', { limit: limits.elements });
    const element: XmlElement = {
      name: localName(name),
      attributes: readAttributes(attributes, () => broken(text, next)),
      children: [],
      text: '',
    };
    inside.element.children.push(element);
    if (empty) continue;
    if (open.length > limits.depth) throw new FileProblem('deep', { limit: limits.depth, line: lineAt(text, next) });
    open.push({ element, tag: name });
  }
  const [root] = top.children;
  if (root === undefined || open.length > 1) throw broken(text, Math.max(0, text.trimEnd().length - 40));
  return root;
};

export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The trimmed text of a child; empty where there is none. */
export const childText = (element: XmlElement | undefined, name: string): string => childNamed(element, name)?.text.trim() ?? '';
