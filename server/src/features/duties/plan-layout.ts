import type { Content } from '../../pdf/document.ts';
import { inScripts } from '../../pdf/scripts.ts';

export const number = (value: number, digits = 3): string =>
  new Intl.NumberFormat('en-IN', { maximumSignificantDigits: digits }).format(value);
export const mass = (kg: number): string => (kg >= 10_000 ? `${number(kg / 1000)} t` : `${number(kg, 4)} kg`);
export const distance = (metres: number): string => (metres < 999.5 ? `${number(metres)} m` : `${number(metres / 1000)} km`);
export const moment = (date: Date): string =>
  `${new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Kolkata' }).format(date)} IST`;

export const day = (date: Date): string => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(date);

export const text = (words: string): Content => ({ text: inScripts(words).map((run) => ({ ...run })) });
export const note = (words: string): Content => ({ text: words, style: 'note', margin: [0, 4, 0, 0] });
interface Heading {
  readonly text: string;
  readonly style: 'heading' | 'subheading';
}
export const heading = (words: string): Heading => ({ text: words, style: 'heading' });
export const subheading = (words: string): Heading => ({ text: words, style: 'subheading' });

type Widths = readonly (string | number)[];
type Rows = readonly (readonly string[])[];

/** Rows without a head: a name and what belongs to it. */
export const pairs = (width: number, rows: Rows): Content => ({
  layout: 'plain',
  table: { dontBreakRows: true, widths: [width, '*'], body: rows.map((row) => row.map(text)) },
});

/** A table under its heading, which is one of its heads: both stand again on each page, and no page ends with them alone. */
export const table = (title: Heading, heads: readonly string[], widths: Widths, rows: Rows): Content => ({
  layout: 'plain',
  table: {
    headerRows: 2,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: [...widths],
    body: [
      [{ ...title, colSpan: heads.length }, ...heads.slice(1).map(() => ({ text: '' }))],
      heads.map((head) => ({ text: head, style: 'head' })),
      ...rows.map((row) => row.map(text)),
    ],
  },
});
