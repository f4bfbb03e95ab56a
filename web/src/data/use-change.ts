import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { AttemptKey } from './attempt-key.ts';
import { type Refreshed, refresh } from './refresh.ts';

export interface ChangeProps<Given, Answer> {
  /** What is read again afterwards, also after a refusal: another person may have been faster. */
  readonly refreshes?: readonly Refreshed[];
  readonly onSuccess?: (answer: Answer, given: Given) => unknown;
  readonly onError?: (error: Error, given: Given) => unknown;
  /** Rows beside each other have one hook: several may be changed at the same time. */
  readonly several?: true;
  /** The next is entered at once: its button does not wait until the lists are read again. */
  readonly nextAtOnce?: true;
}

/**
 * A change that a person asks for. One at a time: a second click can come before the first has been rendered, so disabling the button while
 * pending is not enough. The same values have the same key until they are stored, so that a repeated attempt makes one row.
 */
export const useChange = <Given, Answer>(
  send: (given: Given, key: string) => Promise<Answer>,
  { refreshes = [], onSuccess, onError, several, nextAtOnce }: ChangeProps<Given, Answer> = {},
): Omit<UseMutationResult<Answer, Error, Given>, 'mutateAsync'> => {
  const [attempt] = useState(() => new AttemptKey());
  const busy = useRef(false);
  const change = useMutation({
    mutationFn: (given: Given) => send(given, attempt.keyFor(given)),
    onSuccess: (answer, given) => {
      attempt.finish();
      return onSuccess?.(answer, given);
    },
    onError: (error, given) => onError?.(error, given),
    onSettled: () => {
      busy.current = false;
      const read = refresh(...refreshes);
      return nextAtOnce ? undefined : read;
    },
  });
  // The same functions at each rendering, as a mutation's: what is remembered with them stays.
  const { mutate, reset } = change;
  return {
    ...change,
    reset: useCallback(() => {
      if (!busy.current) reset();
    }, [reset]),
    mutate: useCallback<typeof mutate>(
      (...given) => {
        if (busy.current && !several) return;
        busy.current = true;
        mutate(...given);
      },
      [mutate, several],
    ),
  };
};
