import { ApiError } from '@hazardguard/contract';
import { foldText, loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';
import type { Position } from '../../platform/providers/weather/provider.ts';

/** Places whose names begin alike, among which the whole name is looked for. */
const considered = 1_000;

/**
 * The place of a name, 'Mumbai' or 'Salem, Oregon'; of several the one in India. Only a whole name counts: weather of a place that
 * was not meant is worse than none.
 */
export const findCityPosition = async (city: string): Promise<Position> => {
  const name = foldText(city.split(',')[0] ?? '');
  const place = (await loadBundledGazetteer()).search(city, considered).find((each) => foldText(each.name) === name);
  if (!place) throw new ApiError('not-found', `No place is named "${city}"; write it in full, or ask by latitude and longitude`);
  return { latitude: place.latitude, longitude: place.longitude };
};
