import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { usePhone } from '../../../ui/use-phone.ts';

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
  const phone = usePhone();
  return (
    <Dialog onClose={onClose} title={title} fullScreen={phone} size="lg">
      {children}
    </Dialog>
  );
};
