import type { ChemicalName, IncidentHazard, InventoryItem } from '@hazardguard/contract';
import type { Hazard } from '@hazardguard/engine';
import type { Happening } from './answers.ts';

/** Hazards in the order in which they are tried for what a caller says. */
const wanted: Readonly<Record<Happening, readonly Hazard[]>> = {
  leaking: ['leak', 'flammable'],
  smell: ['leak', 'flammable'],
  burning: ['fire', 'leak', 'flammable'],
  exploded: ['explosion', 'leak', 'flammable'],
};

/** The hazard that the library can compute for this chemical; undefined: none. */
export const chooseHazard = (happening: Happening, chemical: Pick<ChemicalName, 'canModel'> | undefined): Hazard | undefined =>
  wanted[happening].find((hazard) => chemical?.canModel.includes(hazard));

/** The checklist of the incident. */
export const toIncidentHazard = (happening: Happening, hazard: Hazard | undefined): IncidentHazard => {
  if (happening === 'burning') return 'fire';
  if (happening === 'exploded') return 'explosion';
  return hazard === 'flammable' ? 'spill' : 'toxic-leak';
};

/**
 * The stock in the order of its danger: the item of the ready assessment's worst case first, then what can be modelled for this
 * happening, toxic before flammable, then by mass. What nothing is known about comes last.
 */
export const rankStock = (
  items: readonly InventoryItem[],
  library: ReadonlyMap<string, ChemicalName>,
  happening: Happening,
  worstItem: number | undefined,
): readonly InventoryItem[] => {
  const order = wanted[happening];
  const rank = (item: InventoryItem): number => {
    const hazard = chooseHazard(happening, item.chemicalId === null ? undefined : library.get(item.chemicalId));
    if (item.id === worstItem && hazard !== undefined) return -1;
    return hazard === undefined ? order.length : order.indexOf(hazard);
  };
  return items.toSorted((one, other) => rank(one) - rank(other) || (other.quantityKg ?? 0) - (one.quantityKg ?? 0));
};
