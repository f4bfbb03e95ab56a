import { findChemical, massKg } from '@hazardguard/chemicals';
import { ApiError, type InventoryInput, type InventoryItem } from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';

export type InventoryRow = Omit<Selectable<Schema['inventory_item']>, 'search_text'>;

export const toInventoryColumns = (input: InventoryInput) => ({
  item_no: input.itemNo,
  product_name: input.productName,
  substance_name: input.substanceName,
  concentration: input.concentration,
  cas_no: input.casNo,
  quantity: input.quantity,
  unit: input.unit,
  hazard_class: input.hazardClass,
  location: input.location,
  date_received: input.dateReceived,
  date_expired: input.dateExpired,
  supplier: input.supplier,
});

/** Chemical and mass are looked up at reading, so that they follow the library. The CAS number decides, not the name. */
export const presentItem = (row: InventoryRow): InventoryItem => {
  const chemical = findChemical(row.cas_no);
  return {
    id: row.id,
    industryId: row.industry_id,
    itemNo: row.item_no,
    productName: row.product_name,
    substanceName: row.substance_name,
    concentration: row.concentration,
    casNo: row.cas_no,
    quantity: row.quantity,
    unit: row.unit,
    hazardClass: row.hazard_class,
    location: row.location,
    dateReceived: row.date_received,
    dateExpired: row.date_expired,
    supplier: row.supplier,
    quantityKg: massKg(row.quantity, row.unit, chemical),
    chemicalId: chemical?.id ?? null,
    sample: row.sample,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
};

export const noSuchItem = (id: number): ApiError => new ApiError('not-found', `There is no inventory item with the id ${id}`);

export const noSuchIndustry = (id: number): ApiError => new ApiError('not-found', `There is no industry with the id ${id}`);

export const editedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Someone else has changed this item meanwhile; reload it and repeat your change');
