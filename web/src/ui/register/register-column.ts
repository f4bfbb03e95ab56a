import type { ReactNode } from 'react';

/** One column of a register. `value` is its text; `cell` how it is rendered where that is more than text. */
export interface RegisterColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => string | number | null;
  readonly cell?: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  readonly numeric?: boolean;
  /** Least width in pixels; the text wraps inside. */
  readonly width?: number;
  /** On a phone: the card's heading, a line of it, or behind 'Details'. */
  readonly phone: 'title' | 'line' | 'details';
}

/** Why a row is highlighted. */
export type RowMark = 'editing' | 'focus' | undefined;

export const drawCell = <Row>(column: RegisterColumn<Row>, row: Row): ReactNode => column.cell?.(row) ?? column.value(row);
