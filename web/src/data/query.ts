import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';

/** A refusal (4xx) does not change by retrying; a lost connection may recover. What is not kept is asked for again when it has. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && (!(error instanceof ApiProblem) || (error.status === 0 && error.code !== 'not-kept') || error.status >= 500);

export const sessionKey = ['session'] as const;

const failureListeners = new Set<(error: unknown) => void>();

/** Registers a listener for every failed call. */
export const onFailure = (tell: (error: unknown) => void): void => void failureListeners.add(tell);

const notifyFailure = (error: unknown): void => {
  for (const notify of failureListeners) notify(error);
};

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      notifyFailure(error);
      // The session ended on the server: reading it again shows the sign-in at the current address.
      if (error instanceof ApiProblem && error.code === 'not-signed-in') void queryClient.invalidateQueries({ queryKey: sessionKey });
    },
  }),
  mutationCache: new MutationCache({ onError: notifyFailure }),
  defaultOptions: {
    // 'always': a plant network may have no internet, and browsers then report "offline" although the server answers.
    queries: { retry: shouldRetry, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});
