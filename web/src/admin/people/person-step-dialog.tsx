import type { Person } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { usePersonStep } from './people-data.ts';

export interface PersonStep {
  readonly step: 'deactivate' | 'reactivate' | 'reset';
  readonly person: Person;
}

/** Asks for confirmation before a person is deactivated, reactivated or loses two-factor authentication. */
export const PersonStepDialog = ({ step, person: { id, name }, onClose }: PersonStep & { readonly onClose: () => void }) => {
  const { t } = useTranslation('people');
  const act = usePersonStep();
  return (
    <ConfirmDialog
      opened
      question={t(`${step}.question`)}
      action={t(`${step}.action`)}
      pending={act.isPending}
      error={act.error}
      failure={t(`${step}.failed`)}
      onClose={onClose}
      onConfirm={() =>
        act.mutate(
          { id, step },
          {
            onSuccess: () => {
              notifySuccess(t(`${step}.done`, { name }));
              onClose();
            },
          },
        )
      }
    >
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="sm">{t(`${step}.meaning`)}</Text>
    </ConfirmDialog>
  );
};
