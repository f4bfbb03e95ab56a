interface Connection {
  readonly saveData?: boolean;
}

/** No video for people who prefer reduced motion or reduced data. */
export const allowsMotion = (): boolean => {
  const connection: Connection | undefined = 'connection' in navigator ? (navigator.connection as Connection) : undefined;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
};
