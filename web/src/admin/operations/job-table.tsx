import { backgroundJobs, type ServerProcess } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { Failing } from './failing.tsx';

type Job = ServerProcess['jobs'][number];

/** It failed and has not succeeded since. */
const isFailing = ({ lastFailureAt, lastRoundAt }: Job): boolean =>
  lastFailureAt !== null && (lastRoundAt === null || Date.parse(lastRoundAt) < Date.parse(lastFailureAt));

/** Background jobs of one server with last success and last failure. */
export const JobTable = ({ process }: { readonly process: ServerProcess }) => {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const formatJob = (name: string): string => {
    const known = backgroundJobs.find((job) => job === name);
    return known === undefined ? name : t(`job.${known}`);
  };
  return (
    <StackedTable
      label={t('jobsOf', { host: process.host, pid: process.pid })}
      minWidth={560}
      rows={process.jobs}
      rowId={({ job }) => job}
      concern={isFailing}
      columns={[
        { id: 'name', header: t('jobs.name'), cell: (row) => <Failing failing={isFailing(row)}>{formatJob(row.job)}</Failing> },
        {
          id: 'lastRound',
          header: t('jobs.lastRound'),
          cell: ({ lastRoundAt: at }) => (at === null ? t('notYet') : format.moment(at)),
        },
        { id: 'failures', header: t('jobs.failures'), cell: ({ failures }) => format.exact(failures) },
        {
          id: 'lastFailure',
          header: t('jobs.lastFailure'),
          cell: ({ lastFailure, lastFailureAt: at }) => (at === null ? t('none') : `${format.moment(at)}: ${lastFailure ?? ''}`),
        },
      ]}
    />
  );
};
