import { useCallback, useEffect, useRef, useState } from 'react';

/** So long after its answer is on the screen without a new change, and inputs are at rest, ms. */
export const restMs = 180;

interface Moving {
  readonly moving: boolean;
  /** The newest answer has come onto the screen. */
  readonly noteDrawn: () => void;
}

/**
 * Whether a hand moves an input: from the second change that comes before the first one has been at rest, until there is rest. A
 * single change is none. Rest is counted from when an answer is on the screen, so that a slow machine does not take its own work
 * for a hand at rest; where nobody says when it is drawn, from when it is there.
 *
 * @param inputs what changes; undefined while there is nothing to answer
 * @param isAnswered what is shown belongs to these inputs
 */
export const useMoving = (inputs: string | undefined, isAnswered: boolean): Moving => {
  const [moving, setMoving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const atRest = useRef(true);
  const waitForRest = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      atRest.current = true;
      setMoving(false);
    }, restMs);
  }, []);
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
    if (isAnswered) waitForRest();
    return () => clearTimeout(timer.current);
  }, [inputs, isAnswered, waitForRest]);
  const noteDrawn = useCallback(() => {
    if (!atRest.current) waitForRest();
  }, [waitForRest]);
  return { moving, noteDrawn };
};
