import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import type { Box } from './geometry.ts';

/** An archive in memory, read as the web client reads it. */
export const openArchive = (bytes: Uint8Array): PMTiles =>
  new PMTiles({
    getKey: () => 'memory',
    getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
  });

const toColumn = (longitude: number, zoom: number): number => Math.floor(((longitude + 180) / 360) * 2 ** zoom);
const toRow = (latitude: number, zoom: number): number => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** zoom);
};

/** All features of a layer in the tiles of one zoom over a box, as GeoJSON. */
export const readFeatures = async (archive: PMTiles, layer: string, zoom: number, [west, south, east, north]: Box) => {
  const found: ReturnType<VectorTileFeature['toGeoJSON']>[] = [];
  for (let x = toColumn(west, zoom); x <= toColumn(east, zoom); x += 1) {
    for (let y = toRow(north, zoom); y <= toRow(south, zoom); y += 1) {
      const tile = await archive.getZxy(zoom, x, y);
      const features = tile && new VectorTile(new PbfReader(tile.data)).layers[layer];
      for (let index = 0; features && index < features.length; index += 1) found.push(features.feature(index).toGeoJSON(x, y, zoom));
    }
  }
  return found;
};
