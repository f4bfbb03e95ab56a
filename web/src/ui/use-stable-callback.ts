import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a fixed identity that calls the newest version: for parts that re-render only when their props change. */
export const useStableCallback = <Arguments extends readonly unknown[], Answer>(
  newest: (...args: Arguments) => Answer,
): ((...args: Arguments) => Answer) => {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...args) => latest.current(...args), []);
};
