import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../dialog.tsx';
import { ErrorPanel } from '../error-panel.tsx';

interface ConfirmDialogProps {
  readonly opened: boolean;
  /** The question itself. */
  readonly question: string;
  /** What will happen, and to what. */
  readonly children: ReactNode;
  /** The verb of the button: 'Delete', 'Send to 412 people'. */
  readonly action: string;
  readonly pending: boolean;
  readonly error: unknown;
  /** The specification's sentence for the failure. */
  readonly failure: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an irreversible action. The safe answer has the focus. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.question}
      closeOnClickOutside={!props.pending}
      closeOnEscape={!props.pending}
    >
      <Stack gap="md">
        <div>{props.children}</div>
        {props.error ? <ErrorPanel error={props.error} title={props.failure} /> : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" data-autofocus onClick={props.onClose} disabled={props.pending}>
            {t('cancel')}
          </Button>
          <Button onClick={props.onConfirm} loading={props.pending}>
            {props.action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
