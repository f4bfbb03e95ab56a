import 'react';

/** Custom properties may be handed to a stylesheet through `style`. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
