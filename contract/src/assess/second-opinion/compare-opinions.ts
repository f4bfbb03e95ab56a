import type { RunResult, Zone } from '@hazardguard/engine';

/** Somebody else's distance for the same accident. */
export interface Opinion {
  readonly who: 'erg' | 'rmp' | 'table';
  readonly distanceM: number;
  readonly orMore: boolean;
  readonly unverified: boolean;
}

/** Beyond this two opinions are said to disagree. */
const factor = 2;

type Distance = Pick<Opinion, 'distanceM' | 'orMore'>;

/** Which of two is farther is open: an own reach cut off by the model's range, and a distance with a plus, are both at least what they say. */
const isOpen = (own: Zone, { distanceM, orMore }: Distance): boolean =>
  own.reachM < distanceM ? own.status === 'beyond-range' : orMore && own.reachM > distanceM;

/**
 * How many times farther the own reach is; null while they agree within a factor of two; 'open' where they are farther apart than that by
 * what they say, and one of them is only known to be at least so far.
 */
export const computeDisagreement = (own: Zone, other: Distance): number | 'open' | null => {
  const ratio = own.reachM / other.distanceM;
  if (ratio <= factor && ratio >= 1 / factor) return null;
  return isOpen(own, other) ? 'open' : ratio;
};

/** The zone that another's distance is about: the middle level of a toxic cloud (what the guide and EPA’s tables protect from), 1 psi of a blast. */
export const findComparedZone = ({ hazard, zones }: Pick<RunResult, 'hazard' | 'zones'>): Zone | undefined => {
  if (hazard === 'leak') return zones.find(({ level }) => level.severity === 'middle');
  return hazard === 'explosion' ? zones.find(({ level }) => Math.abs(level.value - 6.9) < 0.05) : undefined;
};
