import { findChemical } from '@hazardguard/chemicals';
import { burnsClean, findTankFireDistanceM } from '@hazardguard/chemicals/facts';
import { type ErgDistance, findErgDistance, findReleasedVessels, isDaylight, type Run } from '@hazardguard/contract';
import { toCard } from '../../register/chemicals/card.ts';

/** Everybody so near acts at once, whatever is calculated, m. Our choice: the guide's first isolation distances of large spills begin here. */
export const leastAroundM = 300;

/** Used for a vessel in a fire where the library has no guide for its content, m: the longest of the guide pages. */
const unknownTankFireM = 1_600;

/**
 * How far downwind people shelter from the smoke of a fire, m: a convention, three miles rounded up, not a calculation (decision 0146). Ordered or
 * asked for at Chemtool 2021 (3 miles) and Richmond 2012 (to San Pablo).
 */
const smokeReachM = 5_000;

/** What the Emergency Response Guidebook says about a run; it holds whatever is calculated. */
export interface GuideDistance {
  /** Downwind, of the row for the substance and container; null: the guide has no row. */
  readonly downwind: ErgDistance | null;
  /** In every direction, m. */
  readonly aroundM: number;
  /** Why in every direction. */
  readonly around: 'least' | 'vessel-in-fire';
  /** Downwind, the smoke of a fire, m: a convention, not of the guide; 0: none. */
  readonly smokeM: number;
}

/** The guide's distances for a run. A stock that burns stands in its own fire until the fire is out. */
export const findGuideDistance = ({ scenario, result }: Pick<Run, 'scenario' | 'result'>): GuideDistance => {
  const chemical = findChemical(scenario.chemical);
  if (result.hazard === 'fire') {
    const tankFireM = chemical === undefined ? undefined : findTankFireDistanceM(chemical.id);
    const smokeM = chemical !== undefined && burnsClean(chemical) ? 0 : smokeReachM;
    return { downwind: null, aroundM: tankFireM ?? unknownTankFireM, around: 'vessel-in-fire', smokeM };
  }
  const facts = {
    quantityKg: scenario.quantityKg,
    isDay: isDaylight(scenario.time, result.site),
    windSpeedMs: result.windSpeedMs,
    vessels: findReleasedVessels(result),
  };
  const downwind = result.hazard !== 'leak' || chemical === undefined ? null : (findErgDistance(toCard(chemical), facts) ?? null);
  return { downwind, aroundM: leastAroundM, around: 'least', smokeM: 0 };
};
