import { useRef } from 'react';

/** The value, or while frozen the last value before. */
export const useFrozen = <Value>(value: Value, isFrozen: boolean): Value => {
  const last = useRef(value);
  if (!isFrozen) last.current = value;
  return last.current;
};
