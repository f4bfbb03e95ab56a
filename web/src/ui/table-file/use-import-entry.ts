import type { ImportKind } from '@hazardguard/contract';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MoreEntry } from '../more-menu.tsx';

/** For the menu of a screen: the import of files with the kind chosen; nothing for people who may not import. */
export const useImportEntry = (as: ImportKind): readonly MoreEntry[] => {
  const { t } = useTranslation('shell');
  return useHasPermission('data.import') ? [{ text: t('screens.dataImport.label'), to: '/ImportData', search: { as } }] : [];
};
