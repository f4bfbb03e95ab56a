import type { ChemicalName, InventoryItem } from '@hazardguard/contract';

/** Why an item cannot be analysed for a hazard; undefined when it can. */
export type Obstacle = { readonly kind: 'not-in-library' } | { readonly kind: 'missing'; readonly properties: readonly string[] };

export const findObstacle = (
  hazard: ChemicalName['canModel'][number],
  item: Pick<InventoryItem, 'chemicalId'>,
  library: ReadonlyMap<string, ChemicalName>,
): Obstacle | undefined => {
  const chemical = item.chemicalId === null ? undefined : library.get(item.chemicalId);
  if (!chemical) return { kind: 'not-in-library' };
  return chemical.canModel.includes(hazard) ? undefined : { kind: 'missing', properties: chemical.missing };
};
