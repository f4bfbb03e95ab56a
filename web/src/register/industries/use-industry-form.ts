import type { Industry } from '@hazardguard/contract';
import { useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { notifyInformation, notifySuccess } from '../../ui/notices.ts';
import { readRow, saveRow } from '../save-row.ts';
import { formFields, toEntry } from './industry-fields.ts';
import { refreshIndustries } from './industry-lists.ts';

/** The form of an industry. `onSaved` closes the drawer of a phone; its argument is the industry, if it is a new one. */
export const useIndustryForm = (onSaved: (added: Industry | undefined) => void) => {
  const { t } = useTranslation('industries');
  const [, setFocus] = useIndustryInFocus();
  return useServerForm({
    name: 'industry',
    fields: formFields,
    loadCheck: () => import('./check-industry.ts').then((m) => m.checkIndustry),
    toEntry,
    save: saveRow('/api/industries', '/api/industries/{id}'),
    read: readRow('/api/industries/{id}'),
    onSaved: (saved, editing) => {
      notifySuccess(t(editing === null ? 'saved' : 'updated'));
      // Everything else was saved: the site stays where it was until the authority there agrees.
      if (saved.waits) notifyInformation(t('moves.waits', { name: saved.industryName }));
      // A new industry is what the next screens are about: its inventory, its zones.
      if (editing === null) setFocus(saved.id);
      void refreshIndustries();
      onSaved(editing === null ? saved : undefined);
      // The keyboard goes back to the first field.
      document.getElementById('industry-industryName')?.focus();
    },
  });
};
export type IndustryForm = ReturnType<typeof useIndustryForm>;
