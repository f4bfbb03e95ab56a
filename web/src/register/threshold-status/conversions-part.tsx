import type { ThresholdStatus } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { formatUnit, useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { Part } from './part.tsx';

/** Every conversion to kilograms, and what could not be counted. */
export const ConversionsPart = ({ status }: { readonly status: ThresholdStatus }) => {
  const { t } = useTranslation('threshold-status');
  const format = useFormat();
  const { items, itemsNotInLibrary, itemsOfTwoSubstances, itemsWithoutMass, stocks } = status;
  return (
    <Part title={t('counting.title')} verdict={t('counting.count', { count: items })}>
      <Text size="sm">
        {t('counting.whole')} {itemsNotInLibrary > 0 ? t('counting.notInLibrary', { count: itemsNotInLibrary }) : null}{' '}
        {itemsOfTwoSubstances > 0 ? t('counting.ofTwoSubstances', { count: itemsOfTwoSubstances }) : null}{' '}
        {itemsWithoutMass > 0 ? t('counting.withoutMass', { count: itemsWithoutMass }) : null}
      </Text>
      <TableFrame label={t('counting.title')} minWidth={480}>
        <Table aria-label={t('counting.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('places.substance')}</Table.Th>
              <Table.Th>{t('counting.rule')}</Table.Th>
              <Table.Th ta="right">{t('counting.total')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {stocks.flatMap(({ chemicalId, name, conversions }) =>
              conversions.map(({ unit, quantity, by, kgPerUnit, kg }) => (
                <Table.Tr key={`${chemicalId} ${unit}`}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>
                    {t(`counting.${by}`, {
                      quantity: format.number(quantity, 6),
                      factor: format.number(kgPerUnit, 6),
                      unit: formatUnit(unit),
                    })}
                  </Table.Td>
                  <Table.Td ta="right" className="hg-together">
                    {format.mass(kg, 4)}
                  </Table.Td>
                </Table.Tr>
              )),
            )}
          </Table.Tbody>
        </Table>
      </TableFrame>
    </Part>
  );
};
