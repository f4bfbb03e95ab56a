import type { BreakGlass } from '@hazardguard/contract';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { tellSuccess } from '../../ui/notices.ts';
import classes from './people.module.css';
import { useEndOpening, useOpenings } from './people-data.ts';
import { useScopeText } from './use-scope-text.ts';

/** When somebody beneath opened everything, why and until when; what is open now can be ended. Nothing while nobody ever did. */
export const OpeningList = () => {
  const { t } = useTranslation(['people', 'shell']);
  const format = useFormat();
  const scopeText = useScopeText();
  const openings = useOpenings();
  const end = useEndOpening();
  if (openings.isError) return <ErrorPanel error={openings.error} title={t('openings.failed')} onRetry={() => void openings.refetch()} />;
  if (!openings.data?.length) return null;
  const times = ({ openedAt, endsAt, endedAt, endedBy }: BreakGlass): string =>
    endedAt === null
      ? t('openings.until', { since: format.moment(openedAt), until: format.moment(endsAt) })
      : t('openings.ended', { since: format.moment(openedAt), until: format.moment(endedAt), name: endedBy ?? '' });
  const mailOf = ({ mail }: BreakGlass): string => {
    if (mail === null) return t('openings.noMail');
    return mail.failed === 0
      ? t('openings.mailed', { count: mail.sent })
      : t('openings.mailFailed', { sent: mail.sent, failed: mail.failed, reason: mail.reason ?? '' });
  };
  return (
    <Stack gap="sm">
      <Title order={2} size="h3" id="openings">
        {t('openings.title')}
      </Title>
      {end.isError ? <ErrorPanel error={end.error} title={t('openings.endFailed')} /> : null}
      <ul className={classes.waiting} aria-labelledby="openings">
        {openings.data.map((opening) => (
          <li key={opening.id} data-open={opening.open}>
            <div>
              <Text fw={600}>
                {opening.name} · {t(`shell:role.${opening.role}`)}
              </Text>
              <Text size="sm">{scopeText(opening)}</Text>
              <Text>{opening.reason}</Text>
              <Text size="sm" c="dimmed">
                {opening.open ? `${t('openings.now')} ` : null}
                {times(opening)} · {mailOf(opening)}
              </Text>
            </div>
            {opening.open ? (
              <Button
                variant="default"
                size="xs"
                aria-label={t('openings.endOf', { name: opening.name })}
                loading={end.isPending && end.variables === opening.id}
                onClick={() => end.mutate(opening.id, { onSuccess: () => tellSuccess(t('openings.done', { name: opening.name })) })}
              >
                {t('openings.end')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Stack>
  );
};
