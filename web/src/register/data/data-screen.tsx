import { coverageRadiusM, type GeoSource, type siteCoverage } from '@hazardguard/contract';
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { queryClient } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { ImportLink } from '../../ui/table-file/import-link.tsx';
import classes from './data.module.css';

type SiteCoverage = z.output<typeof siteCoverage>;

const SourceTable = ({
  sources,
  onRemove,
}: {
  readonly sources: readonly GeoSource[];
  readonly onRemove?: (source: GeoSource) => void;
}) => {
  const { t } = useTranslation('population');
  const format = useFormat();
  return (
    <StackedTable
      label={t('data.sources')}
      minWidth={900}
      rows={sources}
      rowId={({ id }) => String(id)}
      columns={[
        { id: 'name', header: t('data.name'), cell: ({ name }) => name },
        {
          id: 'kind',
          header: t('data.kind'),
          cell: ({ kind, moment, cellM }) =>
            [
              t(`data.kinds.${kind}`),
              ...(moment === 'residents' ? [] : [t(moment)]),
              ...(cellM === null ? [] : [t('data.cell', { size: format.distance(cellM) })]),
            ].join(', '),
        },
        { id: 'publisher', header: t('data.publisher'), cell: ({ sourceName }) => sourceName },
        { id: 'year', header: t('data.year'), cell: ({ year }) => year ?? t('yearUnknown') },
        { id: 'licence', header: t('data.licence'), cell: ({ licence }) => licence },
        {
          id: 'error',
          header: t('data.error'),
          cell: ({ errorShare }) => (errorShare === null ? t('data.noError') : `±${format.number(100 * errorShare, 2)} %`),
        },
        { id: 'people', header: t('people'), cell: ({ people }) => (people === null ? '–' : format.number(people)) },
        { id: 'covers', header: t('data.covers'), cell: (source) => format.exact(source.sites.length) },
        {
          id: 'added',
          header: t('data.added'),
          cell: ({ addedAt, addedBy }) => t('data.addedBy', { moment: format.moment(addedAt), name: addedBy }),
        },
        ...(onRemove
          ? [
              {
                id: 'remove',
                header: t('data.remove'),
                cell: (source: GeoSource) => (
                  <Button variant="default" size="xs" aria-label={`${t('data.remove')} ${source.name}`} onClick={() => onRemove(source)}>
                    {t('data.remove')}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
};

const SiteTable = ({ sites }: { readonly sites: readonly SiteCoverage[] }) => {
  const { t } = useTranslation('population');
  const format = useFormat();
  const showKnown = (known: boolean) => <strong>{t(known ? 'data.yes' : 'data.no')}</strong>;
  return (
    <StackedTable
      label={t('data.sites')}
      minWidth={420}
      rows={sites}
      rowId={({ id }) => String(id)}
      columns={[
        { id: 'site', header: t('data.site'), cell: ({ industryName }) => industryName },
        { id: 'population', header: t('data.population'), cell: ({ population }) => showKnown(population) },
        { id: 'roads', header: t('data.roads'), cell: ({ roads }) => showKnown(roads) },
        { id: 'streetMap', header: t('data.streetMap'), cell: ({ streetMap }) => showKnown(streetMap) },
        {
          id: 'receptors',
          header: t('data.receptors', { distance: format.distance(coverageRadiusM) }),
          cell: ({ receptors }) => format.exact(receptors),
        },
      ]}
    />
  );
};

/** Asks before a source is deleted. */
const RemoveDialog = ({ source, onClose }: { readonly source: GeoSource | undefined; readonly onClose: () => void }) => {
  const { t } = useTranslation('population');
  const remove = useRouteChange('DELETE', '/api/population/sources/{id}', {
    onSuccess: async () => {
      notifySuccess(t('data.removed', { name: source?.name }));
      onClose();
      await Promise.all([refresh('/api/population/coverage'), queryClient.invalidateQueries({ queryKey: ['population'] })]);
    },
  });
  return (
    <ConfirmDialog
      opened={source !== undefined}
      question={t('data.removeTitle', { name: source?.name })}
      action={t('data.remove')}
      pending={remove.isPending}
      error={remove.error}
      failure={t('data.removeFailed', { name: source?.name })}
      onConfirm={() => source && remove.mutate({ path: { id: source.id } })}
      onClose={() => {
        remove.reset();
        onClose();
      }}
    >
      {t('data.removeText')}
    </ConfirmDialog>
  );
};

/** Which sources of people and roads are imported, and which sites they cover. */
export const DataScreen = () => {
  const { t } = useTranslation(['population', 'shell']);
  const format = useFormat();
  const mayRemove = useHasPermission('population.write');
  const [removing, setRemoving] = useState<GeoSource>();
  const coverage = useQuery(routeQuery('/api/population/coverage'));
  const { sites = [], sources = [] } = coverage.data ?? {};
  const countSites = (isKnown: (site: SiteCoverage) => boolean): string => format.exact(sites.filter(isKnown).length);
  return (
    <div className={`hg-stack ${classes.screen}`}>
      <PageHeader title={t('shell:screens.data.title')} purpose={t('data.purpose')} />
      {coverage.isError ? (
        <ErrorPanel error={coverage.error} title={t('data.failed')} onRetry={() => void coverage.refetch()} />
      ) : coverage.data === undefined ? (
        <TextSkeleton lines={6} />
      ) : (
        <>
          <section aria-label={t('data.sources')}>
            <Title order={2} size="h3">
              {t('data.sources')}
            </Title>
            {sources.length === 0 ? (
              <EmptyState title={t('data.none')} text={t('data.noneText')} action={<ImportLink as="villages" />} />
            ) : (
              <SourceTable sources={sources} {...(mayRemove ? { onRemove: setRemoving } : {})} />
            )}
          </section>
          <section aria-label={t('data.sites')}>
            <Title order={2} size="h3">
              {t('data.sites')}
            </Title>
            {sites.length === 0 ? (
              <Text size="sm">{t('data.noSites')}</Text>
            ) : (
              <>
                <Text data-coverage>
                  {t('data.known', {
                    all: format.exact(sites.length),
                    known: countSites(({ population }) => population),
                    roads: countSites(({ roads }) => roads),
                    streetMap: countSites(({ streetMap }) => streetMap),
                    receptors: countSites(({ receptors }) => receptors > 0),
                  })}
                </Text>
                <SiteTable sites={sites} />
              </>
            )}
          </section>
        </>
      )}
      <RemoveDialog source={removing} onClose={() => setRemoving(undefined)} />
    </div>
  );
};
