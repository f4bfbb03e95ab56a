import { type ImportKind, layerKinds } from '@hazardguard/contract';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { queryClient } from '../../data/query.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { useFormat } from '../../ui/format.ts';

interface UndoButtonProps {
  readonly id: number;
  readonly as: ImportKind;
  readonly fileName: string;
  /** When it was undone already; null: not. */
  readonly undoneAt?: string | null;
}

/** Takes an import back after a question, and says what came of it. */
export const UndoButton = ({ id, as, fileName, undoneAt = null }: UndoButtonProps) => {
  const { t } = useTranslation('data-import');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const undoing = useRouteChange('POST', '/api/data-imports/{id}/undo', {
    onSuccess: () => {
      setAsking(false);
      void queryClient.invalidateQueries();
    },
  });
  const { data } = undoing;
  if (data !== undefined) {
    return (
      <Text role="status" size="sm">
        {t('undone', { removed: format.exact(data.removed), restored: format.exact(data.restored), kept: format.exact(data.kept) })}
      </Text>
    );
  }
  if (undoneAt !== null) return `${t('undoneAt')}: ${format.moment(undoneAt)}`;
  return (
    <>
      <Button variant="default" aria-label={t('undoBatch', { name: fileName })} onClick={() => setAsking(true)}>
        {t('undo')}
      </Button>
      <ConfirmDialog
        opened={asking}
        question={t('undoQuestion')}
        action={t('undo')}
        pending={undoing.isPending}
        error={undoing.error}
        failure={t('undoFailed')}
        onConfirm={() => undoing.mutate({ path: { id } })}
        onClose={() => setAsking(false)}
      >
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {fileName}
        </Text>
        <Text size="sm">{t(layerKinds.has(as) ? 'undoLayer' : as === 'invitations' ? 'undoInvitations' : 'undoText')}</Text>
      </ConfirmDialog>
    </>
  );
};
