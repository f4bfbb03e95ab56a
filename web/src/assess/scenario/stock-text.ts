import type { InventoryItem } from '@hazardguard/contract';
import { useFormat } from '../../ui/format.ts';

/** A quantity in its recorded unit; m3 is written as m³. */
export const useStockText = () => {
  const format = useFormat();
  return ({ quantity, unit }: Pick<InventoryItem, 'quantity' | 'unit'>): string =>
    quantity === null ? '–' : format.quantity(quantity, unit);
};
