import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a fixed identity that calls the newest version: for parts that re-render only when their props change. */
export const useStableCallback = <Arguments extends readonly unknown[], Answer>(
  newest: (...args: Arguments) => Answer,
): ((...args: Arguments) => Answer) => {
  const kept = useRef(newest);
  useLayoutEffect(() => {
    kept.current = newest;
  });
  return useCallback((...args) => kept.current(...args), []);
};
