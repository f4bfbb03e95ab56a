import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconChevronDown } from '../../ui/icons.tsx';
import { IconDownload } from '../../ui/screen-icons.tsx';

export const ExportButton = (props: ButtonProps & ComponentPropsWithRef<'button'>) => {
  const { t } = useTranslation('exports');
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={14} aria-hidden />}
      rightSection={<IconChevronDown size={14} aria-hidden />}
      {...props}
    >
      {t('title')}
    </Button>
  );
};
