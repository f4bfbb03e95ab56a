import { useState } from 'react';
import { useChange } from '../../data/use-change.ts';
import { notifySuccess } from '../notices.ts';

interface Deletion<Row> {
  readonly remove: (row: Row) => Promise<void>;
  readonly done: string;
  readonly after: (row: Row) => void;
}

/** The row whose deletion is being confirmed, and the deletion itself. */
export const useDeletion = <Row>({ remove, done, after }: Deletion<Row>) => {
  const [row, setRow] = useState<Row>();
  const deletion = useChange(remove, {
    onSuccess: (_, deleted) => {
      setRow(undefined);
      notifySuccess(done);
      after(deleted);
      // The pressed button is gone with its row: the focus moves to the register, not to the top of the page.
      document.querySelector<HTMLElement>('[data-register]')?.focus();
    },
  });
  return {
    row,
    ask: (asked: Row) => {
      deletion.reset();
      setRow(asked);
    },
    dialog: {
      opened: row !== undefined,
      pending: deletion.isPending,
      error: deletion.error,
      onClose: () => setRow(undefined),
      onConfirm: () => {
        if (row !== undefined) deletion.mutate(row);
      },
    },
  };
};
