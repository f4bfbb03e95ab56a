import type { EnsembleOptions } from '@hazardguard/engine';
import { weatherStaleMinutes } from '../wire/constants.ts';
import type { Run } from './run.ts';

/** How well the stock and the opening are known, as in the URL. */
export const uncertaintyKnowledges = ['known', 'guessed'] as const;

/** Options of the ensembles on screens; the command line gives the same members for the same options. */
export const drawnEnsemble = { members: 400, seed: 1, side: 21 } as const;

/**
 * How well the given wind represents the wind at the source. A fresh observation of a station, or one entered for this site, is on site;
 * typed values are assumed to be from nearby; a service computes its weather for a grid cell, and an old observation is no better.
 */
export const toWindOrigin = ({ source, ageS }: Pick<Run['weatherOrigin'], 'source' | 'ageS'>): EnsembleOptions['windOrigin'] => {
  const fresh = ageS !== null && ageS <= weatherStaleMinutes * 60;
  if (source === 'entered' || source === 'station') return fresh ? 'on-site' : 'forecast';
  return source === 'manual' ? 'within-20-km' : 'forecast';
};
