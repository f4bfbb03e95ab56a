import { describe, expect, it } from 'vitest';
import { linkToken } from './link-token.ts';

describe('linkToken', () => {
  it('reads the token behind the #, with or without the mark', () => {
    expect(linkToken('#token=d1vECjuYd5nwGVzrc6wVsYiKBAKXqCarq7iR7jUzd0w')).toBe('d1vECjuYd5nwGVzrc6wVsYiKBAKXqCarq7iR7jUzd0w');
    expect(linkToken('token=abc-_123')).toBe('abc-_123');
  });

  it('finds none in an address without one', () => {
    expect(linkToken('')).toBeUndefined();
    expect(linkToken('#token=')).toBeUndefined();
  });
});
