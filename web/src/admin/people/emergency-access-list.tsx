import type { BreakGlass, BreakGlassRequest } from '@hazardguard/contract';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { EmergencyAccessReport } from './emergency-access-report.tsx';
import classes from './people.module.css';
import { useDecideRequest, useEmergencyAccessList, useEndEmergencyAccess } from './people-data.ts';
import { useScopeText } from './use-scope-text.ts';

/** Person, places and reason. */
const RequestedBy = ({ of }: { readonly of: BreakGlass | BreakGlassRequest }) => {
  const { t } = useTranslation(['people', 'shell']);
  const scopeText = useScopeText();
  return (
    <>
      <Text fw={600}>
        {of.name} · {t(`shell:role.${of.role}`)}
      </Text>
      <Text size="sm">{scopeText(of)}</Text>
      <Text fw={600}>{t('emergency.opens', { places: of.opens === null ? t('emergency.everything') : of.opensPlaces.join(', ') })}</Text>
      <Text>{of.reason}</Text>
    </>
  );
};

const useMessagesText = (): ((of: Pick<BreakGlass, 'messages'>) => string) => {
  const { t } = useTranslation('people');
  return ({ messages }) => {
    if (messages === null) return t('emergency.noMessages');
    const { sent, waiting, failed, reason } = messages;
    return failed === 0
      ? t('emergency.messages', { sent, waiting })
      : t('emergency.messagesFailed', { sent, waiting, failed, reason: reason ?? '' });
  };
};

const Requests = ({ requests }: { readonly requests: readonly BreakGlassRequest[] }) => {
  const { t } = useTranslation('people');
  const format = useFormat();
  const messagesText = useMessagesText();
  const decide = useDecideRequest();
  const press = ({ id, name }: BreakGlassRequest, approve: boolean) =>
    decide.mutate({ id, approve }, { onSuccess: () => notifySuccess(t(approve ? 'emergency.approved' : 'emergency.refused', { name })) });
  const waiting = requests.filter((request) => request.waiting);
  if (waiting.length === 0 && !decide.isError) return null;
  return (
    <Stack gap="sm">
      <Title order={2} size="h3" id="requests">
        {t('emergency.requests')}
      </Title>
      {decide.isError ? <ErrorPanel error={decide.error} title={t('emergency.decideFailed')} /> : null}
      <ul className={`hg-stack ${classes.waiting}`} aria-labelledby="requests">
        {waiting.map((request) => (
          <li key={request.id} data-open>
            <div>
              <RequestedBy of={request} />
              <Text size="sm" c="dimmed">
                {t('emergency.asked', { since: format.moment(request.askedAt), until: format.time(request.endsAt) })}{' '}
                {messagesText(request)}
              </Text>
            </div>
            {request.mayDecide ? (
              <Group gap="xs">
                <Button
                  aria-label={t('emergency.approveOf', { name: request.name })}
                  loading={decide.isPending}
                  onClick={() => press(request, true)}
                >
                  {t('emergency.approve')}
                </Button>
                <Button
                  variant="default"
                  aria-label={t('emergency.refuseOf', { name: request.name })}
                  disabled={decide.isPending}
                  onClick={() => press(request, false)}
                >
                  {t('emergency.refuse')}
                </Button>
              </Group>
            ) : null}
          </li>
        ))}
      </ul>
    </Stack>
  );
};

/** Emergency access of people one supervises or to sites in one's scope: requests to decide, past and present access with reports. */
export const EmergencyAccessList = () => {
  const { t } = useTranslation('people');
  const format = useFormat();
  const messagesText = useMessagesText();
  const openings = useEmergencyAccessList();
  const end = useEndEmergencyAccess();
  const [reported, setReported] = useState<BreakGlass>();
  if (openings.isError) return <ErrorPanel error={openings.error} title={t('emergency.failed')} onRetry={() => void openings.refetch()} />;
  if (openings.data === undefined) return null;
  const times = ({ openedAt, endsAt, endedAt, endedBy }: BreakGlass): string =>
    endedAt === null
      ? t('emergency.until', { since: format.moment(openedAt), until: format.moment(endsAt) })
      : t('emergency.ended', { since: format.moment(openedAt), until: format.moment(endedAt), name: endedBy ?? '' });
  const listFacts = (opening: BreakGlass): string =>
    [
      ...(opening.open ? [t('emergency.now')] : []),
      `${times(opening)}.`,
      ...(opening.approvedBy === null ? [] : [t('emergency.approvedBy', { name: opening.approvedBy })]),
      messagesText(opening),
    ].join(' ');
  return (
    <>
      <Requests requests={openings.data.requests} />
      {openings.data.openings.length === 0 ? null : (
        <Stack gap="sm">
          <Title order={2} size="h3" id="openings">
            {t('emergency.title')}
          </Title>
          {end.isError ? <ErrorPanel error={end.error} title={t('emergency.endFailed')} /> : null}
          <ul className={`hg-stack ${classes.waiting}`} aria-labelledby="openings">
            {openings.data.openings.map((opening) => (
              <li key={opening.id} data-open={opening.open}>
                <div>
                  <RequestedBy of={opening} />
                  <Text size="sm" c="dimmed">
                    {listFacts(opening)}
                  </Text>
                </div>
                <Group gap="xs">
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('emergency.reportOf', { name: opening.name })}
                    onClick={() => setReported(opening)}
                  >
                    {t('emergency.report')}
                  </Button>
                  {opening.open ? (
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={t('emergency.endOf', { name: opening.name })}
                      loading={end.isPending && end.variables === opening.id}
                      onClick={() =>
                        end.mutate(opening.id, { onSuccess: () => notifySuccess(t('emergency.done', { name: opening.name })) })
                      }
                    >
                      {t('emergency.end')}
                    </Button>
                  ) : null}
                </Group>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {reported === undefined ? null : <EmergencyAccessReport opening={reported} onClose={() => setReported(undefined)} />}
    </>
  );
};
