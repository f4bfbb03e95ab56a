import type { ReactNode } from 'react';

/** A map with content beside it, or below it on a narrow screen. */
export const MapFrame = ({ map, children }: { readonly map: ReactNode; readonly children: ReactNode }) => (
  <div className="hg-wide-first hg-below-6">
    <div className="hg-map hg-card">{map}</div>
    <div className="hg-stack hg-gap-4">{children}</div>
  </div>
);
