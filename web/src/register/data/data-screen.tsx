import { coverageRadiusM, type GeoSource, type siteCoverage } from '@hazardguard/contract';
import { Button, Table, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { ImportLink } from '../../ui/table-file/import-link.tsx';
import { TableFrame } from '../../ui/table-frame.tsx';
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
    <TableFrame label={t('data.sources')} minWidth={900}>
      <Table aria-label={t('data.sources')} verticalSpacing={6} horizontalSpacing={8} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('data.name')}</Table.Th>
            <Table.Th>{t('data.kind')}</Table.Th>
            <Table.Th>{t('data.publisher')}</Table.Th>
            <Table.Th>{t('data.year')}</Table.Th>
            <Table.Th>{t('data.licence')}</Table.Th>
            <Table.Th>{t('data.error')}</Table.Th>
            <Table.Th ta="right">{t('people')}</Table.Th>
            <Table.Th ta="right">{t('data.covers')}</Table.Th>
            <Table.Th>{t('data.added')}</Table.Th>
            {onRemove ? <Table.Th>{t('data.remove')}</Table.Th> : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sources.map((source) => (
            <Table.Tr key={source.id} data-source={source.name}>
              <Table.Th scope="row">{source.name}</Table.Th>
              <Table.Td>
                {t(`data.kinds.${source.kind}`)}
                {source.moment === 'residents' ? null : `, ${t(source.moment)}`}
                {source.cellM === null ? null : `, ${t('data.cell', { size: format.distance(source.cellM) })}`}
              </Table.Td>
              <Table.Td>{source.sourceName}</Table.Td>
              <Table.Td>{source.year ?? t('yearUnknown')}</Table.Td>
              <Table.Td>{source.licence}</Table.Td>
              <Table.Td>{source.errorShare === null ? t('data.noError') : `±${format.number(100 * source.errorShare, 2)} %`}</Table.Td>
              <Table.Td ta="right">{source.people === null ? '–' : format.number(source.people)}</Table.Td>
              <Table.Td ta="right">{format.exact(source.sites.length)}</Table.Td>
              <Table.Td>{t('data.addedBy', { moment: format.moment(source.addedAt), name: source.addedBy })}</Table.Td>
              {onRemove ? (
                <Table.Td>
                  <Button variant="default" size="xs" aria-label={`${t('data.remove')} ${source.name}`} onClick={() => onRemove(source)}>
                    {t('data.remove')}
                  </Button>
                </Table.Td>
              ) : null}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};

const SiteTable = ({ sites }: { readonly sites: readonly SiteCoverage[] }) => {
  const { t } = useTranslation('population');
  const format = useFormat();
  const showKnown = (known: boolean) => <strong>{t(known ? 'data.yes' : 'data.no')}</strong>;
  return (
    <TableFrame label={t('data.sites')} minWidth={420}>
      <Table aria-label={t('data.sites')} verticalSpacing={4} horizontalSpacing={8} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('data.site')}</Table.Th>
            <Table.Th>{t('data.population')}</Table.Th>
            <Table.Th>{t('data.roads')}</Table.Th>
            <Table.Th>{t('data.streetMap')}</Table.Th>
            <Table.Th ta="right">{t('data.receptors', { distance: format.distance(coverageRadiusM) })}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sites.map((site) => (
            <Table.Tr key={site.id}>
              <Table.Th scope="row" fw={400}>
                {site.industryName}
              </Table.Th>
              <Table.Td data-known={site.population}>{showKnown(site.population)}</Table.Td>
              <Table.Td>{showKnown(site.roads)}</Table.Td>
              <Table.Td>{showKnown(site.streetMap)}</Table.Td>
              <Table.Td ta="right">{format.exact(site.receptors)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};

/** Asks before a source is deleted. */
const RemoveDialog = ({ source, onClose }: { readonly source: GeoSource | undefined; readonly onClose: () => void }) => {
  const { t } = useTranslation('population');
  const remove = useMutation({
    mutationFn: (id: number) => readBody(api.DELETE('/api/population/sources/{id}', { params: { path: { id } } })),
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
      onConfirm={() => source && remove.mutate(source.id)}
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
