import { backgroundJobs, type ServerProcess } from '@hazardguard/contract';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Failing } from './failing.tsx';
import classes from './operations.module.css';

type Job = ServerProcess['jobs'][number];

/** It failed and has not succeeded since. */
const isFailing = ({ lastFailureAt, lastRoundAt }: Job): boolean =>
  lastFailureAt !== null && (lastRoundAt === null || Date.parse(lastRoundAt) < Date.parse(lastFailureAt));

/** Background jobs of one server with last success and last failure. */
const JobTable = ({ process }: { readonly process: ServerProcess }) => {
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

const gib = 1024 ** 3;
/** Below this free space the database may soon stop writing. */
const leastFree = 5 * gib;

/** One server: host, start, disk and background jobs. */
export const ProcessPart = ({ process }: { readonly process: ServerProcess }) => {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const { diskFreeBytes: free, diskTotalBytes: total } = process;
  const inGib = (bytes: number): string => format.quantity(bytes / gib, 'GiB');
  return (
    <section className={`hg-card hg-pad-3 ${classes.process}`} data-concern={!process.alive || undefined}>
      <Stack gap="xs">
        <Group gap="xs">
          <Title order={3} size="h4">
            {t('server', { host: process.host, pid: process.pid })}
          </Title>
          <Tag>{t(`role.${process.role}`)}</Tag>
          <Tag>{t(process.alive ? 'alive' : 'silent')}</Tag>
        </Group>
        <Text size="sm" c="dimmed">
          {t('serverFacts', {
            version: process.version,
            node: process.node,
            since: format.moment(process.startedAt),
            memory: inGib(process.memoryBytes),
          })}
        </Text>
        {process.alive ? null : <Text>{t('concern.silent', { at: format.moment(process.seenAt) })}</Text>}
        {free === null || total === null ? null : (
          <Text>
            {t('disk', { free: inGib(free), total: inGib(total) })}
            {free < leastFree ? ` ${t('concern.disk')}` : ''}
          </Text>
        )}
        <JobTable process={process} />
      </Stack>
    </section>
  );
};
