import type { SiteDocument } from '@hazardguard/contract';
import { Button, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { saveAsFile } from '../../ui/table-file/write-csv.ts';

const Download = ({ id, kind, industryId, industryName }: SiteDocument) => {
  const { t } = useTranslation('operations');
  const download = useMutation({
    mutationFn: () => readBody(api.GET('/api/site-documents', { params: { query: { id } } })),
    onSuccess: ({ documents: [one] }) => saveAsFile(`${JSON.stringify(one, null, 1)}\n`, `${kind}-${industryId}.json`, 'application/json'),
  });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={download.isPending}
        aria-label={t('documents.of', { industry: industryName })}
        onClick={() => download.mutate()}
      >
        {t('documents.download')}
      </Button>
      {download.isError ? <ErrorPanel error={download.error} title={t('documents.failed')} /> : null}
    </>
  );
};

/** What was stored of withdrawn parts, to download; nothing where there is none. */
export const SiteDocuments = () => {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const query = useQuery(routeQuery('/api/site-documents'));
  if (query.isError) return <ErrorPanel error={query.error} title={t('documents.failed')} onRetry={() => void query.refetch()} />;
  if (query.data === undefined || query.data.documents.length === 0) return null;
  return (
    <section aria-label={t('documents.title')}>
      <Title order={2} size="h3" mb="xs">
        {t('documents.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="xs" maw="75ch">
        {t('documents.hint')}
      </Text>
      <StackedTable
        label={t('documents.title')}
        minWidth={560}
        rows={query.data.documents}
        rowId={({ id }) => String(id)}
        columns={[
          { id: 'site', header: t('documents.site'), cell: ({ industryName }) => industryName },
          { id: 'what', header: t('documents.what'), cell: ({ kind }) => t(`documents.kind.${kind}`) },
          { id: 'made', header: t('documents.made'), cell: ({ madeAt }) => format.moment(madeAt) },
          { id: 'action', header: t('documents.action'), cell: (row) => <Download {...row} /> },
        ]}
      />
    </section>
  );
};
