import { useRef } from 'react';

/** The value, or while it is held the last one that was not. */
export const useHeld = <Value>(value: Value, isHeld: boolean): Value => {
  const last = useRef(value);
  if (!isHeld) last.current = value;
  return last.current;
};
