import type { ResidentReports } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { ReportList } from './report-list.tsx';

interface PartProps {
  readonly query: UseQueryResult<ResidentReports>;
  /** Name of the list. */
  readonly label: string;
  /** What these reports are. */
  readonly note: string;
}

/** Reports from residents as a list with its counts. */
export const ReportsPart = ({ query, label, note }: PartProps) => {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  const { data } = query;
  return (
    <>
      {query.isError ? <ErrorPanel error={query.error} title={t('reports.failed')} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <TextSkeleton lines={2} /> : null}
      {data === undefined ? null : (
        <>
          <Text size="sm" role="status">
            {data.total === 0
              ? t('reports.none')
              : t('reports.counts', {
                  help: format.exact(data.help),
                  smell: format.exact(data.smell),
                  safe: format.exact(data.safe),
                  total: format.exact(data.total),
                })}
          </Text>
          <Text size="sm" c="dimmed">
            {note}
          </Text>
          {data.total === 0 ? null : <ReportList reports={data.reports} label={label} />}
          {data.total > data.reports.length ? (
            <Text size="sm" c="dimmed" mt="xs">
              {t('reports.shown', { count: data.reports.length })}
            </Text>
          ) : null}
        </>
      )}
    </>
  );
};
