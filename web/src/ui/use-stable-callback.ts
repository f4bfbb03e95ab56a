import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for good, that does what the newest one does: for parts that are drawn only when something of theirs changes. */
export const useStableCallback = <Arguments extends readonly unknown[], Answer>(
  newest: (...args: Arguments) => Answer,
): ((...args: Arguments) => Answer) => {
  const kept = useRef(newest);
  useLayoutEffect(() => {
    kept.current = newest;
  });
  return useCallback((...args) => kept.current(...args), []);
};
