import type { EnsembleOptions, EnsembleResult } from '@hazardguard/engine';
import { weatherStaleMinutes } from '../wire/constants.ts';
import type { Run } from './run.ts';

/** How well the stock and the opening are known, as in the URL. */
export const uncertaintyKnowledges = ['known', 'guessed'] as const;

/** Options of the ensembles on screens; the command line gives the same members for the same options. */
export const drawnEnsemble = { members: 400, seed: 1, side: 21 } as const;

/** Number of standard deviations that covers 95 of 100 directions. */
const confidence = 1.96;

/** The mildest zone reached, turned through every likely wind direction, for the wind of the ensemble; undefined for zones without direction. */
export const pickConfidenceLines = ({ levels }: Pick<EnsembleResult, 'levels'>) => {
  const mildest = levels.findLast(({ fan }) => fan !== null);
  if (!mildest?.fan) return undefined;
  const { sigmaDeg, polygon } = mildest.fan;
  return { levelId: mildest.level.id, halfAngleDeg: Math.min(180, confidence * sigmaDeg), polygon };
};

/** Up to this distance a wind is that of the site, m. */
const onSiteM = 5_000;

/**
 * How well the given wind represents the wind at the source. A fresh observation of a station within 5 km, or one entered for this site, is
 * on site; one farther away and typed values are from nearby; a direction that a person named as one of sixteen points, or did not know, is that; a
 * service computes its weather for a grid cell, and an old observation is no better.
 */
export const toWindOrigin = ({
  source,
  ageS,
  distanceM,
}: Pick<Run['weatherOrigin'], 'source' | 'ageS' | 'distanceM'>): EnsembleOptions['windOrigin'] => {
  const fresh = ageS !== null && ageS <= weatherStaleMinutes * 60;
  if (source === 'entered' || source === 'station') return !fresh ? 'forecast' : (distanceM ?? 0) <= onSiteM ? 'on-site' : 'within-20-km';
  if (source === 'wind-unknown') return 'unknown';
  if (source === 'compass-16') return source;
  return source === 'manual' ? 'within-20-km' : 'forecast';
};
