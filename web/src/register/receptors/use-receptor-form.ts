import { useTranslation } from '../../locales/use-translation.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { readReceptor, refreshReceptors, saveReceptor } from './receptor-data.ts';
import { formFields, toEntry } from './receptor-fields.ts';

/** The form of a place. `onSaved` closes the drawer of a phone. */
export const useReceptorForm = (onSaved: () => void) => {
  const { t } = useTranslation('receptors');
  return useServerForm({
    name: 'receptor',
    fields: formFields,
    loadCheck: () => import('./check-receptor.ts').then((m) => m.checkReceptor),
    toEntry,
    save: saveReceptor,
    read: readReceptor,
    onSaved: (_saved, editing) => {
      notifySuccess(t(editing === null ? 'saved' : 'updated'));
      void refreshReceptors();
      onSaved();
      // The keyboard goes back to the first field.
      document.getElementById('receptor-name')?.focus();
    },
  });
};
export type ReceptorForm = ReturnType<typeof useReceptorForm>;
