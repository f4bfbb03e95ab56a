import type { IncompatibleStocks, ThresholdStatus } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { Part } from './part.tsx';

const Pairs = ({ pairs }: { readonly pairs: readonly IncompatibleStocks[] }) => {
  const { t } = useTranslation('threshold-status');
  return (
    <TableFrame label={t('neighbours.title')} minWidth={620}>
      <Table aria-label={t('neighbours.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('places.location')}</Table.Th>
            <Table.Th>{t('neighbours.pair')}</Table.Th>
            <Table.Th>{t('status')}</Table.Th>
            <Table.Th>{t('neighbours.what')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {pairs.map(({ location, one, other, outcome, hazards, gases }) => (
            <Table.Tr key={`${location} ${one.chemicalId} ${other.chemicalId}`}>
              <Table.Td>{location}</Table.Td>
              <Table.Td>
                {one.name} + {other.name}
              </Table.Td>
              <Table.Td>{t(`neighbours.outcome.${outcome}`)}</Table.Td>
              <Table.Td>
                {hazards.map((hazard) => t(`hazard.${hazard}`)).join(', ')}
                {gases.length > 0 ? (
                  <Text size="xs" c="dimmed">
                    {t('neighbours.gases', { gases: gases.join(', ') })}
                  </Text>
                ) : null}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};

/** Chemicals kept in one location that are not known to be compatible. */
export const IncompatibleStockPart = ({ status: { neighbours, neighboursOmitted } }: { readonly status: ThresholdStatus }) => {
  const { t } = useTranslation('threshold-status');
  const count = (outcome: IncompatibleStocks['outcome']): number => neighbours.filter((pair) => pair.outcome === outcome).length;
  const counts = (
    [
      ['neighbours.incompatible', count('incompatible')],
      ['neighbours.caution', count('caution')],
      ['neighbours.notAssessed', count('not-assessed')],
    ] as const
  ).flatMap(([key, number]) => (number > 0 ? t(key, { count: number }) : []));
  return (
    <Part title={t('neighbours.title')} verdict={counts.length > 0 ? counts.join(', ') : t('neighbours.none')}>
      {neighbours.length > 0 ? <Pairs pairs={neighbours} /> : null}
      {neighboursOmitted > 0 ? <Text size="sm">{t('neighbours.omitted', { count: neighboursOmitted })}</Text> : null}
      <Text size="sm" c="dimmed" maw="68ch">
        {t('neighbours.source')} {neighbours.some(({ unverified }) => unverified) ? t('neighbours.groups') : null}
      </Text>
    </Part>
  );
};
