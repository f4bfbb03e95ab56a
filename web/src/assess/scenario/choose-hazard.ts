import { type ChemicalName, type InventoryItem, listModels } from '@hazardguard/contract';
import type { Hazard } from '@hazardguard/engine';

/** What a person says is going on. */
export const happenings = ['leaking', 'burning', 'exploded', 'smell'] as const;
export type Happening = (typeof happenings)[number];

type Known = Pick<ChemicalName, 'canModel' | 'melt' | 'hazardClass'>;

/** UN class 2.1 or 3 without a toxic subsidiary hazard: its leak endangers people by fire, not by poison. */
const isFlammableOnly = (hazardClass: string): boolean => /class (2\.1|3)\b/.test(hazardClass) && !hazardClass.includes('6.1');

/** Hazards in the order in which they are tried for what a caller says. */
const listWanted = (happening: Happening, { hazardClass }: Known): readonly Hazard[] => {
  const leak: readonly Hazard[] = isFlammableOnly(hazardClass ?? '') ? ['flammable', 'leak'] : ['leak', 'flammable'];
  if (happening === 'burning') return ['fire', ...leak];
  return happening === 'exploded' ? ['explosion', ...leak] : leak;
};

/** The hazard that the library can compute for this chemical; undefined: none. */
export const chooseHazard = (happening: Happening, chemical: Known | undefined): Hazard | undefined =>
  chemical && listWanted(happening, chemical).find((hazard) => listModels(chemical).includes(hazard));

/** UN transport classes, worst first: toxic gas, toxic liquid, flammable gas, flammable liquid; in a fire what burns, gas first. */
const leakClasses = [/class 2\.3/, /6\.1|Acute Tox/, /class 2\.1/, /class 3/];
const fireClasses = [/2\.1/, /class 3|\(3/];

/**
 * The stock in the order of its danger: the item of the ready assessment's worst case, then by class, then by mass. What cannot be
 * modelled comes last.
 */
export const rankStock = (
  items: readonly InventoryItem[],
  library: ReadonlyMap<string, ChemicalName>,
  happening: Happening,
  worstItem: number | undefined,
): readonly InventoryItem[] => {
  const classes = happening === 'burning' || happening === 'exploded' ? fireClasses : leakClasses;
  const rank = (item: InventoryItem): number => {
    const chemical = item.chemicalId === null ? undefined : library.get(item.chemicalId);
    if (chooseHazard(happening, chemical) === undefined) return classes.length + 2;
    // A solution gives off far less than what it is made of.
    if (item.form.kind !== 'pure') return classes.length + 1;
    if (item.id === worstItem) return -1;
    const at = classes.findIndex((pattern) => pattern.test(chemical?.hazardClass ?? ''));
    return at === -1 ? classes.length : at;
  };
  return items.toSorted((one, other) => rank(one) - rank(other) || (other.quantityKg ?? 0) - (one.quantityKg ?? 0));
};
