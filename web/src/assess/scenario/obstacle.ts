import { type ChemicalName, type InventoryItem, listModels } from '@hazardguard/contract';
import { decomposesWithoutAir } from '@hazardguard/engine';

/** Why an item cannot be analysed for a hazard; undefined when it can. */
export type Obstacle =
  | { readonly kind: 'not-in-library' }
  /** A solution or mixture, or a concentration that is not understood; a person may choose to assess it as pure. */
  | { readonly kind: 'solution' }
  | { readonly kind: 'missing'; readonly properties: readonly string[]; readonly explodesByItself: boolean };

export const findObstacle = (
  hazard: ChemicalName['canModel'][number],
  item: Pick<InventoryItem, 'chemicalId' | 'form'>,
  library: ReadonlyMap<string, ChemicalName>,
  assessAsPure: boolean,
): Obstacle | undefined => {
  const chemical = item.chemicalId === null ? undefined : library.get(item.chemicalId);
  if (!chemical) return { kind: 'not-in-library' };
  if (!listModels(chemical).includes(hazard))
    return { kind: 'missing', properties: chemical.missing, explodesByItself: decomposesWithoutAir(chemical.casNo) };
  return item.form.kind === 'pure' || assessAsPure ? undefined : { kind: 'solution' };
};
