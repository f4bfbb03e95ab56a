import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../parts/use-phone.ts';

export interface DraftDialogProps {
  readonly industry: number | undefined;
  readonly onClose: () => void;
}

/** The frame of a form that makes a draft: the whole screen on a phone. */
export const DraftDialog = ({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('shell');
  const phone = usePhone();
  return (
    <Modal opened onClose={onClose} title={title} fullScreen={phone} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      {children}
    </Modal>
  );
};
