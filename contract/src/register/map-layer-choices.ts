export const mapLayerLimits = {
  /** A State in streets and buildings has some 1 GB. */
  bytes: 4 * 1024 * 1024 * 1024,
  nameLength: 120,
  sourceLength: 200,
  licenceLength: 200,
} as const;

/** What a map layer holds: features of an OpenStreetMap extract, vector tiles with streets, or tiles of pictures. */
export const mapLayerContents = ['features', 'vector', 'raster'] as const;
export type MapLayerContent = (typeof mapLayerContents)[number];

/** How the layers of vector tiles are named. */
export const tileSchemas = ['protomaps', 'openmaptiles'] as const;
export type TileSchema = (typeof tileSchemas)[number];

/** Zooms of the tiles that are made of features; a map cuts deeper ones out of the deepest. */
export const streetZooms = { first: 5, deepest: 15 } as const;
