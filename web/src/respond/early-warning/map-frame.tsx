import type { ReactNode } from 'react';
import classes from './early-warning.module.css';

/** A map with content beside it, or below it on a narrow screen. */
export const MapFrame = ({ map, children }: { readonly map: ReactNode; readonly children: ReactNode }) => (
  <div className={classes.pair}>
    <div className={classes.map}>{map}</div>
    <div className={classes.side}>{children}</div>
  </div>
);
