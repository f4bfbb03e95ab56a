import type { ChemicalName, InventoryItem } from '@hazardguard/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../data/api-problem.ts';
import { problemsSaid } from '../../parts/form/field-problems.ts';
import { useAttemptKey } from '../../parts/form/idempotency.ts';
import { useEntryForm } from '../../parts/form/use-entry-form.ts';
import { useOnce } from '../../parts/form/use-once.ts';
import { tellSuccess } from '../../ui/notices.ts';
import { findItem, refreshInventory, saveItem } from './item-data.ts';
import { checkItem, entryOf, itemFields } from './item-fields.ts';

/** The form of an inventory item and what its buttons do. `onSaved` closes the drawer of a phone. */
export const useItemForm = (industry: number, onSaved: () => void) => {
  const { t } = useTranslation('inventory');
  const form = useEntryForm(`inventory-${industry}`, itemFields);
  const attempt = useAttemptKey();
  const once = useOnce();
  const suggestedClass = useRef('');
  const save = useMutation({
    mutationFn: saveItem,
    onSuccess: (_, { editing }) => {
      attempt.finish();
      form.clear();
      tellSuccess(t(editing === null ? 'saved' : 'updated'));
      void refreshInventory();
      onSaved();
      // The next entry starts where this one did.
      document.getElementById('item-itemNo')?.focus();
    },
    onSettled: once.end,
    onError: (error) => {
      if (error instanceof ApiProblem) form.refuse(problemsSaid(error.fields, itemFields));
    },
  });
  const hazardClassOf = ({ hazardClass }: ChemicalName): { hazardClass?: string } => {
    const typed = form.values.hazardClass.trim();
    if (hazardClass === null || (typed !== '' && typed !== suggestedClass.current)) return {};
    suggestedClass.current = hazardClass;
    return { hazardClass };
  };
  const edit = (item: InventoryItem): void => {
    save.reset();
    form.load(entryOf(item));
  };
  const reload = useMutation({
    mutationFn: findItem,
    onSuccess: (stored) => {
      if (stored !== undefined) {
        edit(stored);
        return;
      }
      // Deleted by the other person: the entries can still be saved as a new item.
      save.reset();
      form.load({ editing: null, values: form.values });
    },
  });
  const submit = (overwrite: boolean): void => {
    if (!once.begin()) return;
    save.reset();
    const checked = checkItem(form.values);
    if (!checked.ok) {
      once.end();
      form.refuse(checked.problems);
      return;
    }
    const key = attempt.keyFor([industry, form.editing, checked.input, overwrite]);
    save.mutate({ industry, editing: form.editing, input: checked.input, key, overwrite });
  };
  return {
    form,
    save,
    reload,
    edit,
    submit,
    cancel: () => {
      save.reset();
      form.clear();
    },
    /** A substance of the library brings its CAS number; its hazard class only where no other was typed. */
    choose: (chemical: ChemicalName) => {
      form.set({ substanceName: chemical.name, ...(chemical.casNo === null ? {} : { casNo: chemical.casNo }), ...hazardClassOf(chemical) });
    },
    /** A known name typed in full: the name stays as typed, and only what is still empty is filled. */
    complete: (chemical: ChemicalName) => {
      if (form.values.casNo.trim() === '' && chemical.casNo !== null) form.set({ casNo: chemical.casNo, ...hazardClassOf(chemical) });
    },
    takeStored: () => {
      if (form.editing) reload.mutate({ industry, id: form.editing.id });
    },
    forget: (id: number) => {
      if (form.editing?.id === id) form.clear();
    },
  };
};
export type ItemFormState = ReturnType<typeof useItemForm>;
