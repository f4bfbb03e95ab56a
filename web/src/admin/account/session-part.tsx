import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useChange } from '../../data/use-change.ts';
import { changeRoute } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { Tag } from '../../ui/tag.tsx';

/** A browser that deletes its cookies leaves many old sessions. */
const firstShown = 10;

/** Ends one session by its id, or (null) all except this one. */
const endSession = (id: string | null, key: string) =>
  id === null
    ? changeRoute('DELETE', '/api/account/sessions', undefined, key)
    : changeRoute('DELETE', '/api/account/sessions/{id}', { path: { id } }, key);

/** One's sessions with device, address and last use; each can be ended, or all others together. */
export const SessionPart = ({ shared }: { readonly shared: boolean }) => {
  const { t } = useTranslation('account');
  const format = useFormat();
  const sessions = useQuery(routeQuery('/api/account/sessions'));
  const list = sessions.data?.sessions;
  const end = useChange(endSession, { refreshes: ['/api/account/sessions'], several: true });
  const [expanded, setExpanded] = useState(false);
  const visible = (list ?? []).slice(0, expanded ? undefined : firstShown);
  const total = list?.length ?? 0;
  const others = list?.filter(({ current }) => !current).length ?? 0;
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="sessions">
      <Title order={2} size="h3" id="sessions">
        {t('sessions.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t(shared ? 'sessions.shared' : 'sessions.purpose')}
      </Text>
      {end.isError ? <ErrorPanel error={end.error} title={t('sessions.failed')} /> : null}
      {sessions.isError ? <ErrorPanel error={sessions.error} onRetry={() => void sessions.refetch()} /> : null}
      {sessions.isPending ? <TextSkeleton /> : null}
      {sessions.data === undefined ? null : (
        <ul className="hg-stack hg-gap-0 hg-list hg-rows" aria-labelledby="sessions">
          {visible.map(({ id, device, address, createdAt, lastUsedAt, current }) => (
            <li key={id}>
              <div>
                <Text fw={600}>
                  {device ?? t('sessions.unknown')} {current ? <Tag>{t('sessions.current')}</Tag> : null}
                </Text>
                <Text size="sm" c="dimmed">
                  {address === null ? null : `${t('sessions.from', { address })} · `}
                  {t('sessions.times', { since: format.moment(createdAt), used: format.moment(lastUsedAt) })}
                </Text>
              </div>
              {current ? null : (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('sessions.endOf', { device: device ?? t('sessions.unknown'), used: format.moment(lastUsedAt) })}
                  loading={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id, { onSuccess: () => notifySuccess(t('sessions.ended')) })}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others === 0 ? null : (
        <Group gap="xs">
          {visible.length === total ? null : (
            <Button variant="default" onClick={() => setExpanded(true)}>
              {t('sessions.all', { count: total })}
            </Button>
          )}
          <Button
            variant="default"
            loading={end.isPending && end.variables === null}
            onClick={() => end.mutate(null, { onSuccess: () => notifySuccess(t('sessions.othersEnded')) })}
          >
            {t('sessions.endOthers')}
          </Button>
        </Group>
      )}
    </section>
  );
};
