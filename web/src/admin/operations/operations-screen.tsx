import { Code, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ChannelTable } from './channel-table.tsx';
import { Facts } from './facts.tsx';
import classes from './operations.module.css';
import { ProcessPart } from './process-part.tsx';
import { SiteDocuments } from './site-documents.tsx';

const refetchMs = 15_000;

/** State of the installation; polled while the page is open. */
const useOperations = () =>
  useQuery({
    ...routeQuery('/api/operations'),
    refetchInterval: refetchMs,
  });

/** State of the installation, for its operator. */
export const OperationsScreen = () => {
  const { t } = useTranslation(['operations', 'shell']);
  const format = useFormat();
  const query = useOperations();
  const { data } = query;
  return (
    <>
      <PageHeader title={t('shell:screens.operations.title')} purpose={t('purpose')} />
      <Stack gap="lg">
        {query.isError ? <ErrorPanel error={query.error} title={t('failed')} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <TableSkeleton /> : null}
        {data === undefined ? null : (
          <>
            {data.workerMissing ? (
              <div role="alert" className={`hg-card hg-alarm hg-pad-4 hg-surface ${classes.alarm}`}>
                <strong>{t('workerMissing.title')}</strong>
                {t('workerMissing.remedy')} <Code className={classes.command}>npm start -- --role worker</Code>
              </div>
            ) : null}
            <Facts data={data} />
            <section aria-label={t('channels')}>
              <Title order={2} size="h3" mb="xs">
                {t('channels')}
              </Title>
              <ChannelTable channels={data.channels} />
            </section>
            <section aria-label={t('servers')}>
              <Title order={2} size="h3" mb="xs">
                {t('servers')}
              </Title>
              <Stack gap="md">
                {data.processes.map((process) => (
                  <ProcessPart key={process.id} process={process} />
                ))}
              </Stack>
            </section>
            <SiteDocuments />
            <Text size="sm" c="dimmed">
              {t('asOf', { at: format.moment(data.at) })}
            </Text>
          </>
        )}
      </Stack>
    </>
  );
};
