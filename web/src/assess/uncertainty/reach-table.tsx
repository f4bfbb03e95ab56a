import type { LevelEnsemble, RunResult } from '@hazardguard/engine';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { useZoneText } from '../result/use-zone-text.ts';
import { endsWithModel } from './reach-field.ts';
import type { Uncertainty } from './use-uncertainty.ts';

interface ReachTableProps {
  readonly result: RunResult;
  readonly uncertainty: Uncertainty;
}

/** How far each level reaches in 90, 50 and 10 of 100 cases: the steps that the map draws. */
export const ReachTable = ({ result, uncertainty }: ReachTableProps) => {
  const { t } = useTranslation(['uncertainty', 'vulnerability']);
  const format = useFormat();
  const zoneText = useZoneText();
  const formatReach = (of: LevelEnsemble, reachM: number): string => {
    if (reachM === 0) return t('field.nowhere');
    const distance = format.distance(reachM, 2);
    return endsWithModel(of, { reachM }) ? t('orMore', { distance }) : distance;
  };
  const levels = result.zones.flatMap(({ level }) => uncertainty.findLevel(level.id) ?? []).filter(({ bands }) => bands.length > 0);
  const [first] = levels;
  if (first === undefined) return null;
  return (
    <>
      <TableFrame label={t('field.table')} minWidth={280}>
        <Table aria-label={t('field.table')} fz="sm" verticalSpacing={4} horizontalSpacing={8}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('vulnerability:result.level')}</Table.Th>
              {first.bands.map(({ id, atLeast }) => (
                <Table.Th key={id} ta="right">
                  {t('field.cases', { share: format.exact(Math.round(100 * atLeast)) })}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {levels.map((of) => (
              <Table.Tr key={of.level.id} data-reach-shares={of.level.id}>
                <Table.Th scope="row" fw={400}>
                  {zoneText.level(of.level)}
                </Table.Th>
                {of.bands.map(({ id, reachM }) => (
                  <Table.Td key={id} ta="right">
                    {formatReach(of, reachM)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <Text size="xs" c="dimmed">
        {t('field.how')}
      </Text>
    </>
  );
};
