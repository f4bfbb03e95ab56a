import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { usePhone } from '../../../ui/use-phone.ts';

export interface DraftDialogProps {
  readonly industry: number | undefined;
  readonly onClose: () => void;
}

/** Dialog for a form that stores a draft; full screen on a phone. */
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
