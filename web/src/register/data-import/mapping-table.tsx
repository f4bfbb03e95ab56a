import type { ImportPlan } from '@hazardguard/contract';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { useFieldLabel } from './use-field-label.ts';

interface MappingTableProps {
  readonly plan: ImportPlan;
  /** Fields that are settled already. */
  readonly fixed: readonly string[];
  readonly onColumn: (field: string, column: string | null) => void;
  readonly onConstant: (field: string, value: string) => void;
}

/** Which column of the file is which field, with the first values of each; changed in place. */
export const MappingTable = ({ plan, fixed, onColumn, onConstant }: MappingTableProps) => {
  const { t } = useTranslation('data-import');
  const label = useFieldLabel();
  const samples = new Map(plan.columns.map(({ name, samples: cells }) => [name, cells.map(String).join(', ')]));
  return (
    <StackedTable
      label={t('mappingTitle')}
      minWidth={860}
      rows={plan.fields.filter(({ name }) => !fixed.includes(name))}
      rowId={({ name }) => name}
      columns={[
        { id: 'field', header: t('fieldHead'), cell: ({ name, needed }) => `${label(plan.as, name)}${needed ? ' *' : ''}` },
        {
          id: 'column',
          header: t('columnHead'),
          cell: ({ name }) => (
            <NativeSelect
              miw={170}
              aria-label={t('columnOf', { field: label(plan.as, name) })}
              value={plan.mapping.columns[name] ?? ''}
              data={[{ value: '', label: t('noColumn') }, ...plan.columns.map((one) => ({ value: one.name, label: one.name }))]}
              onChange={({ currentTarget }) => onColumn(name, currentTarget.value === '' ? null : currentTarget.value)}
            />
          ),
        },
        {
          id: 'samples',
          header: t('samplesHead'),
          cell: ({ name }) => {
            const column = plan.mapping.columns[name];
            return column === undefined ? null : (
              <Text size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
                {samples.get(column)}
              </Text>
            );
          },
        },
        {
          id: 'constant',
          header: t('constantHead'),
          cell: ({ name }) => (
            <TextInput
              miw={170}
              aria-label={t('constantOf', { field: label(plan.as, name) })}
              defaultValue={plan.mapping.constants[name] ?? ''}
              onBlur={({ currentTarget }) => {
                if (currentTarget.value.trim() !== (plan.mapping.constants[name] ?? '')) onConstant(name, currentTarget.value.trim());
              }}
            />
          ),
        },
      ]}
    />
  );
};
