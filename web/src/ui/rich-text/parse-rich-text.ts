import { toSafeLink } from './safe-link.ts';

/** The elements of a text. There is none for markup: `<b>` is three characters. */
export type Inline =
  | { readonly type: 'text' | 'code' | 'strong'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly href: string }
  | { readonly type: 'cite'; readonly number: number };

export type Block =
  | { readonly type: 'paragraph' | 'heading'; readonly inlines: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly type: 'code'; readonly text: string };

/** `code`, **strong**, [words](address), [1], a bare address; each limited in length, so that no text is slow to parse. */
const marks =
  /`([^`\n]{1,500})`|\*\*([^*\n]{1,500})\*\*|\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)|\[(\d{1,2})\]|\b((?:https?|ircs?):\/\/[^\s<>"'`()[\]{}]{1,2000}|(?:mailto|xmpp):[^\s<>"'`()[\]{}]{1,300})/gi;

/** A full stop after an address belongs to the sentence. */
const sentenceEnd = /[.,;:!?…।]+$/;

const link = (text: string, address: string): Inline => {
  const href = toSafeLink(address);
  return href === undefined ? { type: 'text', text } : { type: 'link', text, href };
};

const toInlines = (match: RegExpMatchArray): readonly Inline[] => {
  const [whole, code, strong, words, address, number, bare] = match;
  if (code !== undefined) return [{ type: 'code', text: code }];
  if (strong !== undefined) return [{ type: 'strong', text: strong }];
  if (words !== undefined && address !== undefined) {
    // A refused link is shown as written: nothing is hidden.
    return toSafeLink(address) === undefined ? [{ type: 'text', text: whole }] : [link(words, address)];
  }
  if (number !== undefined) return [{ type: 'cite', number: Number(number) }];
  const end = sentenceEnd.exec(bare ?? '')?.[0] ?? '';
  const found = (bare ?? '').slice(0, (bare ?? '').length - end.length);
  return end === '' ? [link(found, found)] : [link(found, found), { type: 'text', text: end }];
};

export const parseInlines = (text: string): readonly Inline[] => {
  const inlines: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > at) inlines.push({ type: 'text', text: text.slice(at, match.index) });
    inlines.push(...toInlines(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) inlines.push({ type: 'text', text: text.slice(at) });
  return inlines;
};

const fence = /^\s{0,3}```/;
const bullet = /^\s{0,6}[-*•]\s+(.*)$/;
const numbered = /^\s{0,6}\d{1,3}[.)]\s+(.*)$/;
const heading = /^\s{0,3}#{1,6}\s+(.*)$/;

/** Paragraphs, headings, lists and code of a text: the few Markdown marks that answers use. */
export const parseRichText = (text: string): readonly Block[] => {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let list: { ordered: boolean; items: string[] } | undefined;
  let code: string[] | undefined;

  const close = (): void => {
    if (paragraph.length > 0) blocks.push({ type: 'paragraph', inlines: parseInlines(paragraph.join('\n')) });
    if (list) blocks.push({ type: 'list', ordered: list.ordered, items: list.items.map(parseInlines) });
    paragraph = [];
    list = undefined;
  };
  const item = (ordered: boolean, words: string): void => {
    if (list?.ordered !== ordered) close();
    list ??= { ordered, items: [] };
    list.items.push(words);
  };

  for (const line of text.split(/\r\n|\n|\r/)) {
    if (fence.test(line)) {
      if (code) blocks.push({ type: 'code', text: code.join('\n') });
      else close();
      code = code ? undefined : [];
      continue;
    }
    if (code) {
      code.push(line);
      continue;
    }
    const [, asHeading] = heading.exec(line) ?? [];
    const [, asBullet] = bullet.exec(line) ?? [];
    const [, asNumbered] = numbered.exec(line) ?? [];
    if (asHeading !== undefined) {
      close();
      blocks.push({ type: 'heading', inlines: parseInlines(asHeading) });
    } else if (asBullet !== undefined) item(false, asBullet);
    else if (asNumbered !== undefined) item(true, asNumbered);
    else if (line.trim() === '') {
      // A blank line between two list items does not end their list.
      if (!list) close();
    } else {
      if (list) close();
      paragraph.push(line.trim());
    }
  }
  close();
  // An answer that is still arriving may be inside its code.
  if (code) blocks.push({ type: 'code', text: code.join('\n') });
  return blocks;
};
