import type { CardThreshold } from '@hazardguard/contract';
import { Table } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { Origin } from './origin.tsx';

/** The threshold quantities of each rule. */
export const ThresholdTable = ({ thresholds }: { readonly thresholds: readonly CardThreshold[] }) => {
  const { t } = useTranslation('chemicals');
  const format = useFormat();
  const formatEntry = ({ rule, entry }: CardThreshold): string =>
    rule === 'epa-rmp' && (entry === 'toxic' || entry === 'flammable') ? t(`rmpList.${entry}`) : (entry ?? '');
  return (
    <TableFrame label={t('part.thresholds')} minWidth={420}>
      <Table aria-label={t('part.thresholds')} fz="sm" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('head.rule')}</Table.Th>
            <Table.Th ta="right">{t('head.lower')}</Table.Th>
            <Table.Th ta="right">{t('head.upper')}</Table.Th>
            <Table.Th>{t('head.source')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {thresholds.map((threshold) => (
            <Table.Tr key={`${threshold.rule} ${threshold.entry}`}>
              <Table.Th scope="row" fw={400}>
                {t(`rule.${threshold.rule}`, { entry: formatEntry(threshold) })}
              </Table.Th>
              <Table.Td ta="right">{format.quantity(threshold.lowerT, 't', 4)}</Table.Td>
              <Table.Td ta="right">{threshold.upperT === null ? '–' : format.quantity(threshold.upperT, 't', 4)}</Table.Td>
              <Table.Td>
                <Origin of={threshold} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
