import type { ReactNode } from 'react';
import classes from './early-warning.module.css';

/** A map and what belongs beside it; beneath it where there is no room. */
export const MapFrame = ({ map, children }: { readonly map: ReactNode; readonly children: ReactNode }) => (
  <div className={classes.pair}>
    <div className={classes.map}>{map}</div>
    <div className={classes.beside}>{children}</div>
  </div>
);
