import { describe, expect, it } from 'vitest';
import { setupToken } from './setup-token.ts';

describe('setupToken', () => {
  it('reads the token behind the #, with or without the mark', () => {
    expect(setupToken('#token=d1vECjuYd5nwGVzrc6wVsYiKBAKXqCarq7iR7jUzd0w')).toBe('d1vECjuYd5nwGVzrc6wVsYiKBAKXqCarq7iR7jUzd0w');
    expect(setupToken('token=abc-_123')).toBe('abc-_123');
  });

  it('finds none in an address without one', () => {
    expect(setupToken('')).toBeUndefined();
    expect(setupToken('#token=')).toBeUndefined();
  });
});
