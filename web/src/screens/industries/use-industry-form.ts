import type { Industry } from '@hazardguard/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useIndustryInFocus } from '../../data/address.ts';
import { ApiProblem } from '../../data/api-problem.ts';
import { problemsSaid } from '../../parts/form/field-problems.ts';
import { useAttemptKey } from '../../parts/form/idempotency.ts';
import { useEntryForm } from '../../parts/form/use-entry-form.ts';
import { useOnce } from '../../parts/form/use-once.ts';
import { tellSuccess } from '../../ui/notices.ts';
import { readIndustry, refreshIndustries, saveIndustry } from './industry-data.ts';
import { checkIndustry, entryOf, industryFields } from './industry-fields.ts';

/** The form of an industry and what its buttons do. `onSaved` closes the drawer of a phone. */
export const useIndustryForm = (onSaved: () => void) => {
  const { t } = useTranslation('industries');
  const form = useEntryForm('industry', industryFields);
  const attempt = useAttemptKey();
  const once = useOnce();
  const [, setFocus] = useIndustryInFocus();
  const save = useMutation({
    mutationFn: saveIndustry,
    onSuccess: (saved, { editing }) => {
      attempt.finish();
      form.clear();
      tellSuccess(t(editing === null ? 'saved' : 'updated'));
      // A new industry is what the next screens are about: its inventory, its zones.
      if (editing === null) setFocus(saved.id);
      void refreshIndustries();
      onSaved();
      // The next entry starts where this one did.
      document.getElementById('industry-industryName')?.focus();
    },
    onSettled: once.end,
    onError: (error) => {
      if (error instanceof ApiProblem) form.refuse(problemsSaid(error.fields, industryFields));
    },
  });
  const reload = useMutation({ mutationFn: readIndustry, onSuccess: (stored: Industry) => edit(stored) });

  const edit = (industry: Industry): void => {
    save.reset();
    form.load(entryOf(industry));
  };
  const submit = (overwrite: boolean): void => {
    if (!once.begin()) return;
    save.reset();
    const checked = checkIndustry(form.values);
    if (!checked.ok) {
      once.end();
      form.refuse(checked.problems);
      return;
    }
    const key = attempt.keyFor([form.editing, checked.input, overwrite]);
    save.mutate({ editing: form.editing, input: checked.input, key, overwrite });
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
    /** Loads what somebody else stored; the entries typed here are given up on request only. */
    takeStored: () => {
      if (form.editing) reload.mutate(form.editing.id);
    },
    /** The row being edited is gone: nothing is left to update. */
    forget: (id: number) => {
      if (form.editing?.id === id) form.clear();
    },
  };
};
export type IndustryForm = ReturnType<typeof useIndustryForm>;
