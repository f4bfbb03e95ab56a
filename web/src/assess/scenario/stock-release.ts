import { type InventoryItem, type ReleasableStock, releaseFromStock, type StockRelease, type StockStorage } from '@hazardguard/contract';
import { type ScenarioForm, toMassText } from './scenario-form.ts';

/** More than one vessel holds, with the rounding of a typed mass. */
const isMore = (quantityKg: number, { quantityKg: one }: StockRelease): boolean => one !== null && quantityKg > 1.001 * one;

/** The release of a typed mass: of one vessel as far as one holds it, else of several. */
export const findRelease = (item: ReleasableStock, quantityKg: number | undefined): StockRelease => {
  const one = releaseFromStock(item, 'vessel');
  return quantityKg !== undefined && isMore(quantityKg, one) ? releaseFromStock(item, 'stock') : one;
};

/** What the form shows of a release of an item: its mass, temperature and bund. Unless a person says otherwise it is of one vessel. */
export const toReleaseInputs = (
  item: InventoryItem,
  scope: StockRelease['scope'] = 'vessel',
): Pick<ScenarioForm, 'item' | 'quantityKg' | 'storageC' | 'bundAreaM2'> => {
  const { quantityKg, storage } = releaseFromStock(item, scope);
  const typed = (value: number | undefined): string => (value === undefined ? '' : String(value));
  return {
    item: item.id,
    quantityKg: toMassText(quantityKg),
    storageC: typed(storage.temperatureC),
    bundAreaM2: typed(storage.bundAreaM2),
  };
};

/** The storage of the item that no input of the form shows: pressure, phase and vessel. */
export const findHiddenStorage = (item: ReleasableStock | undefined, quantityKg: number | undefined): StockStorage => {
  if (item === undefined) return {};
  const { temperatureC: _temperatureC, bundAreaM2: _bundAreaM2, ...hidden } = findRelease(item, quantityKg).storage;
  return hidden;
};
