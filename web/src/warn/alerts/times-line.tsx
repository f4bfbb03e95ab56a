import { type Alert, releaseTargetS } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { useFallbackInterval } from '../../data/live.ts';
import { pageQuery } from '../../data/route-query.ts';
import { ofVersion } from '../../data/route-rows.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { formatStopwatch } from './alert-steps.ts';
import classes from './alerts.module.css';
import { computeAfterFirstS, isReleasedInTime, listTimeSteps } from './times-steps.ts';
import { alertRefetchMs } from './use-alert.ts';

/** The times of an alert's first message: first sign, draft, submission, release, first and last receipt. */
export const TimesLine = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  // Read again with the deliveries (`data/live.ts`).
  const times = useQuery({
    ...ofVersion(pageQuery('/api/alerts/{id}/times', { path: { id: alert.id } }), alert.version),
    refetchInterval: useFallbackInterval(alertRefetchMs),
  });
  const { data } = times;
  if (times.isError && data === undefined) {
    return <ErrorPanel error={times.error} title={t('times.failed')} onRetry={() => void times.refetch()} />;
  }
  if (data === undefined) return <TextSkeleton lines={2} />;
  const isMet = isReleasedInTime(data);
  const target = format.quantity(releaseTargetS, 's');
  const after = (at: string): string => formatStopwatch(Math.floor(computeAfterFirstS(data, at)));
  return (
    <section className={`hg-below-2 ${classes.times}`} aria-label={t('times.title')}>
      <ol>
        {listTimeSteps(data).map(({ name, at }, index) => (
          <li key={name} data-step={name} data-done={at !== null}>
            <span>{t(`times.${name}`)}</span>
            <b>{at === null ? t('times.notYet') : index === 0 ? format.time(at) : `+${after(at)}`}</b>
          </li>
        ))}
      </ol>
      <p role="status" data-met={isMet ?? undefined}>
        {isMet === null || data.releasedAt === null
          ? t('times.target', { target })
          : t(isMet ? 'times.met' : 'times.missed', { time: after(data.releasedAt), target })}{' '}
        {data.messages > 0 ? t('times.receipts', { accepted: format.exact(data.accepted), messages: format.exact(data.messages) }) : null}
      </p>
    </section>
  );
};
