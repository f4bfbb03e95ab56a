import { Button, Radio, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Waiting } from '../../data/offline/outbox/change.ts';
import { type Conflict, listConflicts, readServerRow, resolveConflict } from '../../data/offline/outbox/conflict.ts';
import { outbox, sendWaiting } from '../../data/offline/outbox/own-outbox.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';

/** The catalogue with the names of the fields, by the first part of the address. */
const catalogues = {
  incidents: 'incidents',
  industries: 'industries',
  inventory: 'inventory',
  receptors: 'receptors',
  'stakeholder-members': 'stakeholders',
} as const;
const findCatalogue = (address: string) => catalogues[/^\/api\/([^/]+)/.exec(address)?.[1] as keyof typeof catalogues];

const write = (value: unknown): string =>
  value === null || value === undefined ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value);

const Choice = ({ entry, conflict }: { readonly entry: Waiting; readonly conflict: Conflict }) => {
  const { t } = useTranslation(['offline', 'incidents', 'industries', 'inventory', 'receptors', 'stakeholders']);
  const catalogue = findCatalogue(entry.change.address);
  const name = (field: string): string => t(`${catalogue}:field.${field}` as 'incidents:field.urgency', { defaultValue: field });
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (field: string, takesTheirs: boolean): void =>
    setTheirs((before) => new Set([...before].filter((one) => one !== field).concat(takesTheirs ? [field] : [])));
  return (
    <>
      <Text size="sm">{t('outbox.conflict')}</Text>
      <Table withRowBorders>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('outbox.field')}</Table.Th>
            <Table.Th scope="col">{t('outbox.mine')}</Table.Th>
            <Table.Th scope="col">{t('outbox.theirs')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {conflict.fields.map(({ field, mine, theirs: server }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row">{name(field)}</Table.Th>
              <Table.Td>
                <Radio
                  name={`${entry.order}-${field}`}
                  checked={!theirs.has(field)}
                  onChange={() => choose(field, false)}
                  label={write(mine)}
                />
              </Table.Td>
              <Table.Td>
                <Radio
                  name={`${entry.order}-${field}`}
                  checked={theirs.has(field)}
                  onChange={() => choose(field, true)}
                  label={write(server)}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <div>
        <Button
          size="sm"
          onClick={() => void outbox.edit(entry.order, resolveConflict(entry.change, conflict, theirs)).then(() => sendWaiting())}
        >
          {t('outbox.again')}
        </Button>
      </div>
    </>
  );
};

/** Both versions of a row that another person changed meanwhile, field by field. */
export const ConflictTable = ({ entry }: { readonly entry: Waiting }) => {
  const row = useQuery({ queryKey: ['conflict', entry.order], queryFn: () => readServerRow(entry.change), staleTime: 0, retry: false });
  if (row.isError) return <ErrorPanel error={row.error} onRetry={() => void row.refetch()} />;
  if (row.data === undefined) return <TextSkeleton />;
  return <Choice entry={entry} conflict={listConflicts(entry.change, row.data)} />;
};
