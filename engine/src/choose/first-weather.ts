import { warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';

/** A list of weather of which only the first entry was used, and why. */
export const firstWeatherOnly = (reason: 'not-a-cloud' | 'aloha' | 'calm' | 'ensemble'): Caveat =>
  warning(
    'first-weather-only',
    'Only the first entry of the weather was used. Fires, explosions, a calm start, ALOHA mode and the uncertainty of a result are computed in weather that does not change.',
    { params: { reason } },
  );
