import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';
import { Refusal } from './refusal.ts';

it('distinguishes a wrong input from a bug', () => {
  expect(describeFailure(new Refusal('a', 'b'))).toEqual({ code: 2, lines: ['a', 'b'] });
  expect(describeFailure(new TypeError('x is not a function')).code).toBe(70);
  expect(describeFailure(new TypeError('x is not a function')).lines.join('\n')).toContain('x is not a function');
});

it('treats a closed pipe as the end, not as an error', () => {
  expect(describeFailure(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toEqual({ code: 0, lines: [] });
});
