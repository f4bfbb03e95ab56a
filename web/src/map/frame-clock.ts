/** The current frame of a series, outside React, so that thirty changes a second re-render only what shows them. */
export interface FrameClock {
  readonly get: () => number;
  readonly set: (frame: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const frameClock = (start = 0): FrameClock => {
  let frame = start;
  const listeners = new Set<() => void>();
  return {
    get: () => frame,
    set: (next) => {
      if (next === frame) return;
      frame = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
