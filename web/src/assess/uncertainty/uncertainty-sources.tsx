import type { UncertaintySources } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';

type SourceTable = NonNullable<UncertaintySources['table']>;
type Row = SourceTable['rows'][number];

/** Less than this is chance: another draw of the variations moves an area by as much. */
const leastChange = 0.05;

/** The size and the basis of a source in words. */
const useSourceText = ({ windOrigin }: SourceTable) => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  const formatSize = ({ source, spread }: Row): string => {
    if (source === 'direction') return spread === null ? t('sources.anyDirection') : `± ${format.exact(Math.round(spread))}°`;
    if (source === 'sky') return t(spread === 0 ? 'sources.given' : 'sources.anySky');
    const factor = format.number(Math.exp(spread ?? 0), 2);
    return t(source === 'model' ? 'sources.factorAt' : 'sources.factor', { factor, distance: format.distance(1_000, 1) });
  };
  const formatBasis = ({ source, spread, basis }: Row): string => {
    if (source === 'direction') return t(`sources.wind.${spread === null && windOrigin !== 'unknown' ? 'calm' : windOrigin}`);
    if (source === 'sky' && spread === 0) return t('sources.basis.given');
    return t(`sources.basis.${basis === 'width-of-compass-points' ? 'judgement' : basis}`);
  };
  return { formatSize, formatBasis };
};

/** The source whose absence makes the wider area smallest; undefined: none changes it by more than chance. */
const findLargest = ({ actNowKm2, beReadyKm2, rows }: SourceTable): Row | undefined => {
  const toWidest = (one: Pick<Row, 'actNowKm2' | 'beReadyKm2'>): number => one.beReadyKm2 ?? one.actNowKm2;
  const all = beReadyKm2 ?? actNowKm2;
  const [largest] = rows.toSorted((one, other) => toWidest(one) - toWidest(other));
  return largest !== undefined && toWidest(largest) < (1 - leastChange) * all ? largest : undefined;
};

const SourcesTable = ({ table }: { readonly table: SourceTable }) => {
  const { t } = useTranslation('uncertainty');
  const { t: tAlerts } = useTranslation('alerts');
  const format = useFormat();
  const { formatSize, formatBasis } = useSourceText(table);
  const largest = findLargest(table);
  const formatArea = (km2: number | null): string => (km2 === null ? '–' : format.quantity(km2, 'km²', 2));
  const formatWithout = (km2: number | null, all: number | null): string => {
    if (km2 === null || all === null || all === 0) return formatArea(km2);
    const percent = Math.round(100 * (km2 / all - 1));
    return `${formatArea(km2)} (${percent > 0 ? '+' : percent < 0 ? '−' : ''}${format.quantity(Math.abs(percent), '%')})`;
  };
  const areas = ['act-now', 'be-ready'] as const;
  return (
    <>
      <Text size="sm">
        {largest === undefined
          ? t('sources.none')
          : t(largest.beReadyKm2 === null || table.beReadyKm2 === null ? 'sources.largestActNow' : 'sources.largest', {
              source: t(`sources.name.${largest.source}`),
              without: formatArea(largest.beReadyKm2 ?? largest.actNowKm2),
              all: formatArea(table.beReadyKm2 ?? table.actNowKm2),
            })}
      </Text>
      <TableFrame label={t('sources.title')} minWidth={320}>
        <Table aria-label={t('sources.title')} verticalSpacing={4} horizontalSpacing={8} fz="sm" mt={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('sources.leftOut')}</Table.Th>
              {areas.map((area) => (
                <Table.Th key={area} ta="right">
                  {tAlerts(`areaSign.${area}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {table.rows.map((row) => (
              <Table.Tr key={row.source} data-source={row.source}>
                <Table.Th scope="row" fw={400}>
                  <strong>{t(`sources.name.${row.source}`)}</strong>: {formatSize(row)}
                  <Text size="xs" c="dimmed">
                    {formatBasis(row)}
                  </Text>
                </Table.Th>
                <Table.Td ta="right">{formatWithout(row.actNowKm2, table.actNowKm2)}</Table.Td>
                <Table.Td ta="right">{formatWithout(row.beReadyKm2, table.beReadyKm2)}</Table.Td>
              </Table.Tr>
            ))}
            <Table.Tr data-source="all">
              <Table.Th scope="row">{t('sources.all')}</Table.Th>
              <Table.Td ta="right">{formatArea(table.actNowKm2)}</Table.Td>
              <Table.Td ta="right">{formatArea(table.beReadyKm2)}</Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
      </TableFrame>
      <Text size="xs" c="dimmed">
        {t('sources.how', {
          members: format.exact(table.members),
          actNow: format.quantity(100 * table.probability.actNow, '%', 2),
          beReady: format.quantity(100 * table.probability.beReady, '%', 2),
        })}
      </Text>
    </>
  );
};

/** Where the uncertainty of a stored run comes from, calculated when it is opened; `runId` null: the run is not stored. */
export const UncertaintySourcesPart = ({ runId }: { readonly runId: string | null }) => {
  const { t } = useTranslation('uncertainty');
  const [open, setOpen] = useState(false);
  const sources = useQuery({
    ...routeQuery('/api/runs/{id}/uncertainty-sources', { path: { id: runId ?? '' } }),
    enabled: open && runId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { table, failure } = sources.data ?? { table: null, failure: null };
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('sources.title')}</summary>
      {runId === null ? <Text size="sm">{t('sources.notStored')}</Text> : null}
      {runId !== null && sources.isPending ? (
        <Text size="sm" role="status">
          {t('sources.computing')}
        </Text>
      ) : null}
      {sources.isError ? <ErrorPanel error={sources.error} onRetry={() => void sources.refetch()} /> : null}
      {failure === null ? null : <ErrorPanel error={new Error(failure)} onRetry={() => void sources.refetch()} />}
      {table === null ? null : <SourcesTable table={table} />}
    </details>
  );
};
