import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

const inflateStream = promisify(inflate);

/** Limit for the inflated object streams of one document, bytes; usual documents have about a hundredth. */
const maxInflatedBytes = 32 * 1024 * 1024;

/** Names of ISO 32000-1 (7.11.4, 12.6.4, 12.7.8, 13) that make a PDF reader run, open, send or unpack something, with a description. */
const active: readonly (readonly [RegExp, string])[] = [
  [/\/(?:JavaScript|JS)(?![\w.-])/, 'a script'],
  [/\/Launch(?![\w.-])/, 'a command that starts a program'],
  [/\/EmbeddedFiles?(?![\w.-])/, 'a file inside it'],
  [/\/XFA(?![\w.-])/, 'a form that runs (XFA)'],
  [/\/(?:RichMedia|Rendition)(?![\w.-])/, 'media that play automatically'],
  [/\/(?:SubmitForm|ImportData)(?![\w.-])/, 'a form that sends or fetches data'],
  [/\/GoTo[ER](?![\w.-])/, 'a link that opens another file'],
  // Opening at a page is harmless.
  [/\/OpenAction(?!\s*(?:\[|<<[^<>]{0,200}\/S\s*\/GoTo(?![\w.-])[^<>]{0,200}>>))(?![\w.-])/, 'an action that runs when it is opened'],
  [/\/AA(?![\w.-])\s*(?:<<|\d)/, 'an action that runs automatically'],
];

/** Names may be written with escapes: /J#61vaScript (7.3.5). */
const unescapeNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

interface Stream {
  readonly dictionary: string;
  readonly body: Buffer;
}

/** Start of the last object before a stream; 0 if it is unclear, so that more text is searched. */
const findLastObject = (before: string): number => {
  for (let at = before.length, tries = 0; tries < 50; tries++) {
    at = before.lastIndexOf('obj', at - 1);
    if (at <= 0) return 0;
    const line = Math.max(before.lastIndexOf('\n', at), before.lastIndexOf('\r', at));
    // Skip matches in comments.
    if (!before.slice(line + 1, at).includes('%')) return at;
  }
  return 0;
};

/** Splits a document into the text of its objects and the streams between them. */
const splitParts = (bytes: Buffer): { readonly text: string; readonly streams: readonly Stream[] } => {
  const text = bytes.toString('latin1');
  const between: string[] = [];
  const streams: Stream[] = [];
  const opening = />>\s*stream(?:\r\n|\n|\r)/g;
  let at = 0;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const from = opening.lastIndex;
    const end = text.indexOf('endstream', from);
    const to = end === -1 ? text.length : end;
    const before = text.slice(at, found.index);
    between.push(before);
    streams.push({ dictionary: unescapeNames(before.slice(findLastObject(before))), body: bytes.subarray(from, to) });
    at = to;
    opening.lastIndex = to;
  }
  return { text: [...between, text.slice(at)].join('\n'), streams };
};

/** Object streams (7.5.7) are recognised by the keys that a reader needs, because their type may be missing. */
const hasObjects = ({ dictionary }: Stream): boolean =>
  /\/ObjStm(?![\w.-])/.test(dictionary) || (/\/First(?![\w.-])/.test(dictionary) && /\/N(?![\w.-])/.test(dictionary));

const parseFilter = (dictionary: string): string | null =>
  /\/Filter\s*(\[[^\]]{0,100}\]|\/\w+|\d+ \d+ R)/.exec(dictionary)?.[1]?.replace(/[\s[\]]/g, '') ?? null;

/** An object hidden in a data stream, which a reader could be directed to. */
const object = /\d\s{1,9}\d{1,9}\s{1,9}obj(?![\w.-])/;

const unreadable = 'parts that cannot be checked';

/**
 * Describes the first active content of a PDF; null: none found. Checks every object, also in compressed object streams. Parts that
 * cannot be checked (encrypted, unusual compression) count as active.
 */
export const findActiveContent = async (file: Uint8Array): Promise<string | null> => {
  const { text, streams } = splitParts(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  const texts = [text];
  let remaining = maxInflatedBytes;
  for (const stream of streams) {
    const raw = stream.body.toString('latin1');
    if (object.test(raw)) texts.push(raw);
    if (!hasObjects(stream)) continue;
    const filter = parseFilter(stream.dictionary);
    if (filter === null) {
      texts.push(raw);
      continue;
    }
    if (filter !== '/FlateDecode' || /\/Predictor(?![\w.-])/.test(stream.dictionary)) return unreadable;
    try {
      const whole = await inflateStream(stream.body, { maxOutputLength: remaining, finishFlush: constants.Z_SYNC_FLUSH });
      remaining -= whole.length;
      texts.push(whole.toString('latin1'));
    } catch {
      return unreadable;
    }
    if (remaining <= 0) return unreadable;
  }
  const plain = texts.map(unescapeNames);
  if (plain.some((part) => /\/Encrypt(?![\w.-])/.test(part))) return 'encryption, so that it cannot be checked';
  return active.find(([pattern]) => plain.some((part) => pattern.test(part)))?.[1] ?? null;
};
