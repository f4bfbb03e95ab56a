import type { ModalProps } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps extends Omit<ModalProps, 'opened'> {
  /** Absent where the dialog is rendered only while it is open. */
  readonly opened?: boolean;
}

/** Requested when its screen is shown, opened or not: the first paint does not wait for it. */
const DialogFrame = lazyPart(() => import('./dialog-frame.tsx').then((m) => m.DialogFrame));

/** A dialog over the screen: however it closes, the focus returns to where it was. */
export const Dialog = ({ opened = true, ...props }: DialogProps) => {
  useReturnFocus();
  return (
    <Suspense fallback={null}>
      <DialogFrame opened={opened} {...props} />
    </Suspense>
  );
};
