import type { EnsembleOptions } from '@hazardguard/engine';
import { weatherStaleMinutes } from '../wire/constants.ts';
import type { Run } from './run.ts';

/** How well the stock and the opening are known, as in the URL. */
export const uncertaintyKnowledges = ['known', 'guessed'] as const;

/** Options of the ensembles on screens; the command line gives the same members for the same options. */
export const drawnEnsemble = { members: 400, seed: 1, side: 21 } as const;

/** Up to this distance a wind is that of the site, m. */
const onSiteM = 5_000;

/**
 * How well the given wind represents the wind at the source. A fresh observation of a station within 5 km, or one entered for this site, is
 * on site; one farther away and typed values are from nearby; a service computes its weather for a grid cell, and an old observation is no
 * better.
 */
export const toWindOrigin = ({
  source,
  ageS,
  distanceM,
}: Pick<Run['weatherOrigin'], 'source' | 'ageS' | 'distanceM'>): EnsembleOptions['windOrigin'] => {
  const fresh = ageS !== null && ageS <= weatherStaleMinutes * 60;
  if (source === 'entered' || source === 'station') return !fresh ? 'forecast' : (distanceM ?? 0) <= onSiteM ? 'on-site' : 'within-20-km';
  return source === 'manual' ? 'within-20-km' : 'forecast';
};
