import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';
import { Refusal } from './refusal.ts';

it('tells a mistake of the writer from a bug of ours', () => {
  expect(describeFailure(new Refusal('a', 'b'))).toEqual({ code: 2, lines: ['a', 'b'] });
  expect(describeFailure(new TypeError('x is not a function')).code).toBe(70);
  expect(describeFailure(new TypeError('x is not a function')).lines.join('\n')).toContain('x is not a function');
});

it('takes a closed pipe for an end, not an error', () => {
  expect(describeFailure(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toEqual({ code: 0, lines: [] });
});
