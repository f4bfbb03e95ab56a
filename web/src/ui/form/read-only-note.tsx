import type { Permission } from '@hazardguard/contract';
import { Paper, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useAllowedRoles } from '../use-reason.ts';

/** Stands where the form would be, for a role that may look but not change. */
export const ReadOnlyNote = ({ permission }: { readonly permission: Permission }) => {
  const { t } = useTranslation('parts');
  return (
    <Paper withBorder p="md">
      <Text size="sm">{t('readOnly', { roles: useAllowedRoles(permission) })}</Text>
    </Paper>
  );
};
