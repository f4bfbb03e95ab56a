import { z } from 'zod';
import { isUrl } from './texts.ts';

/** Raster tiles: {z}/{x}/{y} are placeholders, so the text is no plain URL. */
const tilesUrl = z.string().refine((text) => /^https?:\/\//.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), {
  error: 'an http:// or https:// address with {z}, {x} and {y} in it',
});

/** Key of a map service; {key} is its placeholder in the address. */
const mapKey = z.string().regex(/^[\x21-\x7e]{1,1000}$/, { error: 'a key of at most 1000 characters without spaces' });

const attribution = z.string().max(500, { error: 'a text of at most 500 characters' });

/** A public picture service, or none. The screen that shows it fills in the parts in braces. */
const imageryUrl = (parts: readonly string[]) =>
  z
    .string()
    .refine(
      (text) =>
        text === 'none' || (isUrl(text, ['http:', 'https:']) && !/[?#@,;\s]/.test(text) && parts.every((part) => text.includes(part))),
      { error: `none, or an http:// or https:// address${parts.length > 0 ? ` with ${parts.join(', ')} in it` : ' without a query'}` },
    )
    .transform((text) => (text === 'none' ? null : text.replace(/\/+$/, '')));

/** Services for maps and satellite pictures. */
export const pictureVariables = {
  MAP_SATELLITE_URL: tilesUrl.optional(),
  MAP_SATELLITE_KEY: mapKey.optional(),
  MAP_SATELLITE_ATTRIBUTION: attribution.default(''),
  MAP_STREET_URL: tilesUrl.optional(),
  MAP_STREET_KEY: mapKey.optional(),
  MAP_STREET_ATTRIBUTION: attribution.default(''),

  IMAGERY_FOREST_URL: imageryUrl(['{version}', '{layer}', '{z}', '{x}', '{y}']).default(
    'https://storage.googleapis.com/earthenginepartners-hansen/tiles/gfc_{version}/{layer}/{z}/{x}/{y}.png',
  ),
  IMAGERY_NO2_URL: imageryUrl([]).default('https://gibs.earthdata.nasa.gov/wmts/epsg3857/best'),
} as const;

export const pictureSecrets = ['MAP_SATELLITE_KEY', 'MAP_STREET_KEY'] as const;

type Given = z.output<z.ZodObject<typeof pictureVariables>>;

/** The operator's tile service; null: none. With a key its tiles come through our server, so that browsers do not see the key. */
const toMapService = (tiles: string | undefined, key: string | undefined, credit: string) =>
  tiles === undefined ? null : { tiles, key: key ?? null, attribution: credit };

export const toPictureSettings = (given: Given) => ({
  map: {
    satellite: toMapService(given.MAP_SATELLITE_URL, given.MAP_SATELLITE_KEY, given.MAP_SATELLITE_ATTRIBUTION),
    street: toMapService(given.MAP_STREET_URL, given.MAP_STREET_KEY, given.MAP_STREET_ATTRIBUTION),
  },
  /** Services for satellite pictures. Null: switched off, and no browser calls them. */
  imagery: { forest: given.IMAGERY_FOREST_URL, no2: given.IMAGERY_NO2_URL },
});

/** A key without its placeholder would never be sent; a placeholder without a key would be sent unfilled. */
export const findPictureConflict = (given: Readonly<Record<string, string | undefined>>): string | null => {
  for (const [url, key] of [
    ['MAP_SATELLITE_URL', 'MAP_SATELLITE_KEY'],
    ['MAP_STREET_URL', 'MAP_STREET_KEY'],
  ] as const) {
    if ((given[url]?.includes('{key}') ?? false) !== (given[key] !== undefined)) {
      return `${key} and {key} in ${url} belong together: this server fills the key in. Set both, or neither.`;
    }
  }
  return null;
};
