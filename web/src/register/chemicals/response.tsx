import type { ChemicalCard } from '@hazardguard/contract';
import { Table, Text, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { Origin } from './origin.tsx';

type Distances = NonNullable<ChemicalCard['distances']>;
type LargeSpills = NonNullable<ChemicalCard['largeSpills']>;

const useKilometres = () => {
  const { t } = useTranslation('chemicals');
  const format = useFormat();
  return (km: number, orMore: boolean): string => {
    const distance = format.distance(1000 * km);
    return orMore ? t('orMore', { distance }) : distance;
  };
};

const DistanceTable = ({ distances }: { readonly distances: Distances }) => {
  const { t } = useTranslation('chemicals');
  const format = useFormat();
  const kilometres = useKilometres();
  return (
    <TableFrame label={t('part.response')} minWidth={300}>
      <Table aria-label={t('part.response')} fz="sm" verticalSpacing={4} horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('spillHead.spill')}</Table.Th>
            <Table.Th ta="right">{t('spillHead.isolate')}</Table.Th>
            <Table.Th ta="right">{t('spillHead.day')}</Table.Th>
            <Table.Th ta="right">{t('spillHead.night')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {distances.rows.flatMap((row) =>
            (['small', 'large'] as const).map((size) => {
              const spill = row[size];
              return (
                <Table.Tr key={`${row.un} ${row.label} ${size}`}>
                  <Table.Th scope="row" fw={400}>
                    {t(`spill.${size}`)}
                    <span className="hg-tiny hg-quiet hg-block">
                      {t('spill.un', { un: String(row.un) })}
                      {row.label === null ? '' : `, ${row.label}`}
                    </span>
                  </Table.Th>
                  {spill === null ? (
                    <Table.Td colSpan={3} ta="right">
                      {t('byContainer')}
                    </Table.Td>
                  ) : (
                    <>
                      <Table.Td ta="right" fw={600}>
                        {format.distance(spill.isolateM)}
                      </Table.Td>
                      <Table.Td ta="right">{kilometres(spill.dayKm, spill.dayOrMore)}</Table.Td>
                      <Table.Td ta="right">{kilometres(spill.nightKm, spill.nightOrMore)}</Table.Td>
                    </>
                  )}
                </Table.Tr>
              );
            }),
          )}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};

const winds = ['low', 'moderate', 'high'] as const;

const LargeSpillTable = ({ spills }: { readonly spills: LargeSpills }) => {
  const { t } = useTranslation('chemicals');
  const format = useFormat();
  const kilometres = useKilometres();
  return (
    <TableFrame label={t('largeSpills')} minWidth={720}>
      <Table aria-label={t('largeSpills')} fz="sm" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('container')}</Table.Th>
            <Table.Th ta="right">{t('spillHead.isolate')}</Table.Th>
            {(['day', 'night'] as const).flatMap((part) =>
              winds.map((wind) => (
                <Table.Th key={`${part} ${wind}`} ta="right">
                  {t(part)}, {t(`wind.${wind}`)}
                </Table.Th>
              )),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {spills.rows.map((row) => (
            <Table.Tr key={row.container}>
              <Table.Th scope="row" fw={400}>
                {row.container}
              </Table.Th>
              <Table.Td ta="right" fw={600}>
                {format.distance(row.isolateM)}
              </Table.Td>
              {(['day', 'night'] as const).flatMap((part) =>
                winds.map((wind) => (
                  <Table.Td key={`${part} ${wind}`} ta="right">
                    {kilometres(row[part][wind].km, row[part][wind].orMore)}
                  </Table.Td>
                )),
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};

/** What the Emergency Response Guidebook says to do first. */
export const Response = ({ card: { guides, distances, largeSpills } }: { readonly card: ChemicalCard }) => {
  const { t } = useTranslation('chemicals');
  return (
    <>
      {guides ? (
        <div>
          <Text>
            {t('guide')} <strong>{guides.guides.join(', ')}</strong>
          </Text>
          {guides.guides.some((guide) => guide.endsWith('P')) ? <Text size="sm">{t('guideP')}</Text> : null}
          <Origin of={guides} />
        </div>
      ) : null}
      {distances ? (
        <>
          <DistanceTable distances={distances} />
          <Origin of={distances} />
        </>
      ) : (
        <Text size="sm">{t('noDistances')}</Text>
      )}
      {largeSpills ? (
        <>
          <Title order={3} size="h5">
            {t('largeSpills')}
          </Title>
          <LargeSpillTable spills={largeSpills} />
          <Origin of={largeSpills} />
        </>
      ) : null}
    </>
  );
};
