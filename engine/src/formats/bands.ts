import type { ReachBand, ReachBands } from '../ensemble/reach-bands.ts';
import type { Zone } from '../types/result-types.ts';
import { distance, figure } from './figures.ts';

export const findBand = (bands: ReachBands | null, zone: Zone): ReachBand | undefined =>
  bands?.levels.find(({ levelId }) => levelId === zone.level.id);

/** The band of a level as cells of a table or members of a feature; nothing where no ensemble was drawn. */
export const bandFields = (bands: ReachBands | null, zone: Zone) => {
  const band = findBand(bands, zone);
  return band === undefined ? {} : { reachLowM: band.lowM, reachHighM: band.highM, reachedShare: band.reachedShare };
};

/** 'likely between 1.1 km and 2.4 km': the band in a sentence's words. */
export const bandWords = ({ lowM, highM, reachedShare, beyondRangeShare }: ReachBand): string => {
  if (reachedShare < 0.05) return `hardly reached (in ${figure(100 * reachedShare)} % of the variations)`;
  const end = `${beyondRangeShare > 0.05 ? 'more than ' : ''}${distance(highM)}`;
  return lowM < 1 ? `likely up to ${end}` : `likely between ${distance(lowM)} and ${end}`;
};

/** What the bands are, in a sentence for every file that has them. */
export const bandsSentence = ({ members, seed, knowledge, windOrigin }: ReachBands): string =>
  `Bands: 9 of 10 of ${members} computed variations of release, wind, air and the model's own error end within them (seed ${seed}, stock and opening ${knowledge}, wind ${windOrigin}).`;
