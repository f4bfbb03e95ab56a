import type { CardToxicLevel } from '@hazardguard/contract';
import { Table } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { Origin } from './origin.tsx';

/** Levels down, exposure times across; each family with its source. */
export const ToxicTable = ({ levels }: { readonly levels: readonly CardToxicLevel[] }) => {
  const { t } = useTranslation('chemicals');
  const format = useFormat();
  const minutes = [...new Set(levels.map(({ exposureMin }) => exposureMin))].toSorted((a, b) => a - b);
  const rows = [...Map.groupBy(levels, ({ level }) => level)];
  return (
    <TableFrame label={t('part.toxic')} minWidth={300 + 80 * minutes.length}>
      <Table aria-label={t('part.toxic')} fz="sm" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('head.level')}</Table.Th>
            {minutes.map((count) => (
              <Table.Th key={count} ta="right" className="hg-together">
                {t('minutes', { count })}
              </Table.Th>
            ))}
            <Table.Th>{t('head.source')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([level, values]) => (
            <Table.Tr key={level}>
              <Table.Th scope="row" className="hg-together">
                {level}
              </Table.Th>
              {minutes.map((count) => {
                const found = values.find(({ exposureMin }) => exposureMin === count);
                return (
                  <Table.Td key={count} ta="right" className="hg-together">
                    {found ? format.quantity(found.value, found.unit) : '–'}
                  </Table.Td>
                );
              })}
              <Table.Td>{values[0] ? <Origin of={values[0]} /> : null}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
