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
  /** CSS pixels; default 400. */
  readonly height?: number;
  /** Inputs have changed since: drawn pale. */
  readonly stale?: boolean;
}

/** CSS pixels. */
export const usualHeight = 400;
