import type { LevelDose } from '../types/common-types.ts';
import type { PlumeField } from '../types/pipeline.ts';
import { historyAt, historyOf, type Passage } from './history.ts';
import { heaviestLoad, worstEquivalent } from './toxic-load.ts';

/** Moments of a history that its load is made from. */
const moments = 48;

/** Nodes of the curve below: the first distance, m, and their growth. */
const firstM = 0.5;
const growth = Math.exp(0.2);

/** C_eq of one passage as a share of its highest value, see `equivalentField`; 1 where nothing comes. */
export const equivalentShare = (passage: Passage, dose: LevelDose): number => {
  const { highest } = passage;
  if (!(highest > 0)) return 1;
  const history = historyOf(passage, moments);
  return worstEquivalent(history, heaviestLoad(history, dose.exponent, dose.exposureS), dose) / highest;
};

/**
 * The steady concentration that over the level's own time gives the load that the passing cloud gives over the stay:
 * C_eq = (∫Cⁿ dt/t_level)^(1/n), in place of the highest value. ppm; C ≥ level there where the load reaches levelⁿ t_level, or that of a shorter
 * stay of the level's table, so that a longer stay never makes a zone smaller.
 *
 * A person stays for the exposure time, the worst one of the passage, or for the whole passage where that is shorter. C_eq is taken
 * as the highest value times a share that depends on the distance alone: exact for plumes whose history off the axis has the shape of
 * that on it, which holds for all but a puff that grows as it passes. The share is found on the axis at every fifth of a natural
 * logarithm of the distance, on first use, and interpolated linearly (reaches to 0.2 %).
 * Sources ten-berge-1986, lees-1996.
 */
export const equivalentField = (field: PlumeField, dose: LevelDose): PlumeField => {
  const count = Math.ceil(Math.log(field.rangeM / firstM) / Math.log(growth)) + 2;
  const shares = new Float64Array(count).fill(Number.NaN);
  const shareFound = (node: number): number => {
    const known = shares[node] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const x = Math.min(field.rangeM, firstM * growth ** node);
    const highest = field.peak(x, 0, 0);
    const history = historyAt(field, x, 0, 0, moments);
    const load = heaviestLoad(history, dose.exponent, dose.exposureS);
    const share = highest > 0 ? worstEquivalent(history, load, dose) / highest : 0;
    shares[node] = share;
    return share;
  };
  const shareAt = (x: number): number => {
    const place = Math.log(Math.max(x, firstM) / firstM) / Math.log(growth);
    const node = Math.min(count - 2, Math.floor(place));
    const along = Math.min(1, place - node);
    return shareFound(node) * (1 - along) + shareFound(node + 1) * along;
  };
  return {
    ...field,
    axisPeak: (x) => field.axisPeak(x) * shareAt(x),
    halfWidth: (x, level) => {
      const share = shareAt(x);
      return share > 0 ? field.halfWidth(x, level / share) : 0;
    },
    ...(field.upwindM === undefined ? {} : { upwindM: (level: number) => field.upwindM?.(level / Math.max(1e-9, shareAt(0))) ?? 0 }),
    peak: (x, y, z) => field.peak(x, y, z) * shareAt(x),
  };
};
