import { z } from 'zod';
import { route, tagged } from '../wire/route.ts';

const whole = z.coerce.number().int().min(0);

/** Deepest zoom of the tiles: a pixel of 0.6 m at the equator. */
export const fieldTileZoom = 18;

/** What is warned of now, for map programs and teams in the field. The same warnings as in the CAP feed. */
export const fieldFeedRoutes = tagged('cap', {
  geojson: route('GET', '/field/warnings.geojson', 'readFieldGeoJson', {
    summary: 'Warned zones and roadblocks of the current public alerts as GeoJSON (RFC 7946), with an entity tag',
    permission: 'public',
    scope: 'published',
    answerType: 'application/geo+json',
  }),
  cot: route('GET', '/field/warnings.cot', 'readFieldCot', {
    summary: 'The same as Cursor on Target events (version 2.0), one after another, for TAK',
    permission: 'public',
    scope: 'published',
    answerType: 'application/xml',
  }),
  tile: route('GET', '/field/tiles/:z/:x/:y', 'readFieldTile', {
    summary: 'The same as transparent PNG map tiles of 256 pixels (XYZ, Web Mercator)',
    permission: 'public',
    scope: 'published',
    params: z.object({ z: whole.max(fieldTileZoom), x: whole, y: whole }),
    answerType: 'image/png',
  }),
});
