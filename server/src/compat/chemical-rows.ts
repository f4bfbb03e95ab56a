import type { Database } from '../platform/db/database.ts';
import { sumStocks } from '../register/chemicals/store.ts';
import { listChemicalTypes } from '../register/chemicals/types.ts';

/** A chemical as the old client's table shows it. */
export interface ChemicalRow {
  readonly chemical_name: string;
  readonly quantity_kg: number | null;
  readonly cas_number: string | null;
}

/** What is stored over all inventories, then the rest of the library. */
export const listChemicalRows = async (database: Database): Promise<readonly ChemicalRow[]> =>
  listChemicalTypes(await sumStocks(database)).map(({ chemicalName, quantityKg, casNumber }) => ({
    chemical_name: chemicalName,
    quantity_kg: quantityKg,
    cas_number: casNumber,
  }));
