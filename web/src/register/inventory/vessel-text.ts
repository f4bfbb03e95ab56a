import { convertContent, type InventoryItem, isSum } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

type Row = Pick<InventoryItem, 'quantity' | 'unit' | 'vesselCount' | 'vesselContent' | 'vesselContentUnit' | 'vesselKind'>;

/** Vessels that are not what the quantity is count as unknown. */
const addUp = ({ quantity, unit, vesselCount, vesselContent, vesselContentUnit }: Row): boolean => {
  if (vesselCount === null || vesselContent === null || quantity === null) return true;
  const content = convertContent(vesselContent, vesselContentUnit ?? unit, unit);
  return content !== null && isSum(vesselCount * content, quantity);
};

/** The vessels of a row in words. */
export interface VesselText {
  /** `60 tonners of 900 kg`; null: not known. */
  readonly group: string | null;
  /** What is assumed in their place; null: nothing. */
  readonly assumed: string | null;
}

export const useVesselText = () => {
  const { t } = useTranslation('vessels');
  const format = useFormat();
  return (item: Row): VesselText => {
    const { quantity, unit, vesselCount, vesselContent, vesselContentUnit, vesselKind } = item;
    // A row that this device kept from an earlier version has no vessels.
    if (vesselCount === null || vesselCount === undefined) return { group: null, assumed: t('assumedOne') };
    if (!addUp(item)) return { group: null, assumed: t('doNotAddUp') };
    const content = vesselContent ?? (quantity === null ? null : quantity / vesselCount);
    if (content === null) return { group: null, assumed: null };
    const contentUnit = vesselContent === null ? unit : (vesselContentUnit ?? unit);
    const written = format.quantity(content, contentUnit, 4);
    return { group: t(`group.${vesselKind ?? 'vessel'}`, { count: vesselCount, content: written }), assumed: null };
  };
};
