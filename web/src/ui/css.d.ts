import 'react';

/** Custom properties may be passed to a style sheet through `style`. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
