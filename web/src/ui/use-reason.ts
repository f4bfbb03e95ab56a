import { type Permission, permissions } from '@hazardguard/contract';
import { useHasPermission } from '../data/session.ts';
import { useTranslation } from '../locales/use-translation.ts';

/** The names of the roles that have a permission. */
export const useAllowedRoles = (permission: Permission): string => {
  const { t } = useTranslation('shell');
  return permissions[permission].map((role) => t(`role.${role}`)).join(', ');
};

/** Why the signed-in person may not do this, with the roles that may; undefined when allowed. The server decides again. */
export const useReason = (permission: Permission): string | undefined => {
  const { t } = useTranslation('parts');
  const roles = useAllowedRoles(permission);
  return useHasPermission(permission) ? undefined : t('reason', { roles });
};
