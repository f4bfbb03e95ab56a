import { describe, expect, it } from 'vitest';
import { ApiProblem, unreachable } from './api-problem.ts';
import { shouldRetry } from './query.ts';

describe('worthRetrying', () => {
  it('never asks again what the server has decided', () => {
    for (const status of [400, 401, 403, 404, 409, 422, 429]) expect(shouldRetry(0, new ApiProblem('not-found', status, ''))).toBe(false);
  });

  it('asks twice more when the server failed or could not be reached', () => {
    for (const error of [new ApiProblem('unavailable', 503, ''), unreachable(new TypeError('Failed to fetch'))]) {
      expect(shouldRetry(0, error)).toBe(true);
      expect(shouldRetry(1, error)).toBe(true);
      expect(shouldRetry(2, error)).toBe(false);
    }
  });
});
