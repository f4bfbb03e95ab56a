import { describe, expect, it } from 'vitest';
import { ApiProblem, unreachable } from './api-problem.ts';
import { shouldRetry } from './query.ts';

describe('worthRetrying', () => {
  it('never repeats a call that the server has refused', () => {
    for (const status of [400, 401, 403, 404, 409, 422, 429]) expect(shouldRetry(0, new ApiProblem('not-found', status, ''))).toBe(false);
  });

  it('retries twice when the server failed or was unreachable', () => {
    for (const error of [new ApiProblem('unavailable', 503, ''), unreachable(new TypeError('Failed to fetch'))]) {
      expect(shouldRetry(0, error)).toBe(true);
      expect(shouldRetry(1, error)).toBe(true);
      expect(shouldRetry(2, error)).toBe(false);
    }
  });
});
