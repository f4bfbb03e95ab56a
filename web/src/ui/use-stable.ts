import { useRef } from 'react';

/** The previous value while the new one is equal: parts that re-render only on change do not re-render for a copy. */
export const useStable = <Value>(value: Value): Value => {
  const said = JSON.stringify(value);
  const kept = useRef({ said, value });
  // Equal text gives an equal value, so a value left by an abandoned render is as good as the one it replaced.
  if (kept.current.said !== said) kept.current = { said, value };
  return kept.current.value;
};
