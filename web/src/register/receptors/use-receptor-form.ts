import { useTranslation } from '../../locales/use-translation.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { readRow, saveRow } from '../save-row.ts';
import { formFields, toEntry } from './receptor-fields.ts';

/** The pages of the register and the places near every site. */
export const receptorRoutes = ['/api/receptors/*'] as const;

/** The form of a place. `onSaved` closes the drawer of a phone. */
export const useReceptorForm = (onSaved: () => void) => {
  const { t } = useTranslation('receptors');
  return useServerForm({
    name: 'receptor',
    fields: formFields,
    loadCheck: () => import('./check-receptor.ts').then((m) => m.checkReceptor),
    toEntry,
    save: saveRow('/api/receptors/register', '/api/receptors/register/{id}'),
    read: readRow('/api/receptors/register/{id}'),
    refreshes: receptorRoutes,
    onSaved: (_saved, editing) => {
      notifySuccess(t(editing === null ? 'saved' : 'updated'));
      onSaved();
      // The keyboard goes back to the first field.
      document.getElementById('receptor-name')?.focus();
    },
  });
};
export type ReceptorForm = ReturnType<typeof useReceptorForm>;
