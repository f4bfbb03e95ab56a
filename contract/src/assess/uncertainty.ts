import type { EnsembleOptions } from '@hazardguard/engine';
import { weatherStaleMinutes } from '../wire/constants.ts';
import type { Run } from './run.ts';

/** How well the stock and the opening are known; as it stands in the address. */
export const uncertaintyKnowledges = ['known', 'guessed'] as const;

/** How an ensemble is drawn wherever a person looks on; the command line makes the same members of the same options. */
export const drawnEnsemble = { members: 400, seed: 1, side: 21 } as const;

/**
 * How far the wind told may be from the wind at the source. A station's observation, or one entered for this site, is one on site while it is fresh; what
 * a person typed is taken to be from near by; a service computes its weather for a grid cell, and what is old is no better than that.
 */
export const toWindOrigin = ({ source, ageS }: Pick<Run['weatherOrigin'], 'source' | 'ageS'>): EnsembleOptions['windOrigin'] => {
  const fresh = ageS !== null && ageS <= weatherStaleMinutes * 60;
  if (source === 'entered' || source === 'station') return fresh ? 'on-site' : 'forecast';
  return source === 'manual' ? 'within-20-km' : 'forecast';
};
