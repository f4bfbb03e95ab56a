import { describe, expect, it } from 'vitest';
import { parseLinkToken } from './parse-link-token.ts';

describe('parseLinkToken', () => {
  it('reads the token behind the #, with or without the mark', () => {
    expect(parseLinkToken('#token=d1vECjuYd5nwGVzrc6wVsYiKBAKXqCarq7iR7jUzd0w')).toBe('d1vECjuYd5nwGVzrc6wVsYiKBAKXqCarq7iR7jUzd0w');
    expect(parseLinkToken('token=abc-_123')).toBe('abc-_123');
  });

  it('finds none in an address without one', () => {
    expect(parseLinkToken('')).toBeUndefined();
    expect(parseLinkToken('#token=')).toBeUndefined();
  });
});
