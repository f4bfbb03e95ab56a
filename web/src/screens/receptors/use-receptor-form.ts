import type { ReceptorRecord } from '@hazardguard/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../data/api-problem.ts';
import { problemsSaid } from '../../parts/form/field-problems.ts';
import { useAttemptKey } from '../../parts/form/idempotency.ts';
import { useEntryForm } from '../../parts/form/use-entry-form.ts';
import { useOnce } from '../../parts/form/use-once.ts';
import { tellSuccess } from '../../ui/notices.ts';
import { readReceptor, refreshReceptors, saveReceptor } from './receptor-data.ts';
import { checkReceptor, entryOf, receptorFields } from './receptor-fields.ts';

/** The form of a place and what its buttons do. `onSaved` closes the drawer of a phone. */
export const useReceptorForm = (onSaved: () => void) => {
  const { t } = useTranslation('receptors');
  const form = useEntryForm('receptor', receptorFields);
  const attempt = useAttemptKey();
  const once = useOnce();
  const save = useMutation({
    mutationFn: saveReceptor,
    onSuccess: (_saved, { editing }) => {
      attempt.finish();
      form.clear();
      tellSuccess(t(editing === null ? 'saved' : 'updated'));
      void refreshReceptors();
      onSaved();
      // The next entry starts where this one did.
      document.getElementById('receptor-name')?.focus();
    },
    onSettled: once.end,
    onError: (error) => {
      if (error instanceof ApiProblem) form.refuse(problemsSaid(error.fields, receptorFields));
    },
  });
  const reload = useMutation({ mutationFn: readReceptor, onSuccess: (stored: ReceptorRecord) => edit(stored) });

  const edit = (place: ReceptorRecord): void => {
    save.reset();
    form.load(entryOf(place));
  };
  const submit = (overwrite: boolean): void => {
    if (!once.begin()) return;
    save.reset();
    const checked = checkReceptor(form.values);
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
export type ReceptorForm = ReturnType<typeof useReceptorForm>;
