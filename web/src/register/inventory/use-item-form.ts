import type { ChemicalName } from '@hazardguard/contract';
import { useRef } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { notifySuccess } from '../../ui/notices.ts';
import type { ChemicalMatch } from '../chemical-picker/match-chemicals.ts';
import { findItem, refreshInventory, saveItem } from './item-data.ts';
import { itemFormFields, toEntry } from './item-fields.ts';

/** The form of an inventory item. `onSaved` closes the drawer of a phone. */
export const useItemForm = (industry: number, onSaved: () => void) => {
  const { t } = useTranslation('inventory');
  const suggestedClass = useRef('');
  const row = useServerForm({
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
