import { Box } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './map-panel.module.css';

interface MapWithPanelProps {
  readonly map: ReactNode;
  /** Reference to the map's element, to scroll it into view. */
  readonly mapRef?: Ref<HTMLDivElement>;
  /** Name of the panel for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The map fills the frame; the panel is next to it on a desk, below it on a phone. */
export const MapWithPanel = ({ map, mapRef, label, children }: MapWithPanelProps) => (
  <div className="hg-beside">
    <div ref={mapRef}>{map}</div>
    {/* What scrolls must be reachable from the keyboard. */}
    <Box component="section" className={`hg-stack hg-gap-4 hg-pad-4 hg-scroll ${classes.panel}`} aria-label={label} tabIndex={0}>
      {children}
    </Box>
  </div>
);
