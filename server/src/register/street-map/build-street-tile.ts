import { gzipSync } from 'node:zlib';
import { type GeoJSONVTFeature, geoJSONToTile } from '@maplibre/geojson-vt';
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { drawnParts, readNames, type StreetLayer, streetLayers, type Tags } from './drawn-parts.ts';
import { toBox } from './feature-cell.ts';
import { boundsOf, labelPlace, readShape, toGeoJson } from './feature-geometry.ts';

/** Steps across a tile. */
const extent = 4096;
/** Steps by which lines and fills extend beyond their tile, because their ends would show. */
export const tileEdge = 64;
/** Tolerance of simplified lines, steps: three eighths of a pixel of a tile drawn 512 pixels wide. */
const tolerance = 3;
const everyZoom = 30;

export interface TileTask {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** The map cuts deeper tiles out of those of this zoom, which hold what is drawn at any deeper one. */
  readonly deepest: number;
  /** Features that may be in the tile: their geometry as stored, and their tags as JSON. */
  readonly features: readonly { readonly geometry: Uint8Array; readonly tags: string }[];
}

type Parts = Map<StreetLayer, Feature[]>;

const addParts = ({ geometry, tags: json }: TileTask['features'][number], zoom: number, into: Parts): void => {
  const tags = JSON.parse(json) as Tags;
  const shape = readShape(geometry);
  const [left, top, right, bottom] = toBox(boundsOf(shape));
  const names = readNames(tags);
  for (const { layer, minZoom, asPoint, properties } of drawnParts(tags, shape.type, Math.max(right - left, bottom - top))) {
    if (minZoom > zoom) continue;
    const place = asPoint ? { type: 'Point' as const, coordinates: [...labelPlace(shape)] } : toGeoJson(shape);
    const list = into.get(layer) ?? [];
    list.push({
      type: 'Feature',
      geometry: place,
      properties: layer === 'buildings' ? properties : { ...properties, min_zoom: minZoom, ...names },
    });
    into.set(layer, list);
  }
};

/** A point beyond the edge is drawn by its own tile. */
const isInside = ({ type, geometry }: GeoJSONVTFeature): boolean =>
  type !== 1 || geometry.every(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < extent && y < extent);

/**
 * A vector tile (Mapbox Vector Tile, version 2) in the Protomaps schema, packed with gzip: features clipped to the tile and simplified
 * for its zoom. The task of a worker thread.
 */
export const buildStreetTile = ({ z, x, y, deepest, features }: TileTask): Uint8Array => {
  const parts: Parts = new Map();
  for (const feature of features) addParts(feature, z >= deepest ? everyZoom : z, parts);
  const layers = streetLayers.flatMap((name) => {
    const list = parts.get(name);
    if (list === undefined) return [];
    const tile = geoJSONToTile({ type: 'FeatureCollection', features: list }, z, x, y, {
      extent,
      buffer: tileEdge,
      tolerance,
      clip: true,
      // The deepest tiles are not simplified.
      maxZoom: deepest,
    });
    const layer = new GeoJSONWrapper((tile?.features ?? []).filter(isInside), { version: 2, extent });
    layer.name = name;
    return layer.length === 0 ? [] : [[name, layer] as const];
  });
  return gzipSync(fromVectorTileJs({ layers: Object.fromEntries(layers) }));
};
