import type { Alert } from '@hazardguard/contract';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { ofVersion } from '../../data/route-rows.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { AreaQuestionText } from './area-question-text.tsx';

/** Every version: who, what, when and why, newest first. */
export const HistoryPart = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const history = useQuery(ofVersion(routeQuery('/api/alerts/{id}/history', { path: { id: alert.id } }), alert.version));
  if (history.isError) return <ErrorPanel error={history.error} title={t('history.failed')} onRetry={() => void history.refetch()} />;
  if (history.data === undefined) return <TextSkeleton lines={3} />;
  return (
    <ol className="hg-above-2 hg-list hg-small">
      {history.data.versions.map((entry) => (
        <li key={entry.version}>
          <b>{t(entry.override ? 'history.override' : `history.${entry.state}`)}</b>{' '}
          {t('history.by', { version: entry.version, name: entry.by })} <time dateTime={entry.at}>{format.moment(entry.at)}</time>{' '}
          {entry.override || entry.reason ? <p>{entry.override ?? entry.reason}</p> : null}
          {entry.areaReason ? <p>{t('areaChoice.because', { reason: entry.areaReason })}</p> : null}
          {entry.areaAnswer !== null && entry.state === 'waiting' ? <AreaQuestionText question={entry.areaAnswer} isAnswered /> : null}
          {entry.villagesOff.length === 0 ? null : (
            <p>{t('places.offNames', { names: entry.villagesOff.map(({ name }) => name).join(', ') })}</p>
          )}
          {entry.identifier ? (
            <Anchor size="sm" underline="always" href={`/cap/${entry.identifier}`}>
              {t('history.cap')}
            </Anchor>
          ) : null}
        </li>
      ))}
    </ol>
  );
};
