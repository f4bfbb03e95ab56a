import type { SaxesParser } from 'saxes';
import { fileLimits, refuseDepth, refuseFile, toMegabytes } from './refuse-file.ts';

/** Characters of one text, comment or attribute; the limit of a feature, and the spaces between two. */
const mostSilent = 2 * fileLimits.featureCharacters;

interface LimitedXml {
  /** Gives the parser the next piece of the text. */
  readonly write: (piece: string) => void;
  /** Elements that are open, the root included. */
  readonly depth: () => number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Bounds what a parser holds: the depth of its elements, and text without an element, which it collects. Its owner calls `onOpen` and `onClose`. */
export const limitXml = (parser: SaxesParser, fail: (sentence: string) => Error = refuseFile): LimitedXml => {
  let depth = 0;
  let lastElement = 0;
  return {
    write: (piece) => {
      parser.write(piece);
      if (parser.position - lastElement > mostSilent) throw fail(`The file has more than ${toMegabytes(mostSilent)} MB without an element`);
    },
    depth: () => depth,
    onOpen: () => {
      lastElement = parser.position;
      depth += 1;
      if (depth > fileLimits.depth) throw refuseDepth();
    },
    onClose: () => {
      lastElement = parser.position;
      depth -= 1;
    },
  };
};
