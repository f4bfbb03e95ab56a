interface Connection {
  readonly saveData?: boolean;
}

/** No video where the person asked for less motion or for fewer bytes. */
export const allowsMotion = (): boolean => {
  const connection: Connection | undefined = 'connection' in navigator ? (navigator.connection as Connection) : undefined;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
};
