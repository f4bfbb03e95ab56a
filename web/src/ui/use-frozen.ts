import { useRef } from 'react';

/** The value, or while it is held the last one that was not. */
export const useFrozen = <Value>(value: Value, isFrozen: boolean): Value => {
  const last = useRef(value);
  if (!isFrozen) last.current = value;
  return last.current;
};
