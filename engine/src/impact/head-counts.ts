import { warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';

/** Receptors whose head-count is not known: sums of people are lower bounds. */
export const headCountsUnknown = (count: number): readonly Caveat[] =>
  count === 0
    ? []
    : [
        warning('head-counts-unknown', `The head-count of ${count} of the places is not known: the number of people is a lower bound.`, {
          params: { count },
        }),
      ];
