import { expect, it } from 'vitest';
import { findPictureType } from './picture.ts';

const bytes = (...values: readonly (number | string)[]): Uint8Array =>
  Uint8Array.from(values.flatMap((value) => (typeof value === 'number' ? [value] : [...value].map((letter) => letter.charCodeAt(0)))));

it('knows pictures by their first bytes', () => {
  expect(findPictureType(bytes(0x89, 'PNG', 13, 10, 26, 10, 0))).toBe('image/png');
  expect(findPictureType(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
  expect(findPictureType(bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '))).toBe('image/webp');
});

it('is not taken in by a name, a drawing with scripts, another RIFF file or nothing', () => {
  for (const other of [bytes('<svg xmlns='), bytes('RIFF', 1, 2, 3, 4, 'WAVE'), bytes('GIF89a'), bytes(), bytes('PNG')])
    expect(findPictureType(other)).toBeUndefined();
});
