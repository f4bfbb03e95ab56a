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

/** An element that lies in containers alone, and the names of those containers, outermost first. */
export interface XmlPart {
  readonly element: XmlElement;
  readonly folder: readonly string[];
}

const tag = /<(\/?)([^\s<>/="'!?&]+)((?:\s+[^\s<>/="'&]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([^\s<>/="'&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
/** Characters of a tag with its attributes. */
const longestTag = 1024 * 1024;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const noAttributes: ReadonlyMap<string, string> = new Map();

const countLines = (text: string, end: number): number => {
  let lines = 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < end; next = text.indexOf('\n', next + 1)) lines += 1;
  return lines;
};

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

const readAttributes = (raw: string, fail: () => FileProblem): ReadonlyMap<string, string> => {
  if (raw.trim() === '') return noAttributes;
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of raw.matchAll(attribute)) found.set(localName(name), decoded(double ?? single ?? '', fail));
  return found;
};

/** What ends a comment, an instruction or a section of plain characters, by how it begins. */
const specials = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
] as const;

interface Open {
  readonly element: XmlElement;
  readonly tag: string;
  readonly isContainer: boolean;
}

/**
 * The parts of an XML text, each as soon as it has been read; only one of them is kept. Strict: tags must close in order, and any
 * declaration (DOCTYPE, ENTITY) is refused outright, so that nothing can be expanded and nothing outside the file is ever read.
 */
export class XmlReader {
  readonly #isContainer: (name: string) => boolean;
  readonly #checkRoot: (name: string) => void;
  readonly #open: Open[] = [];
  readonly #parts: XmlPart[] = [];
  #hasRoot = false;
  #buffer = '';
  /** The line where the buffer begins, from 1. */
  #line = 1;
  #elements = 0;

  constructor(isContainer: (name: string) => boolean, checkRoot: (name: string) => void) {
    this.#isContainer = isContainer;
    this.#checkRoot = checkRoot;
  }

  /** Reads on and gives the parts that are complete. */
  read(piece: string, isLast: boolean): readonly XmlPart[] {
    this.#buffer += piece;
    const end = this.#step(isLast);
    this.#line += countLines(this.#buffer, end);
    this.#buffer = this.#buffer.slice(end);
    if (this.#buffer.length > limits.part) throw new FileProblem('part', { line: this.#line, limit: limits.part / 1024 / 1024 });
    if (isLast && (!this.#hasRoot || this.#open.length > 0)) throw this.#broken(Math.max(0, this.#buffer.trimEnd().length - 40));
    return this.#parts.splice(0);
  }

  #lineAt(at: number): number {
    return this.#line + countLines(this.#buffer, at);
  }

  #broken(at: number): FileProblem {
    return new FileProblem('xml', { line: this.#lineAt(at), near: quoted(this.#buffer.slice(at, at + 60)) });
  }

  /** Reads the complete tokens of the buffer and returns where the first incomplete one begins. */
  #step(isLast: boolean): number {
    let at = 0;
    for (;;) {
      const next = this.#buffer.indexOf('<', at);
      if (next === -1) {
        if (!isLast) return at;
        this.#text(at, this.#buffer.length);
        return this.#buffer.length;
      }
      this.#text(at, next);
      const end = this.#special(next, isLast) ?? this.#tag(next, isLast);
      if (end === null) return next;
      at = end;
    }
  }

  #text(from: number, to: number): void {
    if (to === from) return;
    const inside = this.#open.at(-1);
    const content = decoded(this.#buffer.slice(from, to), () => this.#broken(from));
    if (inside !== undefined && !inside.isContainer) inside.element.text += content;
    else if (inside === undefined && content.replace('\ufeff', '').trim() !== '') throw this.#broken(from);
  }

  /** Behind a comment, an instruction or a section of plain characters; undefined: it is none, null: it does not end yet. */
  #special(at: number, isLast: boolean): number | null | undefined {
    const found = specials.find(([mark]) => this.#buffer.startsWith(mark, at));
    if (found === undefined) {
      // DOCTYPE, ENTITY, ELEMENT, NOTATION: whatever declares something.
      if (!this.#buffer.startsWith('<!', at)) return undefined;
      if (!isLast && this.#buffer.length < at + 9) return null;
      throw new FileProblem('doctype', { line: this.#lineAt(at) });
    }
    const [mark, close] = found;
    const end = this.#buffer.indexOf(close, at + mark.length);
    if (end === -1) {
      if (isLast) throw this.#broken(at);
      return null;
    }
    const inside = this.#open.at(-1);
    if (mark === '<![CDATA[' && inside !== undefined && !inside.isContainer)
      inside.element.text += this.#buffer.slice(at + mark.length, end);
    return end + close.length;
  }

  #tag(at: number, isLast: boolean): number | null {
    const close = this.#buffer.indexOf('>', at);
    if (close === -1 && !isLast) return null;
    if (close - at > longestTag) throw new FileProblem('part', { line: this.#lineAt(at), limit: longestTag / 1024 / 1024 });
    tag.lastIndex = at;
    const found = tag.exec(this.#buffer);
    if (!found) {
      // A tag that is complete and wrong, or one whose end is in the next piece.
      if (isLast || /^<[^<>"']*>/.test(this.#buffer.slice(at, at + 1_000))) throw this.#broken(at);
      return null;
    }
    const [whole, closing, name = '', attributes = '', empty] = found;
    if (closing) {
      if (this.#open.at(-1)?.tag !== name) throw this.#broken(at);
      this.#close();
      return at + whole.length;
    }
    if (this.#open.length === 0) {
      if (this.#hasRoot) throw this.#broken(at);
      this.#hasRoot = true;
      this.#checkRoot(localName(name));
    }
    const parent = this.#open.at(-1);
    const isPart = parent === undefined || parent.isContainer;
    const isContainer = isPart && this.#isContainer(localName(name));
    this.#elements = isPart ? 0 : this.#elements + 1;
    if (this.#elements > limits.elements) throw new FileProblem('elements', { limit: limits.elements, line: this.#lineAt(at) });
    const element: XmlElement = {
      name: localName(name),
      attributes: isContainer ? noAttributes : readAttributes(attributes, () => this.#broken(at)),
      children: [],
      text: '',
    };
    if (!isPart) parent.element.children.push(element);
    this.#open.push({ element, tag: name, isContainer });
    if (empty) this.#close();
    else if (this.#open.length > limits.depth) throw new FileProblem('deep', { limit: limits.depth, line: this.#lineAt(at) });
    return at + whole.length;
  }

  #close(): void {
    const closed = this.#open.pop();
    const parent = this.#open.at(-1);
    if (closed === undefined || closed.isContainer || (parent !== undefined && !parent.isContainer)) return;
    const { element } = closed;
    // A container is called by the text of its element <name>.
    if (element.name === 'name' && parent !== undefined) parent.element.text = element.text.replace(/\s+/g, ' ').trim();
    else this.#parts.push({ element, folder: this.#open.map((one) => one.element.text).filter((text) => text !== '') });
  }
}

export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The trimmed text of a child; empty where there is none. */
export const childText = (element: XmlElement | undefined, name: string): string => childNamed(element, name)?.text.trim() ?? '';
