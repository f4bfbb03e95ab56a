import classes from './weather.module.css';

/** Points where the wind blows to. The text next to it says where it comes from. */
export const WindArrow = ({ fromDeg, size = 20 }: { readonly fromDeg: number; readonly size?: number }) => (
  <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden className={classes.arrow} style={{ rotate: `${fromDeg + 180}deg` }}>
    <path d="M10 1 L15 9 L11.5 9 L11.5 19 L8.5 19 L8.5 9 L5 9 Z" />
  </svg>
);
