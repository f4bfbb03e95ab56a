import { describe, expect, it } from 'vitest';
import { readDegrees, readPair, readPosition, writePosition } from './position-text.ts';

describe('a position as text', () => {
  it('is written with six decimals and read back unchanged', () => {
    const text = writePosition({ latitude: 21.1702401, longitude: -0.5 });
    expect(text).toEqual({ latitude: '21.170240', longitude: '-0.500000' });
    expect(readPosition(text)).toEqual({ latitude: 21.17024, longitude: -0.5 });
  });

  it('is refused when empty, not a number, or out of range', () => {
    for (const latitude of ['', ' ', 'north', '21,17', '0x10', '1e1', '90.000001', 'Infinity'])
      expect(readPosition({ latitude, longitude: '72' })).toBeUndefined();
    expect(readPosition({ latitude: '90', longitude: '180' })).toEqual({ latitude: 90, longitude: 180 });
  });

  it('is read from a pasted pair, but not from a single number with a comma', () => {
    expect(readPair('21.170240, 72.831061')).toEqual({ latitude: '21.170240', longitude: '72.831061' });
    expect(readPair(' -33.9  18.4 ')).toEqual({ latitude: '-33.9', longitude: '18.4' });
    for (const text of ['21.17', '21,17', '']) expect(readPair(text)).toBeUndefined();
    expect(readDegrees('21.17')).toBe(21.17);
  });
});
