import type { Shift, StakeholderGroup } from '@hazardguard/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiProblem } from '../../../data/api-problem.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { toFieldProblems } from '../../../ui/form/field-problems.ts';
import { useAttemptKey } from '../../../ui/form/idempotency.ts';
import { useEntryForm } from '../../../ui/form/use-entry-form.ts';
import { useOnce } from '../../../ui/form/use-once.ts';
import { notifySuccess } from '../../../ui/notices.ts';
import { refreshStakeholders } from '../stakeholder-data.ts';
import { saveShift } from './rota-data.ts';
import { checkShift, shiftFields, toEntry } from './shift-fields.ts';

/** The form of a shift and what its buttons do. */
export const useShiftForm = (group: StakeholderGroup) => {
  const { t } = useTranslation('stakeholders');
  const form = useEntryForm(`shift-${group}`, shiftFields);
  const attempt = useAttemptKey();
  const once = useOnce();
  const save = useMutation({
    mutationFn: saveShift,
    onSuccess: (saved, { editing }) => {
      attempt.finish();
      form.clear();
      // The next shift usually begins where this one ends.
      if (editing === null) form.set({ startsAt: toEntry(saved).values.endsAt });
      notifySuccess(t(editing === null ? 'rota.saved' : 'rota.updated'));
      void refreshStakeholders();
      document.getElementById('shift-memberId')?.focus();
    },
    onSettled: once.end,
    onError: (error) => {
      if (error instanceof ApiProblem) form.refuse(toFieldProblems(error.fields, shiftFields));
      // Another person has changed it: show the stored rota.
      void refreshStakeholders();
    },
  });
  return {
    form,
    save,
    edit: (shift: Shift): void => {
      save.reset();
      form.load(toEntry(shift));
      document.getElementById('shift-memberId')?.focus();
    },
    submit: (): void => {
      if (!once.begin()) return;
      save.reset();
      const checked = checkShift(form.values);
      if (!checked.ok) {
        once.end();
        form.refuse(checked.problems);
        return;
      }
      save.mutate({ group, editing: form.editing, input: checked.input, key: attempt.keyFor([group, form.editing, checked.input]) });
    },
    cancel: (): void => {
      save.reset();
      form.clear();
    },
    forget: (id: number): void => {
      if (form.editing?.id === id) form.clear();
    },
  };
};
export type ShiftForm = ReturnType<typeof useShiftForm>;
