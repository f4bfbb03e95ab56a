import type { Invitation } from '@hazardguard/contract';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import classes from './people.module.css';
import { peopleRoutes } from './people-routes.ts';
import { useScopeText } from './use-scope-text.ts';

/** Open invitations; hidden if there are none. */
export const InvitationList = () => {
  const { t } = useTranslation(['people', 'shell']);
  const format = useFormat();
  const scopeText = useScopeText();
  const invitations = useQuery(routeQuery('/api/invitations'));
  const revoke = useRouteChange('DELETE', '/api/invitations/{id}', { refreshes: peopleRoutes });
  const [chosen, setChosen] = useState<Invitation>();
  const close = (): void => {
    setChosen(undefined);
    revoke.reset();
  };
  if (invitations.isError) {
    return <ErrorPanel error={invitations.error} title={t('waiting.failed')} onRetry={() => void invitations.refetch()} />;
  }
  if (!invitations.data?.invitations.length) return null;
  return (
    <Stack gap="sm">
      <Title order={2} size="h3" id="invitations">
        {t('waiting.title')}
      </Title>
      <ul className={`hg-stack ${classes.waiting}`} aria-labelledby="invitations">
        {invitations.data.invitations.map((invitation) => (
          <li key={invitation.id}>
            <div>
              <Text fw={600}>{invitation.name ?? invitation.email}</Text>
              {invitation.name === null && invitation.telephone === null ? null : (
                <Text size="sm">
                  {[invitation.name === null ? null : invitation.email, invitation.telephone].filter((part) => part !== null).join(' · ')}
                </Text>
              )}
              <Text size="sm">
                {t(`shell:role.${invitation.role}`)} · {scopeText(invitation)}
              </Text>
              <Text size="sm" c="dimmed">
                {t('waiting.from', { name: invitation.invitedBy, until: format.moment(invitation.expiresAt) })}
              </Text>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={t('waiting.withdrawOf', { email: invitation.email })}
              onClick={() => setChosen(invitation)}
            >
              {t('waiting.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={chosen !== undefined}
        question={t('waiting.question')}
        action={t('waiting.withdraw')}
        pending={revoke.isPending}
        error={revoke.error}
        failure={t('waiting.withdrawFailed')}
        onClose={close}
        onConfirm={() => {
          if (chosen === undefined) return;
          revoke.mutate(
            { path: { id: chosen.id } },
            {
              onSuccess: () => {
                notifySuccess(t('waiting.withdrawn', { email: chosen.email }));
                close();
              },
            },
          );
        }}
      >
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {chosen?.email}
        </Text>
        <Text size="sm">{t('waiting.meaning')}</Text>
      </ConfirmDialog>
    </Stack>
  );
};
