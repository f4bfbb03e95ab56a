import type { DrillSummary } from '@hazardguard/contract';
import { Anchor, Group, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../data/session.ts';
import { ExerciseMark } from '../../parts/drill/exercise-mark.tsx';
import { TableFrame } from '../../parts/table-frame.tsx';
import { Tag } from '../../parts/tag.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { reportAddress, useDrills } from './drill-data.ts';

const Row = ({ drill }: { readonly drill: DrillSummary }) => {
  const { t, i18n } = useTranslation(['drills', 'parts']);
  const mayRun = useMay('drill.run');
  const isOver = drill.state === 'ended' || drill.state === 'abandoned';
  const format = useFormat();
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {mayRun ? (
          <Anchor renderRoot={(props) => <Link {...props} to={`/Drills/${drill.id}` as never} />}>{drill.title}</Anchor>
        ) : (
          drill.title
        )}
        {!mayRun && isOver ? (
          <div>
            <Anchor size="sm" fw={400} href={reportAddress(drill.id, i18n.language)} download>
              {t('report')}
            </Anchor>
          </div>
        ) : null}
      </Table.Th>
      <Table.Td>
        {drill.industryName} {drill.sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
      </Table.Td>
      <Table.Td>
        <Group gap={6}>
          {drill.state === 'running' ? <ExerciseMark drillId={drill.id} /> : null}
          <Tag>{t(`state.${drill.state}`)}</Tag>
        </Group>
      </Table.Td>
      <Table.Td>{format.moment(drill.startedAt ?? drill.plannedAt)}</Table.Td>
      <Table.Td>{format.span(drill.durationMin * 60)}</Table.Td>
    </Table.Tr>
  );
};

/** Every drill, those that run first. */
export const DrillList = () => {
  const { t } = useTranslation('drills');
  const drills = useDrills();
  if (drills.isError) return <ErrorPanel error={drills.error} title={t('listFailed')} onRetry={() => void drills.refetch()} />;
  if (drills.data === undefined) return <TableSkeleton />;
  if (drills.data.length === 0) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <>
      <TableFrame label={t('list')} minWidth={720}>
        <Table aria-label={t('list')}>
          <Table.Thead>
            <Table.Tr>
              {(['drill', 'site', 'state', 'when', 'length'] as const).map((column) => (
                <Table.Th key={column}>{t(`column.${column}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {drills.data.map((drill) => (
              <Row key={drill.id} drill={drill} />
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <Text size="sm" c="dimmed" mt="md" maw="68ch">
        {t('howItWorks')}
      </Text>
    </>
  );
};
