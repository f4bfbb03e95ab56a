import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from '../locales/use-translation.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps extends Omit<ModalProps, 'opened'> {
  /** Absent where the dialog is rendered only while it is open. */
  readonly opened?: boolean;
}

/** A dialog over the screen: however it closes, the focus returns to where it was. */
export const Dialog = ({ opened = true, ...props }: DialogProps) => {
  const { t } = useTranslation('shell');
  useReturnFocus();
  return <Modal opened={opened} closeButtonProps={{ 'aria-label': t('close') }} {...props} />;
};
