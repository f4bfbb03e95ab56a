import type { ImportKind } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';

/** The name of a field as its register calls it; a field of another register's file keeps its own name. */
export const useFieldLabel = () => {
  const { t, i18n } = useTranslation(['data-import', 'industries', 'inventory', 'receptors', 'stakeholders', 'vessel-form']);
  const registers: Partial<Record<ImportKind, string>> = {
    industries: 'industries',
    inventory: 'inventory',
    receptors: 'receptors',
    contacts: 'stakeholders',
  };
  return (as: ImportKind, field: string): string => {
    const keys = [
      ...(as === 'recipients' ? [`data-import:noPlace.${field}`] : []),
      `${registers[as] ?? 'data-import'}:field.${field}`,
      ...(as === 'inventory' ? [`vessel-form:field.${field}`] : []),
      `data-import:extra.${field}`,
    ].filter((key) => i18n.exists(key));
    return keys.length === 0 ? field : (t as (key: string) => string)(keys[0] ?? field);
  };
};
