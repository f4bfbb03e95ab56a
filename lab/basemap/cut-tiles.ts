import { GeoJSONVT, type GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf';
import { collection } from './collection.ts';
import { tidyRings } from './tidy-rings.ts';
import { deepestZoom, type TileLayer } from './tile-layers.ts';

/** Steps across a tile. */
const extent = 4096;
/** Steps by which lines and fills extend beyond their tile, because their ends would show: 8 pixels of a tile drawn 512 pixels wide. */
const edge = 64;
/** Tolerance of simplified lines in steps, three eighths of a pixel; the deepest tiles are not simplified. */
const tolerance = 3;

export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** A Mapbox Vector Tile, version 2. */
  readonly data: Uint8Array;
}

type Features = GeoJSONVTFeature[];

const isPointLayer = ({ features }: TileLayer): boolean => features.every(({ geometry }) => geometry.type === 'Point');

/** A feature clipped to the tile; undefined if nothing of it is left. */
const tidy = (feature: GeoJSONVTFeature): GeoJSONVTFeature | undefined => {
  if (feature.type !== 3) return feature;
  const geometry = tidyRings(feature.geometry, edge, extent).map((ring) => ring.map(([x, y]): [number, number] => [x, y]));
  return geometry.length > 0 ? { ...feature, geometry } : undefined;
};

type Contents = Map<string, Record<string, Features>>;

const cutLayer = (layer: TileLayer, into: Contents): void => {
  const cut = new GeoJSONVT(collection(layer.features), {
    maxZoom: deepestZoom,
    indexMaxZoom: deepestZoom,
    indexMaxPoints: 0,
    tolerance,
    extent,
    // A name beyond the edge is drawn by its own tile.
    buffer: isPointLayer(layer) ? 0 : edge,
  });
  const take = (z: number, x: number, y: number): void => {
    const tile = cut.getTile(z, x, y);
    if (!tile || tile.numFeatures === 0) return;
    const features = tile.features.flatMap((feature: GeoJSONVTFeature) => tidy(feature) ?? []);
    if (features.length > 0 && z >= layer.firstZoom) {
      const key = `${z}/${x}/${y}`;
      const content = into.get(key) ?? {};
      content[layer.name] = [...(content[layer.name] ?? []), ...features];
      into.set(key, content);
    }
    if (z === layer.lastZoom) return;
    for (const [right, down] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      take(z + 1, 2 * x + right, 2 * y + down);
  };
  take(0, 0, 0);
};

const toTile = ([key, content]: readonly [string, Record<string, Features>]): Tile => {
  const [z = 0, x = 0, y = 0] = key.split('/').map(Number);
  const layers = Object.entries(content).map(([name, features]) => {
    const layer = new GeoJSONWrapper(features, { version: 2, extent });
    layer.name = name;
    return [name, layer] as const;
  });
  return { z, x, y, data: fromVectorTileJs({ layers: Object.fromEntries(layers) }) };
};

/** Cuts layers into vector tiles of all zooms; empty tiles are left out. */
export const cutTiles = (layers: readonly TileLayer[]): readonly Tile[] => {
  const contents: Contents = new Map();
  for (const layer of layers) cutLayer(layer, contents);
  return [...contents].map(toTile);
};
