import { useState } from 'react';
import type { RouteTable } from '../../data/client.ts';
import { type ChangeProps, useChange } from '../../data/use-change.ts';
import { changeRoute } from '../../data/use-route-change.ts';
import { notifySuccess } from '../notices.ts';

interface Deletion<Row> extends Pick<ChangeProps<Row, unknown>, 'refreshes'> {
  readonly done: string;
  /** Undefined: nothing more. */
  readonly after: ((row: Row) => void) | undefined;
}

/** The row whose deletion is being confirmed, and the deletion itself, by the route of a row. */
export const useDeletion = <Row extends { readonly id: string | number }>(
  path: keyof RouteTable['DELETE'] & string,
  { done, after, refreshes = [] }: Deletion<Row>,
) => {
  const [row, setRow] = useState<Row>();
  const remove = ({ id }: Row, key: string) => changeRoute('DELETE', path as '/api/incidents/{id}', { path: { id: String(id) } }, key);
  const deletion = useChange(remove, {
    refreshes,
    onSuccess: (_, deleted) => {
      setRow(undefined);
      notifySuccess(done);
      after?.(deleted);
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
      onConfirm: () => row && deletion.mutate(row),
    },
  };
};
