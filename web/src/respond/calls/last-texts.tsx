import type { Alert, PublicAlert } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useAlerts } from '../../warn/alerts/use-alert.ts';
import classes from '../../warn/delivery/phone-list.module.css';

/** Warnings whose texts are shown. */
const mostTexts = 3;

const usePublicAlerts = () =>
  useQuery({
    ...routeQuery('/api/public-alerts'),
    select: ({ alerts }) => alerts,
  });

/** Word for word: as it is public, or the version that was sent last. Undefined: its next version is being written, and it is over. */
const findSent = (alert: Alert, current: readonly PublicAlert[]) =>
  current.find(({ id }) => id === alert.id) ?? (['released', 'cancelled'].includes(alert.state) ? alert : undefined);

/** What was sent last about a site, to read out on the telephone. */
export const LastTexts = ({ industryId }: { readonly industryId: number }) => {
  const { t } = useTranslation(['delivery', 'alerts']);
  const format = useFormat();
  const alerts = useAlerts();
  const current = usePublicAlerts().data ?? [];
  const sent = (alerts.data ?? [])
    .filter((alert) => alert.industryId === industryId && alert.firstReleasedAt !== null)
    .flatMap((alert) => {
      const text = findSent(alert, current);
      return text === undefined ? [] : [{ alert, text }];
    })
    .slice(0, mostTexts);
  return (
    <section aria-label={t('lastTexts.title')}>
      <Title order={3} size="h5">
        {t('lastTexts.title')}
      </Title>
      {alerts.isError && alerts.data === undefined ? <ErrorPanel error={alerts.error} onRetry={() => void alerts.refetch()} /> : null}
      {alerts.isPending ? <TextSkeleton lines={3} /> : null}
      {alerts.data !== undefined && sent.length === 0 ? <Text size="sm">{t('lastTexts.none')}</Text> : null}
      <ul className="hg-stack hg-gap-3 hg-above-2">
        {sent.map(({ alert, text }) => (
          <li key={alert.id} className={`hg-stack hg-card hg-pad-3 hg-small ${classes.entry}`}>
            <div>
              <Tag>{t(`alerts:status.${alert.status}`)}</Tag> <b>{alert.incidentId}</b>
            </div>
            <div className="hg-quiet">{t('lastTexts.sent', { moment: format.moment(alert.firstReleasedAt ?? alert.updatedAt) })}</div>
            {[text.hazardText, text.placeText, text.actionText, text.timeText].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
};
