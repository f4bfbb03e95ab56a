import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.ts';

/** What the server decided (4xx) does not change by asking again; a lost connection may. */
export const worthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && (!(error instanceof ApiProblem) || error.status === 0 || error.status >= 500);

export const sessionKey = ['session'] as const;

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      // The session ended on the server: reading it again brings the sign-in screen to the address where the person is.
      if (error instanceof ApiProblem && error.code === 'not-signed-in') void queryClient.invalidateQueries({ queryKey: sessionKey });
    },
  }),
  defaultOptions: {
    // 'always': a plant's own network may have no internet, and browsers then report "offline" although the server answers.
    queries: { retry: worthRetrying, networkMode: 'always', staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});
