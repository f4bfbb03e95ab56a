import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from '../locales/use-translation.ts';

/** The frame of a dialog. Loaded lazily: use `Dialog`. */
export const DialogFrame = (props: ModalProps) => {
  const { t } = useTranslation('shell');
  return <Modal closeButtonProps={{ 'aria-label': t('close') }} {...props} />;
};
