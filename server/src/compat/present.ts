import { type CompatIndustry, type CompatItem, type Industry, inventoryFields } from '@hazardguard/contract';
import { toFieldValues } from '../register/field-columns.ts';
import type { InventoryRow } from '../register/inventory/rules.ts';

type Fields = Pick<Industry, 'id' | 'industryName' | 'district' | 'safetyTeamContact' | 'latitude' | 'longitude'>;

export const toCompatIndustry = ({ id, industryName, district, safetyTeamContact, latitude, longitude }: Fields): CompatIndustry => ({
  id,
  industryName,
  industry_name: industryName,
  district,
  safetyTeamContact,
  latitude,
  longitude,
});

/** The fields that the specification names, and no others. */
export const toCompatItem = (row: InventoryRow, industryName: string): CompatItem => ({
  id: row.id,
  ...toFieldValues(inventoryFields, row),
  industryName,
});
