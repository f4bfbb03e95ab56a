import { expect, it } from 'vitest';
import { buildPmtilesArchive } from './pmtiles-archive.ts';
import { openArchive } from './read-archive.ts';

const data = (text: string): Uint8Array => new TextEncoder().encode(text);
const ground = data('all ground');
const tiles = [
  { z: 2, x: 3, y: 1, data: data('coast') },
  { z: 0, x: 0, y: 0, data: data('world') },
  { z: 2, x: 0, y: 0, data: ground },
  { z: 2, x: 1, y: 0, data: ground },
  { z: 2, x: 1, y: 1, data: ground },
  { z: 2, x: 3, y: 3, data: ground },
];
const about = { name: 'Ground', vector_layers: [{ id: 'land', fields: {} }] };
const bytes = buildPmtilesArchive(tiles, about);
const archive = openArchive(bytes);

it('returns every tile, and undefined for a missing one', async () => {
  for (const { z, x, y, data: content } of tiles) {
    const tile = await archive.getZxy(z, x, y);
    expect(tile && new Uint8Array(tile.data), `${z}/${x}/${y}`).toEqual(content);
  }
  expect(await archive.getZxy(2, 2, 2)).toBeUndefined();
  expect(await archive.getZxy(1, 0, 0)).toBeUndefined();
});

it('stores equal tiles once, in one entry if they follow each other', async () => {
  const { numAddressedTiles, numTileEntries, numTileContents, minZoom, maxZoom } = await archive.getHeader();
  expect({ numAddressedTiles, numTileEntries, numTileContents, minZoom, maxZoom }).toEqual({
    numAddressedTiles: 6,
    // The world, three squares of land along the curve, one more beyond them, the coast.
    numTileEntries: 4,
    numTileContents: 3,
    minZoom: 0,
    maxZoom: 2,
  });
  expect(await archive.getMetadata()).toEqual(about);
});

it('has the same bytes for the same tiles in any order', () => {
  expect(buildPmtilesArchive(tiles.toReversed(), about)).toEqual(bytes);
});

it('refuses more tiles than one directory holds', () => {
  const scattered = Array.from({ length: 10_000 }, (_, index) => ({
    z: 12,
    x: (index * 2_654_435_761) % 4096,
    y: (index * 40_503 * 17) % 4093,
    data: data(`tile ${index % 5}`),
  }));
  expect(() => buildPmtilesArchive(scattered, about)).toThrow(/^The directory of the tiles has \d+ bytes; more than 16257 do not fit$/);
});
