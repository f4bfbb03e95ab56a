import { useRef } from 'react';

/** The previous value while the new one is equal: parts that re-render only on change do not re-render for a copy. */
export const useStable = <Value>(value: Value): Value => {
  const said = JSON.stringify(value);
  const previous = useRef({ said, value });
  // Equal text gives an equal value, so a value left by an abandoned render is as good as the one it replaced.
  if (previous.current.said !== said) previous.current = { said, value };
  return previous.current.value;
};
