import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';

interface FormDrawerProps {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The full-screen drawer of a form on a phone. Loaded lazily: use `FormContainer`. */
export const FormDrawer = ({ title, opened, onClose, children }: FormDrawerProps) => {
  const { t } = useTranslation('shell');
  return (
    <Drawer opened={opened} onClose={onClose} title={title} size="100%" position="bottom" closeButtonProps={{ 'aria-label': t('close') }}>
      {children}
    </Drawer>
  );
};
