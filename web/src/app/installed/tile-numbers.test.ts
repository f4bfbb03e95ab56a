import { expect, test } from 'vitest';
import { listTiles } from './tile-numbers.ts';

test('the numbers are those of the OpenStreetMap wiki', () => {
  // wiki.openstreetmap.org/wiki/Slippy_map_tilenames: 35.6590699, 139.7006793 at zoom 18 is 232798/103246.
  expect(listTiles({ latitude: 35.6590699, longitude: 139.7006793 }, 18, 1)).toEqual([{ z: 18, x: 232_798, y: 103_246 }]);
});

test('a larger square has more tiles, all around the place, and none outside the world', () => {
  const place = { latitude: 21.62, longitude: 73 };
  // A tile of zoom 14 is 2.27 km wide here.
  expect(listTiles(place, 14, 8_000).length).toBeGreaterThanOrEqual(64);
  expect(listTiles(place, 14, 8_000).length).toBeLessThanOrEqual(81);
  expect(listTiles({ latitude: 85, longitude: 179.99 }, 3, 5_000_000).every(({ x, y }) => x >= 0 && y >= 0 && x < 8 && y < 8)).toBe(true);
});
