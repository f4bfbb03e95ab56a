import type { RunResult, Zone } from '@hazardguard/engine';

/** A distance from another method for the same accident; `orMore`: a lower bound. */
export interface SecondOpinion {
  readonly who: 'erg' | 'rmp' | 'table';
  readonly distanceM: number;
  readonly orMore: boolean;
  readonly unverified: boolean;
}

/** Two distances disagree when they differ by more than this factor. */
const factor = 2;

type Distance = Pick<SecondOpinion, 'distanceM' | 'orMore'>;

/** The shorter of the two is only a lower bound: an own reach at the limit of the model, or a distance with a plus. */
const isOpen = (own: Zone, { distanceM, orMore }: Distance): boolean =>
  own.reachM < distanceM ? own.status === 'beyond-range' : orMore && own.reachM > distanceM;

/**
 * Ratio of the own reach to the other distance; null if they agree within a factor of two; 'open' if they differ by more and the
 * shorter one is only a lower bound.
 */
export const computeDisagreement = (own: Zone, other: Distance): number | 'open' | null => {
  const ratio = own.reachM / other.distanceM;
  if (ratio <= factor && ratio >= 1 / factor) return null;
  return isOpen(own, other) ? 'open' : ratio;
};

/** The zone to compare with the other distance: the middle level of a toxic cloud, as in the guide and EPA’s tables; 1 psi of a blast. */
export const findComparedZone = ({ hazard, zones }: Pick<RunResult, 'hazard' | 'zones'>): Zone | undefined => {
  if (hazard === 'leak') return zones.find(({ level }) => level.severity === 'middle');
  return hazard === 'explosion' ? zones.find(({ level }) => Math.abs(level.value - 6.9) < 0.05) : undefined;
};
