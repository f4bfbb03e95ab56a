import type { AuditEntry } from '@hazardguard/contract';
import { Code, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TableFrame } from '../../parts/table-frame.tsx';

type Values = NonNullable<AuditEntry['before']>;

const marked = (value: unknown): { readonly hidden?: unknown; readonly sha256?: unknown; readonly characters?: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

const Value = ({ value }: { readonly value: unknown }) => {
  const { t } = useTranslation('audit');
  if (value === undefined || value === null) return <Text c="dimmed">{t('detail.none')}</Text>;
  const { hidden, sha256, characters } = marked(value);
  if (hidden === true) return <Text c="dimmed">{t('detail.hidden')}</Text>;
  if (typeof sha256 === 'string' && typeof characters === 'number') {
    return <Text style={{ overflowWrap: 'anywhere' }}>{t('detail.large', { count: characters, hash: sha256 })}</Text>;
  }
  return <span style={{ overflowWrap: 'anywhere' }}>{typeof value === 'string' ? value : JSON.stringify(value)}</span>;
};

/** Columns as they are stored, with what they held before and after. */
export const EntryValues = ({ before, after }: { readonly before: Values | null; readonly after: Values | null }) => {
  const { t } = useTranslation('audit');
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (columns.length === 0) return <Text c="dimmed">{t('detail.noValues')}</Text>;
  return (
    <TableFrame label={t('detail.values')} minWidth={480}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('detail.column')}</Table.Th>
            {before === null ? null : <Table.Th>{t('detail.before')}</Table.Th>}
            {after === null ? null : <Table.Th>{t('detail.after')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map((column) => (
            <Table.Tr key={column}>
              <Table.Th scope="row">
                <Code>{column}</Code>
              </Table.Th>
              {before === null ? null : (
                <Table.Td>
                  <Value value={before[column]} />
                </Table.Td>
              )}
              {after === null ? null : (
                <Table.Td>
                  <Value value={after[column]} />
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
