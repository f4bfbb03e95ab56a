import type { ImportPlan } from '@hazardguard/contract';
import { NativeSelect, Table, Text, TextInput } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { useFieldLabel } from './use-field-label.ts';

interface MappingTableProps {
  readonly plan: ImportPlan;
  readonly onColumn: (field: string, column: string | null) => void;
  readonly onConstant: (field: string, value: string) => void;
}

/** Which column of the file is which field, with the first values of each; changed in place. */
export const MappingTable = ({ plan, onColumn, onConstant }: MappingTableProps) => {
  const { t } = useTranslation('data-import');
  const label = useFieldLabel();
  const samples = new Map(plan.columns.map(({ name, samples: cells }) => [name, cells.map(String).join(', ')]));
  return (
    <TableFrame label={t('mappingTitle')} minWidth={860}>
      <Table aria-label={t('mappingTitle')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('fieldHead')}</Table.Th>
            <Table.Th w={240}>{t('columnHead')}</Table.Th>
            <Table.Th>{t('samplesHead')}</Table.Th>
            <Table.Th w={200}>{t('constantHead')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {plan.fields.map(({ name, needed }) => {
            const column = plan.mapping.columns[name];
            const title = label(plan.as, name);
            return (
              <Table.Tr key={name}>
                <Table.Th scope="row">
                  {title}
                  {needed ? ' *' : ''}
                </Table.Th>
                <Table.Td>
                  <NativeSelect
                    miw={200}
                    aria-label={t('columnOf', { field: title })}
                    value={column ?? ''}
                    data={[{ value: '', label: t('noColumn') }, ...plan.columns.map((one) => ({ value: one.name, label: one.name }))]}
                    onChange={({ currentTarget }) => onColumn(name, currentTarget.value === '' ? null : currentTarget.value)}
                  />
                </Table.Td>
                <Table.Td>
                  <Text size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
                    {column === undefined ? '' : samples.get(column)}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <TextInput
                    aria-label={t('constantOf', { field: title })}
                    defaultValue={plan.mapping.constants[name] ?? ''}
                    onBlur={({ currentTarget }) => {
                      if (currentTarget.value.trim() !== (plan.mapping.constants[name] ?? '')) onConstant(name, currentTarget.value.trim());
                    }}
                  />
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
