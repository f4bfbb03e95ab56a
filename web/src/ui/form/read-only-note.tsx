import type { Permission } from '@hazardguard/contract';
import { Paper, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useAllowedRoles } from '../use-reason.ts';

/** Replaces the form for a role that may read but not change. */
export const ReadOnlyNote = ({ permission }: { readonly permission: Permission }) => {
  const { t } = useTranslation('parts');
  return (
    <Paper withBorder p="md">
      <Text size="sm">{t('readOnly', { roles: useAllowedRoles(permission) })}</Text>
    </Paper>
  );
};
