import { z } from 'zod';

/** Raster tiles: {z}/{x}/{y} are placeholders, so the text is no plain URL. */
const tilesUrl = z.string().refine((text) => /^https?:\/\//.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), {
  error: 'an http:// or https:// address with {z}, {x} and {y} in it',
});

/** Key of a map service; {key} is its placeholder in the address. */
const mapKey = z.string().regex(/^[\x21-\x7e]{1,1000}$/, { error: 'a key of at most 1000 characters without spaces' });

const attribution = z.string().max(500, { error: 'a text of at most 500 characters' });

/** Services for maps and satellite pictures. */
export const pictureVariables = {
  MAP_SATELLITE_URL: tilesUrl.optional(),
  MAP_SATELLITE_KEY: mapKey.optional(),
  MAP_SATELLITE_ATTRIBUTION: attribution.default(''),
  MAP_STREET_URL: tilesUrl.optional(),
  MAP_STREET_KEY: mapKey.optional(),
  MAP_STREET_ATTRIBUTION: attribution.default(''),
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
