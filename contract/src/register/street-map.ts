import { z } from 'zod';
import { isoMoment, rowId, rowIdText } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { oneLine, oneLineOrNone } from '../wire/text.ts';
import { mapLayerContents, mapLayerLimits, tileSchemas } from './map-layer-choices.ts';

/** West, south, east, north; degrees. */
const bounds = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export const operatorLayer = z.object({
  id: rowId,
  name: z.string(),
  content: z.enum(mapLayerContents),
  /** Null: not vector tiles of an archive. */
  tileSchema: z.enum(tileSchemas).nullable(),
  sourceName: z.string(),
  year: z.int().nullable(),
  licence: z.string(),
  /** Shown on every map that draws the layer. */
  attribution: z.string(),
  /** Null: there is no feature. */
  bounds: bounds.nullable(),
  minZoom: z.int().min(0),
  maxZoom: z.int().min(0),
  /** Of the archive; null for features. */
  bytes: z.int().positive().nullable(),
  /** Features that a map draws or could draw; null for an archive. */
  features: z.int().min(0).nullable(),
  /** A part of the address of its tiles. */
  revision: rowId,
  addedAt: isoMoment,
  addedBy: z.string().nullable(),
});
export type OperatorLayer = z.infer<typeof operatorLayer>;

const deepest = 26;
const tileNumber = z.coerce
  .number<string>()
  .int()
  .min(0)
  .max(2 ** deepest - 1);
const address = { z: z.coerce.number<string>().int().min(0).max(deepest), x: tileNumber, y: tileNumber };
const inWorld = ({ z: zoom, x, y }: { readonly z: number; readonly x: number; readonly y: number }): boolean =>
  x < 2 ** zoom && y < 2 ** zoom;
const outside = { error: 'x and y below 2 to the power of z' };

/** The revision is only in the address, so that a browser keeps each tile. */
const tileQuery = z.object({ r: z.coerce.number<string>().int().min(0).optional() });

export const mapLayerRoutes = tagged('map', {
  list: route('GET', '/api/map/layers', 'listMapLayers', {
    summary: 'Street maps and pictures that operators have added',
    permission: 'place.read',
    scope: 'common',
    answer: z.object({
      layers: z.array(operatorLayer),
      /** All features together, of which tiles are made on request; null: there are none. */
      streets: z.object({ revision: z.int().min(0), bounds, attribution: z.string() }).nullable(),
    }),
  }),
  add: route('POST', '/api/map/layers', 'addMapLayer', {
    summary: 'Add an archive of map tiles (PMTiles or MBTiles; vector in the Protomaps or OpenMapTiles schema, or pictures)',
    permission: 'map.write',
    scope: 'common',
    query: z.object({
      name: oneLine(mapLayerLimits.nameLength),
      sourceName: oneLineOrNone(mapLayerLimits.sourceLength).optional(),
      year: z.coerce.number<string>().int().min(1800).max(2200).optional(),
      licence: oneLineOrNone(mapLayerLimits.licenceLength).optional(),
    }),
    rawBody: 'application/octet-stream',
    bodyBytes: mapLayerLimits.bytes,
    status: 201,
    answer: operatorLayer,
  }),
  remove: route('DELETE', '/api/map/layers/:id', 'removeMapLayer', {
    summary: 'Delete a map layer with everything in it',
    permission: 'map.write',
    scope: 'common',
    params: z.object({ id: rowIdText }),
    status: 204,
  }),
  tile: route('GET', '/api/map/layers/:id/:z/:x/:y', 'readMapLayerTile', {
    summary: 'One tile of an archive: a Mapbox vector tile or a picture',
    permission: 'place.read',
    scope: 'common',
    params: z.object({ id: rowIdText, ...address }).refine(inWorld, outside),
    query: tileQuery,
    answerType: 'image/*, application/vnd.mapbox-vector-tile',
  }),
  streets: route('GET', '/api/map/streets/:z/:x/:y', 'readStreetTile', {
    summary: 'One vector tile made of the imported features, in the Protomaps schema',
    permission: 'place.read',
    scope: 'common',
    params: z.object(address).refine(inWorld, outside),
    query: tileQuery,
    answerType: 'application/vnd.mapbox-vector-tile',
  }),
});
