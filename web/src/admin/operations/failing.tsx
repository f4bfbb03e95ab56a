import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Tag } from '../../ui/tag.tsx';

/** A name with a tag while it fails. */
export const Failing = ({ failing, children }: { readonly failing: boolean; readonly children: ReactNode }) => {
  const { t } = useTranslation('operations');
  return (
    <Group component="span" gap="xs">
      {children}
      {failing ? <Tag>{t('failing')}</Tag> : null}
    </Group>
  );
};
