import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

interface TableFrameProps {
  readonly label: string;
  /** Narrower than this, px, the table scrolls inside its frame. */
  readonly minWidth: number;
  /** Higher than this, the table scrolls too. */
  readonly maxHeight?: string;
  readonly children: ReactNode;
}

/** A table that scrolls where it does not fit; focusable, so that the keyboard can scroll it. A group: the part around it is the landmark. */
export const TableFrame = ({ label, minWidth, maxHeight, children }: TableFrameProps) => (
  <Box role="group" aria-label={label} tabIndex={0} style={{ overflowX: 'auto', maxHeight }}>
    <div style={{ minWidth }}>{children}</div>
  </Box>
);
