import { useRef } from 'react';

/** The value before, as long as the new one says the same: parts that are drawn only when something changes are not drawn for a copy. */
export const useStable = <Value>(value: Value): Value => {
  const said = JSON.stringify(value);
  const kept = useRef({ said, value });
  // The same text makes the same value: what an abandoned drawing leaves here is as good as what it took the place of.
  if (kept.current.said !== said) kept.current = { said, value };
  return kept.current.value;
};
