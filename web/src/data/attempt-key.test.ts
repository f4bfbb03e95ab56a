import { describe, expect, it } from 'vitest';
import { AttemptKey } from './attempt-key.ts';
import { newKey } from './new-key.ts';

describe('the key of an attempt', () => {
  it('stays the same for a repeated attempt', () => {
    const attempt = new AttemptKey();
    expect(attempt.keyFor({ a: 1 })).toBe(attempt.keyFor({ a: 1 }));
  });

  it('changes with the content, and after it was saved', () => {
    const attempt = new AttemptKey();
    const first = attempt.keyFor({ a: 1 });
    const second = attempt.keyFor({ a: 2 });
    attempt.finish();
    expect(new Set([first, second, attempt.keyFor({ a: 2 })]).size).toBe(3);
  });

  it('has 128 random bits', () => {
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newKey()).not.toBe(newKey());
  });
});
