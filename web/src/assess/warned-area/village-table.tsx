import { findVillageSource } from '@hazardguard/contract';
import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { usePeopleText } from '../population/use-people-text.ts';
import { AreaSwatch } from './area-swatch.tsx';
import type { ShownAreas } from './use-run-areas.ts';

/** Villages listed first; a button shows the rest. */
const firstListed = 8;

/** The villages and wards that the map shades, in words: action, people, source; or that none are known here. */
export const VillageTable = ({ shown: { population, villageAreas } }: { readonly shown: ShownAreas }) => {
  const { t } = useTranslation(['alerts', 'population']);
  const peopleText = usePeopleText();
  const [all, setAll] = useState(false);
  if (villageAreas === undefined) return null;
  const source = findVillageSource(population);
  if (villageAreas.length === 0)
    return (
      <Text size="sm" mt={8}>
        {t(source === null ? 'villageTable.notKnown' : 'villageTable.nobody')}
      </Text>
    );
  const shown = all ? villageAreas : villageAreas.slice(0, firstListed);
  const notDrawn = villageAreas.filter(({ outline }) => outline === null).length;
  return (
    <>
      <TableFrame label={t('villageTable.title')} minWidth={300}>
        <Table aria-label={t('villageTable.title')} verticalSpacing={4} horizontalSpacing={6} fz="sm" mt={8}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('population:village')}</Table.Th>
              <Table.Th>{t('villageTable.action')}</Table.Th>
              <Table.Th ta="right">{t('areaTable.people')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ code, name, people, area }) => (
              <Table.Tr key={`${code} ${name}`} data-village={area ?? 'inside'}>
                <Table.Th scope="row" fw={400}>
                  {name}
                </Table.Th>
                <Table.Td>
                  <AreaSwatch sign={`village-${area ?? 'inside'}`} /> {area === null ? null : t(`areaSign.${area}`)}
                </Table.Td>
                <Table.Td ta="right">{peopleText.counted(people)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      {shown.length < villageAreas.length ? (
        <Button variant="default" size="compact-sm" onClick={() => setAll(true)}>
          {t('places.showAll', { count: villageAreas.length })}
        </Button>
      ) : null}
      <Text size="xs" c="dimmed">
        {[
          ...(notDrawn === 0 ? [] : [t('villageTable.notDrawn', { count: notDrawn })]),
          ...(population.villagesOmitted === 0 ? [] : [t('population:more', { count: population.villagesOmitted })]),
          ...(source === null
            ? []
            : [
                t('population:source', {
                  name: source.name,
                  publisher: source.sourceName,
                  year: source.year === null ? t('population:yearUnknown') : String(source.year),
                  licence: source.licence,
                }),
              ]),
        ].join(' ')}
      </Text>
    </>
  );
};
