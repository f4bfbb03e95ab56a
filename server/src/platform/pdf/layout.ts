import type { Content } from './document.ts';
import { type Run, splitByScript } from './scripts.ts';

/** Text in the fonts of its scripts. */
export const toFontRuns = (words: string): Run[] => splitByScript(words).map((run) => ({ ...run }));

export const text = (words: string): Content => ({ text: toFontRuns(words) });
/** Text with space to the table above it. */
export const paragraph = (words: string): Content => ({ text: toFontRuns(words), margin: [0, 6, 0, 0] });
export const note = (words: string): Content => ({ text: toFontRuns(words), style: 'note', margin: [0, 4, 0, 0] });
interface Heading {
  readonly text: Run[];
  readonly style: 'heading' | 'subheading';
  /** A page never ends with it. */
  readonly headlineLevel: 1;
}
export const heading = (words: string): Heading => ({ text: toFontRuns(words), style: 'heading', headlineLevel: 1 });
export const subheading = (words: string): Heading => ({ text: toFontRuns(words), style: 'subheading', headlineLevel: 1 });

type Widths = readonly (string | number)[];
type Rows = readonly (readonly string[])[];

/** Rows without a header: a name and its values. */
export const pairs = (width: number, rows: Rows): Content => ({
  layout: 'plain',
  table: { dontBreakRows: true, widths: [width, '*'], body: rows.map((row) => row.map(text)) },
});

/** A table with its heading as a header row: both are repeated on each page, and no page ends with them. */
export const table = ({ text: title, style }: Heading, heads: readonly string[], widths: Widths, rows: Rows): Content => ({
  layout: 'plain',
  table: {
    headerRows: 2,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: [...widths],
    body: [
      [{ text: title, style, colSpan: heads.length }, ...heads.slice(1).map(() => ({ text: '' }))],
      heads.map((head) => ({ text: toFontRuns(head), style: 'head' })),
      ...rows.map((row) => row.map(text)),
    ],
  },
});
