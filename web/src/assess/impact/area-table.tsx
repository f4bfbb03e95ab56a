import type { RunResult } from '@hazardguard/engine';
import { Table, Text } from '@mantine/core';
import { receptorRadiusM } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { usePeopleText } from '../population/use-people-text.ts';
import { useZoneText } from '../result/use-zone-text.ts';
import type { Area } from './impact-address.ts';
import { areaRows } from './impact-counts.ts';

/** People and places inside each zone, for the selected areas. */
export const AreaTable = ({ result, areas }: { readonly result: RunResult; readonly areas: readonly Area[] }) => {
  const { t } = useTranslation(['impact', 'vulnerability']);
  const format = useFormat();
  const text = useZoneText();
  const { sum } = usePeopleText();
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
                      <strong>
                        {withoutCount > 0 ? sum({ people, withoutCount }) : t('people', { count: people, people: format.number(people) })}
                      </strong>
                      <br />
                      {t('places', { count: places, places: format.exact(places) })}
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
