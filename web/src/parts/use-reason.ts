import { type Permission, permissions } from '@hazardguard/contract';
import { useTranslation } from 'react-i18next';
import { useMay } from '../data/session.ts';

/** Why the person signed in may not do this, naming who may; undefined when they may. The server decides again. */
export const useReason = (permission: Permission): string | undefined => {
  const { t } = useTranslation(['parts', 'shell']);
  const may = useMay(permission);
  if (may) return undefined;
  return t('parts:reason', { roles: permissions[permission].map((role) => t(`shell:role.${role}`)).join(', ') });
};
