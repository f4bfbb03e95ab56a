import type { StakeholderGroup } from '@hazardguard/contract';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useServerForm } from '../../../ui/form/use-server-form.ts';
import { notifySuccess } from '../../../ui/notices.ts';
import { saveRow } from '../../save-row.ts';
import { stakeholderRoutes } from '../use-stakeholder-form.ts';
import { checkShift, shiftFields, toEntry } from './shift-fields.ts';

const focusPerson = (): void => document.getElementById('shift-memberId')?.focus();

/** The form of a shift and what its buttons do. */
export const useShiftForm = (group: StakeholderGroup) => {
  const { t } = useTranslation('stakeholders');
  const row = useServerForm({
    name: `shift-${group}`,
    fields: shiftFields,
    check: checkShift,
    toEntry,
    onLoaded: focusPerson,
    save: saveRow('/api/stakeholders/{group}/shifts', '/api/duty-shifts/{id}', { path: { group } }),
    refreshes: stakeholderRoutes,
    onSaved: (saved, editing) => {
      // The next shift usually begins where this one ends.
      if (editing === null) row.form.set({ startsAt: toEntry(saved).values.endsAt });
      notifySuccess(t(editing === null ? 'rota.saved' : 'rota.updated'));
      focusPerson();
    },
  });
  return row;
};
export type ShiftForm = ReturnType<typeof useShiftForm>;
