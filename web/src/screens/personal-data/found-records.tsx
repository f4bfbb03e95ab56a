import type { PersonRecord } from '@hazardguard/contract';
import { Button, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TableFrame } from '../../parts/table-frame.tsx';
import { Tag } from '../../parts/tag.tsx';

interface FoundRecordsProps {
  readonly records: readonly PersonRecord[];
  readonly onAdd: (record: PersonRecord) => void;
}

/** Rows that are one person, and what else each of them knows the person by. */
export const FoundRecords = ({ records, onAdd }: FoundRecordsProps) => {
  const { t } = useTranslation('personalData');
  if (records.length === 0) return <Text c="dimmed">{t('noRecords')}</Text>;
  return (
    <TableFrame label={t('records')} minWidth={640}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {(['kind', 'name', 'email', 'phone', 'meaning', 'act'] as const).map((column) => (
              <Table.Th key={column}>{t(`column.${column}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {records.map((record) => (
            <Table.Tr key={`${record.kind} ${record.id}`}>
              <Table.Th scope="row">{t(`kind.${record.kind}`)}</Table.Th>
              <Table.Td>{record.name}</Table.Td>
              <Table.Td>{record.email}</Table.Td>
              <Table.Td>{record.phone}</Table.Td>
              <Table.Td>
                <Tag>{t(record.certain ? 'certain' : 'uncertain')}</Tag>
              </Table.Td>
              <Table.Td>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('addOf', { who: record.name ?? record.email ?? record.phone ?? record.id })}
                  onClick={() => onAdd(record)}
                >
                  {t('add')}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
