import { type GazetteerPlace, writtenPlace } from '@hazardguard/contract';
import { foldText, loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';
import type { Point } from './check-place.ts';

/** The place that a visitor asks about. */
export type PlaceQuery =
  | { readonly kind: 'nothing' }
  /** `name` is null for a position. */
  | { readonly kind: 'point'; readonly name: string | null; readonly point: Point }
  | { readonly kind: 'several'; readonly text: string; readonly places: readonly GazetteerPlace[] }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'bad'; readonly latitude: boolean; readonly longitude: boolean };

/** Most places in a list, for reading on a phone. */
const maxPlaces = 10;

export const formatPlaceName = ({ name, region, country }: GazetteerPlace): string =>
  [name, region, country === 'IN' ? null : country].filter((part) => part !== null).join(', ');

const toPoint = ({ latitude, longitude }: GazetteerPlace): Point => ({ latitude, longitude });

/**
 * Finds a place by name (only in the bundled gazetteer, so that no other server learns about the query) or by coordinates. A name given with
 * coordinates is used only if the gazetteer has it there, so that a link cannot show a wrong name for a place.
 */
export const findPlace = async (query: Readonly<Record<string, string>>): Promise<PlaceQuery> => {
  const [latitude = '', longitude = '', text = ''] = [query.lat, query.lng, query.place].map((given) => given?.trim() ?? '');
  const gazetteer = await loadBundledGazetteer();
  if (latitude !== '' || longitude !== '') {
    const read = writtenPlace.safeParse({ latitude, longitude });
    if (!read.success) {
      const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
      return { kind: 'bad', latitude: wrong.has('latitude'), longitude: wrong.has('longitude') };
    }
    const same = (place: GazetteerPlace): boolean => place.latitude === read.data.latitude && place.longitude === read.data.longitude;
    const named = text === '' ? undefined : gazetteer.search(text, maxPlaces).find(same);
    return { kind: 'point', name: named ? formatPlaceName(named) : null, point: read.data };
  }
  if (text === '') return { kind: 'nothing' };
  const places = gazetteer.search(text.slice(0, 100), maxPlaces);
  const wanted = foldText(text.split(',')[0] ?? '');
  const exact = places.filter(({ name }) => foldText(name) === wanted);
  const [only, ...others] = exact.length > 0 ? exact : places;
  if (only === undefined) return { kind: 'unknown', text };
  return others.length === 0
    ? { kind: 'point', name: formatPlaceName(only), point: toPoint(only) }
    : { kind: 'several', text, places: [only, ...others] };
};
