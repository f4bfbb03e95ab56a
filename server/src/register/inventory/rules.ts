import { findFirstAid, findSolutionFirstAid, findThresholds, firstAidSteps } from '@hazardguard/chemicals/facts';
import { findProductKg, findSoluteKg, findSolutionGuides, readStockForm, type StockForm } from '@hazardguard/chemicals/stock';
import {
  ApiError,
  findSiteAirKpa,
  type InventoryItem,
  inventoryFields,
  type StockForm as PresentedForm,
  vesselFields,
} from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { toFieldValues } from '../field-columns.ts';
import { listThresholdStatus } from '../threshold-status/thresholds.ts';
import { findOtherSubstance } from './check-identity.ts';

export type InventoryRow = Omit<Selectable<Schema['inventory_item']>, 'search_text'> & {
  /** Of its site; null: not known. */
  readonly elevation_m: number | null;
};

type RowText = Pick<InventoryRow, 'substance_name' | 'product_name' | 'cas_no' | 'concentration'>;

/** What a row holds. The CAS number decides which chemical, name and concentration whether it is a solution of it. */
export const toStockForm = (row: RowText): StockForm =>
  readStockForm({
    substanceName: row.substance_name,
    productName: row.product_name,
    casNo: row.cas_no,
    concentration: row.concentration,
  });

/** The laws on one row of a solution alone; the site's status sums all rows. */
const listLaws = (form: StockForm, productKg: number | null): PresentedForm['laws'] => {
  const { chemical, kind, massFraction } = form;
  if (chemical === undefined || kind === 'pure') return [];
  const percent = massFraction === undefined ? null : 100 * massFraction;
  const solution = { percent, soluteKg: findSoluteKg(productKg, form) };
  const shared = { chemicalId: chemical.id, name: chemical.name, casNo: chemical.cas, items: 1, conversions: [], itemsWithoutMass: 0 };
  return listThresholdStatus([{ ...shared, solution, kg: productKg ?? 0 }], 0).map(({ law, tier, entries, notClassified }) => ({
    law,
    status:
      notClassified.length > 0 || (productKg === null && entries.length > 0)
        ? 'not-classified'
        : entries.length === 0
          ? 'not-listed'
          : tier,
  }));
};

/** From the strength of its own entry in 40 CFR 68.130 on, practice treats a solution as a gas: oleum, hydrochloric acid of 37 %. */
const isFuming = ({ chemical, kind, massFraction }: StockForm): boolean => {
  const from = findThresholds(chemical?.id ?? '').solution?.epaRmp?.fromPercent;
  return kind !== 'pure' && from !== undefined && (massFraction === undefined || 100 * massFraction >= from);
};

/** Of an unclear row nobody can say whether it is a solution: both. */
const listFirstAid = ({ chemical, kind, massFraction }: StockForm): PresentedForm['firstAid'] => {
  if (chemical === undefined || kind === 'pure') return [];
  const own = new Set([...findSolutionFirstAid(chemical.id, massFraction), ...(kind === 'unclear' ? findFirstAid(chemical.id) : [])]);
  return firstAidSteps.filter((step) => own.has(step));
};

export const presentForm = (form: StockForm, productKg: number | null): PresentedForm => ({
  kind: form.kind,
  percent: form.massFraction === undefined ? null : Number((100 * form.massFraction).toPrecision(6)),
  soluteKg: findSoluteKg(productKg, form),
  densityKgM3: form.densityKgM3 ?? null,
  assumed: [...form.assumed],
  fumes: isFuming(form),
  guides: form.kind === 'pure' || form.chemical === undefined ? [] : [...findSolutionGuides(form.chemical.id, form.massFraction)],
  firstAid: listFirstAid(form),
  laws: listLaws(form, productKg),
});

/** Chemical, mass and form are looked up at reading, so that they follow the library. */
export const presentItem = (row: InventoryRow): InventoryItem => {
  const form = toStockForm(row);
  const quantityKg = row.quantity === null ? null : findProductKg(row.quantity, row.unit, form);
  return {
    id: row.id,
    industryId: row.industry_id,
    ...toFieldValues(inventoryFields, row),
    ...toFieldValues(vesselFields, row),
    quantityKg,
    liquidKgM3: findProductKg(1, 'm3', form),
    airKpa: findSiteAirKpa(row.elevation_m),
    otherSubstance: findOtherSubstance(row.substance_name, row.cas_no),
    chemicalId: form.chemical?.id ?? null,
    form: presentForm(form, quantityKg),
    sample: row.sample,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
};

export const noSuchItem = (id: number): ApiError => new ApiError('not-found', `There is no inventory item with the id ${id}`);

export const noSuchIndustry = (id: number): ApiError => new ApiError('not-found', `There is no industry with the id ${id}`);

export const editedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Someone else has changed this item in the meantime. Reload it and repeat your change');
