import type { InventoryItem } from '@hazardguard/contract';
import { useFormat } from '../../ui/format.ts';

/** A quantity in the unit it was recorded in, the cubic metre with its sign. */
export const useStockText = () => {
  const format = useFormat();
  return ({ quantity, unit }: Pick<InventoryItem, 'quantity' | 'unit'>): string => format.quantity(quantity, unit === 'm3' ? 'm³' : unit);
};
