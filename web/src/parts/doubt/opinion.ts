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

/** How many times farther the own reach is; null while they agree within a factor of two, or the own model ends short of saying. */
export const disagreement = (own: Zone, { distanceM, orMore }: Pick<Opinion, 'distanceM' | 'orMore'>): number | null => {
  const ratio = own.reachM / distanceM;
  // An own reach cut off by the model's range, and a distance with a plus, are both at least what they say.
  if (ratio < 1 && own.status === 'beyond-range') return null;
  if (ratio > 1 && orMore) return null;
  return ratio > factor || ratio < 1 / factor ? ratio : null;
};

/** The zone that another's distance is about: the middle level of a toxic cloud (what the guide and EPA’s tables protect from), 1 psi of a blast. */
export const comparedZone = ({ hazard, zones }: Pick<RunResult, 'hazard' | 'zones'>): Zone | undefined => {
  if (hazard === 'leak') return zones.find(({ level }) => level.severity === 'middle');
  return hazard === 'explosion' ? zones.find(({ level }) => Math.abs(level.value - 6.9) < 0.05) : undefined;
};
