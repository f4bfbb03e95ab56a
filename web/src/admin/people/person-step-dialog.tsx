import type { Person } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { peopleRoutes, updateCachedPerson } from './people-routes.ts';

const steps = {
  deactivate: '/api/people/{id}/deactivate',
  reactivate: '/api/people/{id}/reactivate',
  reset: '/api/people/{id}/second-factor/reset',
} as const;

export interface PersonStep {
  readonly step: keyof typeof steps;
  readonly person: Person;
}

/** Asks for confirmation before a person is deactivated, reactivated or loses two-factor authentication. */
export const PersonStepDialog = ({ step, person: { id, name }, onClose }: PersonStep & { readonly onClose: () => void }) => {
  const { t } = useTranslation('people');
  const act = useRouteChange('POST', steps[step], {
    refreshes: peopleRoutes,
    onSuccess: (changed) => {
      updateCachedPerson(changed);
      notifySuccess(t(`${step}.done`, { name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      opened
      question={t(`${step}.question`)}
      action={t(`${step}.action`)}
      pending={act.isPending}
      error={act.error}
      failure={t(`${step}.failed`)}
      onClose={onClose}
      onConfirm={() => act.mutate({ path: { id } })}
    >
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="sm">{t(`${step}.meaning`)}</Text>
    </ConfirmDialog>
  );
};
