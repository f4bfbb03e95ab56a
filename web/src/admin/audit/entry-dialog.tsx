import type { AuditEntry } from '@hazardguard/contract';
import { Code, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import classes from './audit.module.css';
import { useAuditText } from './audit-columns.tsx';

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
const EntryValues = ({ before, after }: { readonly before: Values | null; readonly after: Values | null }) => {
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

const Facts = ({ entry }: { readonly entry: AuditEntry }) => {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const text = useAuditText();
  const { actor } = entry;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('at'), format.moment(entry.at)],
    [t('what'), `${t(`kind.${entry.kind}`)}: ${text.thing(entry.thing)}${entry.thingId === null ? '' : ` ${entry.thingId}`}`],
    [t('who'), actor.kind === 'person' ? `${text.who(actor)} (${actor.id})` : text.who(actor)],
    [t('detail.role'), text.role(actor.role)],
    [t('detail.call'), entry.call],
    [t('detail.request'), entry.request],
    [t('place'), entry.position === null ? t('unsealed') : format.exact(entry.position)],
    [t('detail.hash'), entry.hash],
  ];
  return (
    <dl className={`hg-stack ${classes.facts}`}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};

/** All fields of one entry. */
export const EntryDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const { t } = useTranslation(['audit', 'shell']);
  const phone = usePhone();
  const entry = useQuery(routeQuery('/api/audit/{id}', { path: { id } }));
  return (
    <Dialog onClose={onClose} title={t('detail.title', { id })} size="xl" fullScreen={phone}>
      {entry.isError ? <ErrorPanel error={entry.error} title={t('detail.failed')} onRetry={() => void entry.refetch()} /> : null}
      {entry.isPending ? <TableSkeleton /> : null}
      {entry.data === undefined ? null : (
        <Stack>
          <Facts entry={entry.data} />
          <EntryValues before={entry.data.before} after={entry.data.after} />
        </Stack>
      )}
    </Dialog>
  );
};
