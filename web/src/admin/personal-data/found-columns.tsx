import { auditThings, type PersonalDataFound } from '@hazardguard/contract';
import { List, Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';

/** The name of a table, if it has a text. */
const useTableName = () => {
  const { t } = useTranslation('audit');
  return (table: string): string => {
    const known = table === 'audit_entry' ? 'audit' : auditThings.find((one) => one === table);
    return known === undefined ? table : t(`thing.${known}`);
  };
};

/** Mentions of the person by table and column. */
export const FoundColumns = ({ places }: { readonly places: PersonalDataFound['places'] }) => {
  const { t } = useTranslation('personal-data');
  const format = useFormat();
  const formatTable = useTableName();
  if (places.length === 0) return <Text c="dimmed">{t('noPlaces')}</Text>;
  return (
    <TableFrame label={t('places')} minWidth={360}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {(['table', 'column', 'rows'] as const).map((column) => (
              <Table.Th key={column}>{t(`column.${column}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {places.map(({ table, column, rows }) => (
            <Table.Tr key={`${table}.${column}`}>
              <Table.Th scope="row">{formatTable(table)}</Table.Th>
              <Table.Td>{column === '*' ? t('whole') : `${table}.${column}`}</Table.Td>
              <Table.Td>{format.exact(rows)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};

/** Data that an erasure leaves, with the reason. */
export const RetainedList = ({ kept }: { readonly kept: PersonalDataFound['kept'] }) => {
  const { t } = useTranslation('personal-data');
  const format = useFormat();
  const formatTable = useTableName();
  return (
    <List size="sm" spacing={4}>
      {kept.map(({ table, reason, rows }) => (
        <List.Item key={`${table} ${reason}`}>
          {formatTable(table)} ({format.exact(rows)}): {t(`reason.${reason}`)}
        </List.Item>
      ))}
      <List.Item>{t('reason.files')}</List.Item>
      <List.Item>{t('reason.backups')}</List.Item>
    </List>
  );
};
