import type { SiteMove } from '@hazardguard/contract';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../data/use-change.ts';
import { changeRoute } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { formatDegrees, useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { industryLists } from './industry-lists.ts';

/** Another person may have decided: the lists show what is true now. */
const refreshes = [...industryLists, '/api/industries/{id}', '/api/current-situation'] as const;

/** A refusal has a reason. */
type Decision = { readonly act: 'accept' | 'withdraw' } | { readonly act: 'refuse'; readonly body: { readonly reason: string } };

/** One move that waits, and what this person may do about it. */
export const SiteMoveLine = ({ move }: { readonly move: SiteMove }) => {
  const { t } = useTranslation('industries');
  const format = useFormat();
  const [reason, setReason] = useState<string>();
  const { from, to, may } = move;
  const decision = useChange(
    ({ act, ...given }: Decision, key) => changeRoute('POST', `/api/site-moves/{id}/${act}`, { path: { id: move.id }, ...given }, key),
    { refreshes, onSuccess: (_, { act }) => notifySuccess(t(`moves.done.${act}`, { name: move.industryName })) },
  );
  const formatPlace = ({ district, state, latitude, longitude }: SiteMove['from']): string =>
    [
      district,
      state === '' ? t('moves.noState') : state,
      latitude === null || longitude === null ? t('notSet') : `${formatDegrees(latitude)}, ${formatDegrees(longitude)}`,
    ].join(', ');
  const name = move.industryName;
  return (
    <li>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="sm">{t('moves.fromTo', { from: formatPlace(from), to: formatPlace(to) })}</Text>
      <Text size="sm" c="dimmed">
        {t('moves.by', { name: move.proposedBy, moment: format.moment(move.proposedAt) })}
        {may.accept || may.withdraw ? null : ` ${t('moves.waitsForOther')}`}
      </Text>
      {reason === undefined ? (
        <Group gap="xs" mt={4}>
          {may.accept ? (
            <Button
              size="compact-sm"
              loading={decision.isPending}
              aria-label={t('moves.acceptOf', { name })}
              onClick={() => decision.mutate({ act: 'accept' })}
            >
              {t('moves.accept')}
            </Button>
          ) : null}
          {may.refuse ? (
            <Button size="compact-sm" variant="default" aria-label={t('moves.refuseOf', { name })} onClick={() => setReason('')}>
              {t('moves.refuse')}
            </Button>
          ) : null}
          {may.withdraw ? (
            <Button
              size="compact-sm"
              variant="default"
              loading={decision.isPending}
              aria-label={t('moves.withdrawOf', { name })}
              onClick={() => decision.mutate({ act: 'withdraw' })}
            >
              {t('moves.withdraw')}
            </Button>
          ) : null}
        </Group>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() !== '') decision.mutate({ act: 'refuse', body: { reason: reason.trim() } });
          }}
        >
          <Group gap="xs" mt={4} align="end">
            <TextInput
              label={t('moves.reason')}
              value={reason}
              maxLength={500}
              required
              autoFocus
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Button type="submit" loading={decision.isPending}>
              {t('moves.refuse')}
            </Button>
            <Button variant="default" onClick={() => setReason(undefined)}>
              {t('moves.keep')}
            </Button>
          </Group>
        </form>
      )}
      {decision.isError ? <ErrorPanel error={decision.error} title={t('moves.failed')} /> : null}
    </li>
  );
};
