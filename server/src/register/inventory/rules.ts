import { findChemical, massKg } from '@hazardguard/chemicals';
import { ApiError, type InventoryItem, inventoryFields, vesselFields } from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { toFieldValues } from '../field-columns.ts';

export type InventoryRow = Omit<Selectable<Schema['inventory_item']>, 'search_text'>;

/** Chemical and mass are looked up at reading, so that they follow the library. The CAS number decides, not the name. */
export const presentItem = (row: InventoryRow): InventoryItem => {
  const chemical = findChemical(row.cas_no);
  return {
    id: row.id,
    industryId: row.industry_id,
    ...toFieldValues(inventoryFields, row),
    ...toFieldValues(vesselFields, row),
    quantityKg: row.quantity === null ? null : massKg(row.quantity, row.unit, chemical),
    liquidKgM3: massKg(1, 'm3', chemical),
    chemicalId: chemical?.id ?? null,
    sample: row.sample,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
};

export const noSuchItem = (id: number): ApiError => new ApiError('not-found', `There is no inventory item with the id ${id}`);

export const noSuchIndustry = (id: number): ApiError => new ApiError('not-found', `There is no industry with the id ${id}`);

export const editedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Someone else has changed this item in the meantime. Reload it and repeat your change');
