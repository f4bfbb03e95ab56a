import type { ChartAxis, ChartLevel, ChartLine, ChartMarker } from './chart-model.ts';

export interface ChartProps {
  /** What the chart shows, as a sentence for screen readers; the numbers are in the table next to it. */
  readonly label: string;
  readonly x: ChartAxis;
  readonly y: ChartAxis;
  readonly xs: readonly number[];
  readonly lines: readonly ChartLine[];
  readonly levels?: readonly ChartLevel[];
  readonly markers?: readonly ChartMarker[];
  /** A second quantity, with its axis at the right. */
  readonly right?: { readonly y: ChartAxis; readonly lines: readonly ChartLine[] };
  /** Above the lines: where something moves to at each position, degrees from north; null: nowhere; NaN: not known. */
  readonly arrows?: readonly (number | null)[];
  /** Shaded spans of the x axis, such as nights. */
  readonly spans?: { readonly label: string; readonly ends: readonly (readonly [from: number, to: number])[] };
  /** What else is read at a position, by its index. */
  readonly noteAt?: (index: number) => string;
  /** CSS pixels; default 400. */
  readonly height?: number;
  /** Inputs have changed since: drawn pale. */
  readonly stale?: boolean;
}

/** CSS pixels. */
export const usualHeight = 400;
