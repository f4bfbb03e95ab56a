import { messages } from '@hazardguard/i18n/messages';
import { z } from 'zod';
import { searchText } from '../wire/fields.ts';
import { route } from '../wire/route.ts';

export const gazetteerPlace = z.object({
  name: z.string(),
  /** State or province, where known. */
  region: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type GazetteerPlace = z.infer<typeof gazetteerPlace>;

export const gazetteerRoutes = {
  search: route('GET', '/api/places', 'searchPlaces', {
    tag: 'places',
    summary: 'Places by name: bundled gazetteer, or the configured online provider',
    permission: 'place.read',
    scope: 'common',
    query: z.object({ q: searchText.trim().min(1, { error: messages.allFieldsMandatory }) }),
    answer: z.object({ places: z.array(gazetteerPlace), source: z.string(), attribution: z.string() }),
  }),
} as const;
