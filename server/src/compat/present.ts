import type { CompatIndustry, CompatItem, Industry } from '@hazardguard/contract';
import { type InventoryRow, presentItem } from '../register/inventory/rules.ts';

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

export const toCompatItem = (row: InventoryRow, industryName: string): CompatItem => {
  const {
    industryId: _,
    quantityKg: __,
    chemicalId: ___,
    form: ____,
    sample: _____,
    version: ______,
    updatedAt: _______,
    ...item
  } = presentItem(row);
  return { ...item, industryName };
};
