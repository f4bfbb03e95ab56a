import { ApiError } from '@hazardguard/contract';
import { foldText, loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';
import type { Position } from '../../platform/providers/weather/provider.ts';

/** Maximum number of places with the same prefix to search for the whole name. */
const maxMatches = 1_000;

/**
 * Position of a named place, such as 'Mumbai' or 'Salem, Oregon'; of several the one in India. Only a whole name counts: weather of the
 * wrong place is worse than none.
 */
export const findCityPosition = async (city: string): Promise<Position> => {
  const name = foldText(city.split(',')[0] ?? '');
  const place = (await loadBundledGazetteer()).search(city, maxMatches).find((each) => foldText(each.name) === name);
  if (!place) throw new ApiError('not-found', `No place with the name "${city}". Write the name in full, or use latitude and longitude`);
  return { latitude: place.latitude, longitude: place.longitude };
};
