import type { OperatorLayer } from '@hazardguard/contract';
import { Button, Stack, Text } from '@mantine/core';
import { useMapLayers } from '../../data/map-layers.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../ui/confirm/use-deletion.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { AddLayer } from './add-layer.tsx';

const megabyte = 1024 * 1024;

/** Street maps and pictures of the district, for the officers who add them. */
export const MapLayersScreen = () => {
  const { t } = useTranslation(['map-layers', 'shell']);
  const format = useFormat();
  const query = useMapLayers();
  const deletion = useDeletion<OperatorLayer>('/api/map/layers/{id}', {
    done: t('deleted'),
    after: undefined,
    refreshes: ['/api/map/layers'],
  });
  const { data } = query;
  const sizeText = ({ bytes, features }: OperatorLayer): string =>
    bytes === null
      ? t('features', { count: features ?? 0, number: format.exact(features ?? 0) })
      : t('megabytes', { size: format.exact(Math.max(1, Math.round(bytes / megabyte))) });
  return (
    <>
      <PageHeader title={t('shell:screens.mapLayers.title')} purpose={t('shell:screens.mapLayers.purpose')} />
      <Stack gap="lg">
        {query.isError ? <ErrorPanel error={query.error} title={t('failed')} onRetry={() => void query.refetch()} /> : null}
        {query.isPending ? <TableSkeleton /> : null}
        {data?.layers.length === 0 ? <EmptyState title={t('none')} text={t('noneText')} /> : null}
        {data && data.layers.length > 0 ? (
          <div data-register tabIndex={-1}>
            <StackedTable
              label={t('layers')}
              minWidth={760}
              rows={data.layers}
              rowId={({ id }) => String(id)}
              columns={[
                { id: 'name', header: t('name'), cell: ({ name }) => name },
                { id: 'content', header: t('content'), cell: ({ content }) => t(`contents.${content}`) },
                { id: 'source', header: t('sourceName'), cell: ({ attribution }) => attribution },
                { id: 'year', header: t('year'), cell: ({ year }) => year ?? t('notKnown') },
                { id: 'size', header: t('size'), cell: sizeText },
                {
                  id: 'delete',
                  header: t('action'),
                  cell: (row) => (
                    <Button size="xs" variant="default" aria-label={t('deleteNamed', { name: row.name })} onClick={() => deletion.ask(row)}>
                      {t('delete')}
                    </Button>
                  ),
                },
              ]}
            />
          </div>
        ) : null}
        <Text size="sm" c="dimmed" maw="72ch">
          {t('order')}
        </Text>
        <AddLayer />
      </Stack>
      <ConfirmDialog {...deletion.dialog} question={t('deleteQuestion')} action={t('delete')} failure={t('deleteFailed')}>
        <Text fw={600}>{deletion.row?.name}</Text>
        <Text size="sm">{t('deleteMeaning')}</Text>
      </ConfirmDialog>
    </>
  );
};
