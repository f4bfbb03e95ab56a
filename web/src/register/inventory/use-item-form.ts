import type { ChemicalName } from '@hazardguard/contract';
import { useRef } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useRowForm } from '../../ui/form/use-row-form.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { findItem, refreshInventory, saveItem } from './item-data.ts';
import { itemFormFields, toEntry } from './item-fields.ts';

/** The form of an inventory item. `onSaved` closes the drawer of a phone. */
export const useItemForm = (industry: number, onSaved: () => void) => {
  const { t } = useTranslation('inventory');
  const suggestedClass = useRef('');
  const row = useRowForm({
    name: `inventory-${industry}`,
    fields: itemFormFields,
    loadCheck: () => import('./check-item.ts').then((m) => m.checkItem),
    toEntry,
    save: (entry) => saveItem({ industry, ...entry }),
    read: (id) => findItem({ industry, id }),
    onSaved: (_saved, editing) => {
      notifySuccess(t(editing === null ? 'saved' : 'updated'));
      void refreshInventory();
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
    /** A substance of the library brings its CAS number; its hazard class only where no other was typed. */
    choose: (chemical: ChemicalName): void => {
      form.set({
        substanceName: chemical.name,
        ...(chemical.casNo === null ? {} : { casNo: chemical.casNo }),
        ...suggestHazardClass(chemical),
      });
    },
    /** A known name typed in full: the name stays as typed, and only what is still empty is filled. */
    complete: (chemical: ChemicalName): void => {
      if (form.values.casNo.trim() === '' && chemical.casNo !== null) form.set({ casNo: chemical.casNo, ...suggestHazardClass(chemical) });
    },
  };
};
export type ItemFormState = ReturnType<typeof useItemForm>;
