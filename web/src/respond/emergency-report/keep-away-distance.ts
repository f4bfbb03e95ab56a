import { type InventoryItem, solutionSpill, unidentifiedCargo } from '@hazardguard/contract';
import type { Happening } from '../../assess/scenario/choose-hazard.ts';

/** How far to keep everybody away where no footprint is modelled, m: by the guide's words for a liquid, or for what nobody knows. */
export const findKeepAwayM = (happening: Happening, solution: InventoryItem | undefined): number => {
  if (happening === 'burning') return unidentifiedCargo.tankFireM;
  return solution === undefined ? unidentifiedCargo.isolationM : solutionSpill.largeM;
};
