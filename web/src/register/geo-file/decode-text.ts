import { FileProblem } from './file-problem.ts';

const byMark = (bytes: Uint8Array): string | undefined => {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return undefined;
};

/** The text of a file: by its byte order mark, else by what an XML declaration says, else UTF-8. Never with replaced characters. */
export const decodeText = (bytes: Uint8Array<ArrayBuffer>): string => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const encoding = byMark(bytes) ?? /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new FileProblem('not-text', { encoding });
  }
};
