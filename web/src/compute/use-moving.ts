import { useEffect, useRef, useState } from 'react';

/** So long after its answer without a new change, and inputs are at rest, ms. */
export const restMs = 180;

/**
 * True while a hand moves an input: from the second change that comes before the first one has been at rest, until there is rest. A
 * single change is none. Counted from the answer, so that a slow machine does not take the wait for a hand at rest.
 *
 * @param inputs what changes; undefined while there is nothing to answer
 * @param isAnswered what is shown belongs to these inputs
 */
export const useMoving = (inputs: string | undefined, isAnswered: boolean): boolean => {
  const [moving, setMoving] = useState(false);
  const atRest = useRef(true);
  useEffect(() => {
    if (inputs === undefined) {
      atRest.current = true;
      setMoving(false);
      return;
    }
    if (!atRest.current) setMoving(true);
    atRest.current = false;
  }, [inputs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins anew with each change
  useEffect(() => {
    if (!isAnswered) return;
    const timer = setTimeout(() => {
      atRest.current = true;
      setMoving(false);
    }, restMs);
    return () => clearTimeout(timer);
  }, [inputs, isAnswered]);
  return moving;
};
