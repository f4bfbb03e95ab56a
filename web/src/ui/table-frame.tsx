import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

interface TableFrameProps {
  readonly label: string;
  /** Narrower than this, px, the table scrolls inside its frame. */
  readonly minWidth: number;
  readonly children: ReactNode;
}

/** A table that scrolls sideways where there is no room; reachable from the keyboard, as what scrolls must be. */
export const TableFrame = ({ label, minWidth, children }: TableFrameProps) => (
  <Box component="section" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
    <div style={{ minWidth }}>{children}</div>
  </Box>
);
