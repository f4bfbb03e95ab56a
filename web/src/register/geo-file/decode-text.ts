import { findTextEncoding } from '@hazardguard/contract/kml-file';
import { FileProblem } from './file-problem.ts';

/** The text of a file: by its byte order mark, else by what an XML declaration says, else UTF-8. Never with replaced characters. */
export const decodeText = (bytes: Uint8Array<ArrayBuffer>): string => {
  const encoding = findTextEncoding(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new FileProblem('not-text', { encoding });
  }
};
