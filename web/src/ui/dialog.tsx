import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from '../locales/use-translation.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps extends Omit<ModalProps, 'opened'> {
  /** Left out where the dialog is drawn only while it is open. */
  readonly opened?: boolean;
}

/** A dialog over the screen: what had the focus before has it again afterwards, however the dialog goes. */
export const Dialog = ({ opened = true, ...props }: DialogProps) => {
  const { t } = useTranslation('shell');
  useReturnFocus();
  return <Modal opened={opened} closeButtonProps={{ 'aria-label': t('close') }} {...props} />;
};
