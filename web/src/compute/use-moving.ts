import { useCallback, useEffect, useRef, useState } from 'react';

/** Time without a change after an answer was drawn until inputs count as resting, ms. */
export const restMs = 180;

interface Moving {
  readonly moving: boolean;
  /** The newest answer has been drawn. */
  readonly noteDrawn: () => void;
}

/**
 * Whether an input is moving: from a second change that arrives before the first has rested, until rest. A
 * single change is not moving. Rest is counted from when an answer has been drawn, so that a slow machine does not take its own work
 * for a rest; without a draw notification, from when the answer arrives.
 *
 * @param inputs the changing value; undefined while there is nothing to answer
 * @param isAnswered whether the answer shown belongs to these inputs
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait restarts with each change
  useEffect(() => {
    if (isAnswered) waitForRest();
    return () => clearTimeout(timer.current);
  }, [inputs, isAnswered, waitForRest]);
  const noteDrawn = useCallback(() => {
    if (!atRest.current) waitForRest();
  }, [waitForRest]);
  return { moving, noteDrawn };
};
