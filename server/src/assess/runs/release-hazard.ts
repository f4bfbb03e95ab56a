import { findChemical } from '@hazardguard/chemicals';
import { findEmergency } from '@hazardguard/chemicals/facts';
import type { AlertHazard } from '@hazardguard/contract';
import { isMainlyFlammable, type RunResult } from '@hazardguard/engine';

/**
 * Guides of ERG 2024 by the substances in their titles: flammable gases and liquids, and those that are also toxic or corrosive. Ammonia (125)
 * is not among them: by the guide some of its gases may burn, but do not ignite readily.
 */
const flammableGuides: ReadonlySet<string> = new Set(['115', '116', '127', '128', '129', '130', '135', '136']);
const flammableToxicGuides: ReadonlySet<string> = new Set(['117', '118', '119', '131', '132', '139', '155']);

const listGuides = (casOrName: string): readonly string[] =>
  (findEmergency(findChemical(casOrName)?.id ?? '').guide?.v ?? []).map((guide) => guide.replace('P', ''));

/** Hazard of a cloud of the substance, when only the substance is known; toxic where it is not in the library. */
export const findReleaseHazard = (casOrName: string): AlertHazard => {
  const guides = listGuides(casOrName);
  if (guides.some((guide) => flammableToxicGuides.has(guide))) return 'toxic-flammable-leak';
  return guides.some((guide) => flammableGuides.has(guide)) ? 'flammable-leak' : 'toxic-leak';
};

/** Lower flammable limit as a volume fraction; the library has percent. */
const findLowerLimit = (cas: string): number | undefined => {
  const percent = findChemical(cas)?.flammability?.lfl?.v;
  return percent === undefined ? undefined : percent / 100;
};

/** Hazard of a run. A toxic cloud of a flammable substance is toxic and flammable, or mainly flammable. */
export const findRunHazard = ({
  result: { hazard, chemical, zones },
}: {
  readonly result: Pick<RunResult, 'hazard' | 'chemical' | 'zones'>;
}): AlertHazard => {
  if (hazard === 'fire' || hazard === 'explosion') return hazard;
  if (hazard === 'flammable') return 'flammable-leak';
  if (findReleaseHazard(chemical.cas) === 'toxic-leak') return 'toxic-leak';
  const levels = zones.map(({ level }) => level);
  return isMainlyFlammable(levels, findLowerLimit(chemical.cas)) ? 'flammable-leak' : 'toxic-flammable-leak';
};
