import type { PersonRecord } from '@hazardguard/contract';
import { Button, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { Tag } from '../../ui/tag.tsx';

interface FoundRecordsProps {
  readonly records: readonly PersonRecord[];
  readonly onAdd: (record: PersonRecord) => void;
}

/** Records of the person, each with its name, address and number, to add to the search. */
export const FoundRecords = ({ records, onAdd }: FoundRecordsProps) => {
  const { t } = useTranslation('personal-data');
  if (records.length === 0) return <Text c="dimmed">{t('noRecords')}</Text>;
  return (
    <StackedTable
      label={t('records')}
      minWidth={640}
      rows={records}
      rowId={({ kind, id }) => `${kind} ${id}`}
      columns={[
        { id: 'kind', header: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
        ...(['name', 'email', 'phone'] as const).map((column) => ({
          id: column,
          header: t(`column.${column}`),
          cell: (record: PersonRecord) => record[column],
        })),
        { id: 'meaning', header: t('column.meaning'), cell: ({ certain }) => <Tag>{t(certain ? 'certain' : 'uncertain')}</Tag> },
        {
          id: 'act',
          header: t('column.act'),
          cell: (record) => (
            <Button
              variant="default"
              size="xs"
              aria-label={t('addOf', { who: record.name ?? record.email ?? record.phone ?? record.id })}
              onClick={() => onAdd(record)}
            >
              {t('add')}
            </Button>
          ),
        },
      ]}
    />
  );
};
