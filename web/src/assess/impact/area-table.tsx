import type { Run } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { Table, Text } from '@mantine/core';
import { receptorRadiusM } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { usePeopleInside } from '../population/use-people-inside.ts';
import { usePeopleText } from '../population/use-people-text.ts';
import { useZoneText } from '../result/use-zone-text.ts';
import type { Area } from './impact-address.ts';
import { areaRows } from './impact-counts.ts';

interface AreaTableProps {
  readonly result: RunResult;
  readonly stored: Run | undefined;
  readonly areas: readonly Area[];
}

/** People inside each zone for the population; for the other selected areas the recorded places with their head-counts. */
export const AreaTable = ({ result, stored, areas }: AreaTableProps) => {
  const { t } = useTranslation(['impact', 'vulnerability']);
  const format = useFormat();
  const text = useZoneText();
  const peopleText = usePeopleText();
  const peopleInside = usePeopleInside(result, stored);
  const reached = result.zones.filter((zone) => zone.status !== 'not-reached');
  const considered = t('vulnerability:result.considered', { count: result.receptorsConsidered, radius: format.distance(receptorRadiusM) });
  if (areas.length === 0) return <Text size="sm">{t('noArea')}</Text>;
  if (reached.length === 0) return <Text size="sm">{t('vulnerability:result.nowhere')}</Text>;
  return (
    <>
      <TableFrame label={t('inside')} minWidth={340}>
        <Table aria-label={t('inside')} verticalSpacing={4} horizontalSpacing={8} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('areas')}</Table.Th>
              {reached.map((zone) => (
                <Table.Th key={zone.level.id} ta="right">
                  {text.level(zone.level)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {areaRows(result, areas).map(({ area, within }) => (
              <Table.Tr key={area} data-area={area}>
                <Table.Th scope="row" fw={400}>
                  {t(`area.${area}`)}
                </Table.Th>
                {reached.map(({ level }) => {
                  const { places = 0, people = 0, withoutCount = 0 } = within[level.id] ?? {};
                  return (
                    <Table.Td key={level.id} ta="right" data-level={level.id} data-people={people}>
                      {area === 'population' ? (
                        <>
                          <strong data-inside={level.id}>{peopleText.inside(peopleInside(level.id))}</strong>
                          <br />
                        </>
                      ) : null}
                      {places === 0
                        ? t('places', { count: 0, places: format.exact(0) })
                        : peopleText.inPlaces({ places, people, withoutCount })}
                    </Table.Td>
                  );
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <Text size="xs" c="dimmed">
        {considered}
      </Text>
    </>
  );
};
