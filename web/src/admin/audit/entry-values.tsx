import type { AuditEntry } from '@hazardguard/contract';
import { Code, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { StackedTable } from '../../ui/stacked-table.tsx';

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

/** Columns with their values before and after. */
export const EntryValues = ({ before, after }: { readonly before: Values | null; readonly after: Values | null }) => {
  const { t } = useTranslation('audit');
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (columns.length === 0) return <Text c="dimmed">{t('detail.noValues')}</Text>;
  const side = (id: 'before' | 'after', values: Values | null) =>
    values === null ? [] : [{ id, header: t(`detail.${id}`), cell: (column: string) => <Value value={values[column]} /> }];
  return (
    <StackedTable
      label={t('detail.values')}
      minWidth={480}
      rows={columns}
      rowId={(column) => column}
      columns={[
        { id: 'column', header: t('detail.column'), cell: (column) => <Code>{column}</Code> },
        ...side('before', before),
        ...side('after', after),
      ]}
    />
  );
};
