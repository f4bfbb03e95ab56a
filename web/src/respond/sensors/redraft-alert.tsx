import type { Detection } from '@hazardguard/contract';
import { Anchor, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queryClient } from '../../data/query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { redraftAlert } from './sensor-data.ts';

const refresh = () =>
  Promise.all(['sensors', 'alerts', 'incidents', 'runs'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })));

/** The warning stays unchanged until a person redrafts it from the newest estimate. */
export const RedraftAlert = ({ detection }: { readonly detection: Detection }) => {
  const { t } = useTranslation('sensors');
  const reason = useReason('alert.draft');
  const redraft = useMutation({ mutationFn: redraftAlert, onSettled: refresh });
  const { id, alertId, alertState, draftedFrom, estimate } = detection;
  if (alertId === null || estimate === null) return null;
  const isOlder = draftedFrom !== estimate.id;
  const isOpen = alertState === 'draft' || alertState === 'waiting' || alertState === 'returned';
  return (
    <Stack gap={6} align="flex-start">
      <Text size="sm" role="status">
        {t(isOlder ? (isOpen ? 'estimate.draft.older' : 'estimate.draft.public') : 'estimate.draft.newest')}{' '}
        <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to={`/Alerts/${alertId}` as never} />}>
          {t('estimate.draft.open')}
        </Anchor>
      </Text>
      {isOlder && isOpen ? (
        <ActionButton
          variant="default"
          reason={reason}
          loading={redraft.isPending}
          onClick={() => redraft.mutate({ detection: id, estimate: estimate.id })}
        >
          {t('estimate.draft.redraft')}
        </ActionButton>
      ) : null}
      {redraft.isError ? <ErrorPanel error={redraft.error} title={t('estimate.draft.failed')} kept={t('estimate.draft.kept')} /> : null}
    </Stack>
  );
};
