import type { DrillSummary } from '@hazardguard/contract';
import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ExerciseMark } from '../../register/exercise-marks/exercise-mark.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { type StackedColumn, StackedTable } from '../../ui/stacked-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { reportAddress } from './drill-card.ts';

const Name = ({ drill }: { readonly drill: DrillSummary }) => {
  const { t, i18n } = useTranslation('drills');
  if (useHasPermission('drill.run')) {
    return <Anchor renderRoot={(props) => <Link {...props} to={`/Drills/${drill.id}` as never} />}>{drill.title}</Anchor>;
  }
  const isOver = drill.state === 'ended' || drill.state === 'abandoned';
  return (
    <>
      {drill.title}
      {isOver ? (
        <div>
          <Anchor size="sm" fw={400} href={reportAddress(drill.id, i18n.language)} download>
            {t('report')}
          </Anchor>
        </div>
      ) : null}
    </>
  );
};

const useDrillColumns = (): readonly [StackedColumn<DrillSummary>, ...StackedColumn<DrillSummary>[]] => {
  const { t } = useTranslation(['drills', 'parts']);
  const format = useFormat();
  return [
    { id: 'drill', header: t('column.drill'), cell: (drill) => <Name drill={drill} /> },
    {
      id: 'site',
      header: t('column.site'),
      cell: ({ industryName, sample }) => (
        <>
          {industryName} {sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
        </>
      ),
    },
    {
      id: 'state',
      header: t('column.state'),
      cell: ({ id, state }) => (
        <Group gap={6}>
          {state === 'running' ? <ExerciseMark drillId={id} /> : null}
          <Tag>{t(`state.${state}`)}</Tag>
        </Group>
      ),
    },
    { id: 'when', header: t('column.when'), cell: ({ startedAt, plannedAt }) => format.moment(startedAt ?? plannedAt) },
    { id: 'length', header: t('column.length'), cell: ({ durationMin }) => format.span(durationMin * 60) },
  ];
};

/** All drills, running ones first. */
export const DrillList = () => {
  const { t } = useTranslation('drills');
  const drills = useQuery({ ...routeQuery('/api/drills', { query: { limit: 100 } }), select: (read) => read.drills });
  const columns = useDrillColumns();
  if (drills.isError) return <ErrorPanel error={drills.error} title={t('listFailed')} onRetry={() => void drills.refetch()} />;
  if (drills.data === undefined) return <TableSkeleton />;
  if (drills.data.length === 0) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <>
      <StackedTable label={t('list')} minWidth={720} columns={columns} rows={drills.data} rowId={({ id }) => String(id)} />
      <Text size="sm" c="dimmed" mt="md" maw="68ch">
        {t('howItWorks')}
      </Text>
    </>
  );
};
