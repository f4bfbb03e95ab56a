import { Box } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './map-panel.module.css';

interface MapWithPanelProps {
  readonly map: ReactNode;
  /** Of the map's place, to scroll it into sight. */
  readonly mapRef?: Ref<HTMLDivElement>;
  /** What the panel holds, for a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The map fills the frame; the panel stands beside it on a desk, beneath it on a phone. */
export const MapWithPanel = ({ map, mapRef, label, children }: MapWithPanelProps) => (
  <div className={classes.screen}>
    <div ref={mapRef} className={classes.map}>
      {map}
    </div>
    {/* What scrolls must be reachable from the keyboard. */}
    <Box component="section" className={classes.panel} aria-label={label} tabIndex={0}>
      {children}
    </Box>
  </div>
);
