import { backgroundJobs, type ServerProcess } from '@hazardguard/contract';
import { Group, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TableFrame } from '../../parts/table-frame.tsx';
import { Tag } from '../../parts/tag.tsx';
import { useFormat } from '../../ui/format.ts';
import classes from './operations.module.css';

const gib = 1024 ** 3;
/** Less than this, and the database may soon stop writing. */
const leastFree = 5 * gib;

const JobTable = ({ process }: { readonly process: ServerProcess }) => {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const nameOf = (name: string): string => {
    const known = backgroundJobs.find((job) => job === name);
    return known === undefined ? name : t(`job.${known}`);
  };
  return (
    <TableFrame label={t('jobsOf', { host: process.host, pid: process.pid })} minWidth={560}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('jobs.name')}</Table.Th>
            <Table.Th>{t('jobs.lastRound')}</Table.Th>
            <Table.Th>{t('jobs.failures')}</Table.Th>
            <Table.Th>{t('jobs.lastFailure')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {process.jobs.map(({ job, lastRoundAt, failures, lastFailure, lastFailureAt }) => (
            <Table.Tr key={job}>
              <Table.Th scope="row">{nameOf(job)}</Table.Th>
              <Table.Td>{lastRoundAt === null ? t('notYet') : format.moment(lastRoundAt)}</Table.Td>
              <Table.Td>{format.exact(failures)}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                {lastFailureAt === null ? t('none') : `${format.moment(lastFailureAt)}: ${lastFailure ?? ''}`}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};

/** One server: where it runs, since when, its disk, and its work in the background. */
export const ProcessPart = ({ process }: { readonly process: ServerProcess }) => {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const { diskFreeBytes: free, diskTotalBytes: total } = process;
  const inGib = (bytes: number): string => format.quantity(bytes / gib, 'GiB');
  return (
    <section className={classes.process} data-concern={!process.alive || undefined}>
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
