import type { ChemicalName, InventoryItem } from '@hazardguard/contract';
import { useRef } from 'react';
import { api, readBody } from '../../data/client.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { notifySuccess } from '../../ui/notices.ts';
import type { ChemicalMatch } from '../chemical-picker/match-chemicals.ts';
import { industryLists } from '../industries/industry-lists.ts';
import { saveRow } from '../save-row.ts';
import { itemFormFields, toEntry } from './item-fields.ts';

/** The lists of the inventory, and the numbers of items in the list of industries. */
export const inventoryRoutes = [
  '/api/industries/{id}/inventory',
  '/api/industries/{id}/standing',
  ...industryLists,
  '/api/industries/{id}',
] as const;

const pageOfAll = 100;

/** One item as it is stored now; undefined when it is not there any more. An item is read through the list of its industry. */
const findItem = async (industry: number, id: number): Promise<InventoryItem | undefined> => {
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: pageOfAll };
    const { rows, total } = await readBody(api.GET('/api/industries/{id}/inventory', { params: { path: { id: industry }, query } }));
    const found = rows.find((item) => item.id === id);
    if (found !== undefined || page * pageOfAll >= total) return found;
  }
};

/** The form of an inventory item. `onSaved` closes the drawer of a phone. */
export const useItemForm = (industry: number, onSaved: () => void) => {
  const { t } = useTranslation('inventory');
  const suggestedClass = useRef('');
  const row = useServerForm({
    name: `inventory-${industry}`,
    fields: itemFormFields,
    loadCheck: () => import('./check-item.ts').then((m) => m.checkItem),
    toEntry,
    save: saveRow('/api/industries/{id}/inventory', '/api/inventory/{id}', { path: { id: industry } }),
    read: (id) => findItem(industry, id),
    refreshes: inventoryRoutes,
    onSaved: (_saved, editing) => {
      notifySuccess(t(editing === null ? 'saved' : 'updated'));
      onSaved();
      // The keyboard goes back to the first field.
      document.getElementById('item-itemNo')?.focus();
    },
  });
  const { form } = row;
  const suggestHazardClass = ({ hazardClass }: ChemicalName): { hazardClass?: string } => {
    const typed = form.values.hazardClass.trim();
    if (hazardClass === null || (typed !== '' && typed !== suggestedClass.current)) return {};
    suggestedClass.current = hazardClass;
    return { hazardClass };
  };
  return {
    ...row,
    /** A known substance brings its CAS number; a solution keeps its own name; a hazard class comes only where no other was typed. */
    choose: ({ name, casNo, through, isSolution, chemical }: ChemicalMatch<ChemicalName>): void => {
      form.set({
        substanceName: isSolution && through !== undefined ? `${through.charAt(0).toUpperCase()}${through.slice(1)}` : name,
        ...(casNo === null ? {} : { casNo }),
        ...(chemical === undefined ? {} : suggestHazardClass(chemical)),
      });
    },
    /** A known name typed in full: the name stays as typed, and only what is still empty is filled. */
    complete: ({ casNo, chemical }: Pick<ChemicalMatch<ChemicalName>, 'casNo' | 'chemical'>): void => {
      if (form.values.casNo.trim() === '' && casNo !== null && casNo !== '')
        form.set({ casNo, ...(chemical === undefined ? {} : suggestHazardClass(chemical)) });
    },
  };
};
export type ItemFormState = ReturnType<typeof useItemForm>;
