import { readFileSync } from 'node:fs';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { basemapLayers } from './basemap-layers.ts';
import { basemapSource } from './basemap-source.ts';
import { palettes } from './palette.ts';

const bytes = readFileSync(new URL('./basemap/basemap.pmtiles', import.meta.url));
const archive = new PMTiles({
  getKey: () => 'memory',
  getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
});
const deepest = basemapSource.maxzoom ?? 0;

/** Tiles over India and its neighbours. */
const tilesAt = async (zoom: number): Promise<readonly VectorTile[]> => {
  const size = 2 ** zoom;
  const [west, east, north, south] = [0.67, 0.78, 0.38, 0.49].map((share) => Math.floor(share * size)) as [number, number, number, number];
  const places = [];
  for (let x = west; x <= east; x += 1) for (let y = north; y <= south; y += 1) places.push([x, y] as const);
  const tiles = await Promise.all(places.map(([x, y]) => archive.getZxy(zoom, x, y)));
  return tiles.flatMap((tile) => (tile ? [new VectorTile(new PbfReader(tile.data))] : []));
};

const ranksAt = async (zoom: number, layer: string): Promise<ReadonlySet<unknown>> => {
  const ranks = new Set<unknown>();
  for (const tile of await tilesAt(zoom)) {
    const features = tile.layers[layer];
    for (let index = 0; features && index < features.length; index += 1) ranks.add(features.feature(index).properties.rank);
  }
  return ranks;
};

const layers = basemapLayers(palettes.light, []).flatMap((layer) =>
  'source' in layer && layer.source === 'basemap' ? [{ ...layer, tiles: String(layer['source-layer']) }] : [],
);
const named = layers.flatMap(({ id, tiles, minzoom = 0, maxzoom = 24 }) => {
  const rank = Number(id.split('-').at(-1));
  return Number.isNaN(rank) ? [] : [{ id, tiles, rank, first: Math.min(Math.floor(minzoom), deepest), end: Math.ceil(maxzoom) }];
});

describe('the archive', () => {
  it('ends at the zoom in the style', async () => {
    const { minZoom, maxZoom } = await archive.getHeader();
    expect([minZoom, maxZoom]).toEqual([basemapSource.minzoom, deepest]);
  });

  it('has exactly the layers that are drawn', async () => {
    const { vector_layers: held } = (await archive.getMetadata()) as { vector_layers: readonly { id: string }[] };
    expect(held.map(({ id }) => id).sort()).toEqual([...new Set(layers.map(({ tiles }) => tiles))].sort());
  });

  it.each(named)('contains $id from the first tiles in which it is shown', async ({ tiles, rank, first, end }) => {
    expect((await ranksAt(first, tiles)).has(rank)).toBe(true);
    expect((await ranksAt(first - 1, tiles)).has(rank)).toBe(false);
    // Shown up to the deepest tiles and beyond, or absent from them.
    expect((await ranksAt(deepest, tiles)).has(rank)).toBe(end > deepest);
  });

  it('opens a map anywhere in India with less than 20 kB of tiles and the directory', async () => {
    const { rootDirectoryOffset, rootDirectoryLength } = await archive.getHeader();
    expect(rootDirectoryOffset + rootDirectoryLength).toBeLessThan(16_384);
    let packed = 0;
    const read = new PMTiles({
      getKey: () => 'counted',
      getBytes: async (offset, length) => {
        if (offset > 0) packed = Math.max(packed, length);
        return { data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer };
      },
    });
    for (let x = 86; x <= 99; x += 1) for (let y = 48; y <= 62; y += 1) await read.getZxy(deepest, x, y);
    expect(packed).toBeGreaterThan(1_000);
    expect(packed).toBeLessThan(20_000);
  });
});
