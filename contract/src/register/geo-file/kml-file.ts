import { FileProblem } from './file-problem.ts';

const byMark = (bytes: Uint8Array): string | undefined => {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  // No text of KML or GeoJSON begins with a zero.
  if ((a === 0xff && b === 0xfe) || b === 0) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || a === 0) return 'utf-16be';
  return undefined;
};

/** The encoding of a text by its first bytes: its byte order mark, else what an XML declaration says, else UTF-8. */
const findTextEncoding = (bytes: Uint8Array): string => {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  return byMark(bytes) ?? /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
};

/** A KML in an archive, but not what macOS adds for itself. */
export const isKml = (name: string): boolean => /\.kml$/i.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name);

/** The document of a KMZ: `doc.kml` by custom, else the first KML by the standard's rule. */
export const findMainKml = (names: readonly string[]): string | undefined => {
  const own = names.filter(isKml);
  return own.find((name) => name.toLowerCase() === 'doc.kml') ?? own[0];
};

/** The text of a file: by its byte order mark, else by what an XML declaration says, else UTF-8. Never with replaced characters. */
export function* decodeText(chunks: Iterable<Uint8Array>): Generator<string> {
  let encoding = 'utf-8';
  let decoder: TextDecoder | undefined;
  try {
    for (const chunk of chunks) {
      if (decoder === undefined) encoding = findTextEncoding(chunk);
      decoder ??= new TextDecoder(encoding, { fatal: true });
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    // Of the decoder: an encoding that it does not know, or bytes that are none of it.
    throw error instanceof TypeError || error instanceof RangeError ? new FileProblem('not-text', { encoding }) : error;
  }
}
