import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

/** A map with content beside it, or below it on a narrow screen. */
export const MapFrame = ({ map, children }: { readonly map: ReactNode; readonly children: ReactNode }) => (
  <div className="hg-wide-first hg-below-6">
    <Box h="clamp(360px, 62vh, 680px)" className="hg-map hg-card">
      {map}
    </Box>
    <div className="hg-stack hg-gap-4">{children}</div>
  </div>
);
