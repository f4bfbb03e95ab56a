import { Button, Group, NativeSelect, Radio, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { TableFrame } from '../table-frame.tsx';
import classes from './bulk.module.css';
import type { BulkSubject } from './bulk-subject.ts';
import { mappingProblems } from './guess-columns.ts';
import type { Head } from './read-head.ts';

interface ColumnsStepProps {
  readonly subject: BulkSubject;
  readonly head: Head;
  readonly columns: readonly (string | null)[];
  readonly onColumns: (columns: readonly (string | null)[]) => void;
  readonly onError: 'skip' | 'refuse';
  readonly onOnError: (choice: 'skip' | 'refuse') => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** The field of each column: guessed, shown with its first rows, and changeable. */
export const ColumnsStep = (props: ColumnsStepProps) => {
  const { subject, head, columns, onColumns } = props;
  const { t } = useTranslation('parts');
  const { missing, repeated } = mappingProblems(columns, subject.fields);
  const names = (fields: typeof missing): string => fields.map(({ label }) => label).join(', ');
  const choices = [{ value: '', label: t('bulk.columns.leaveOut') }, ...subject.fields.map(({ id, label }) => ({ value: id, label }))];
  // The file's columns keep their order: the position identifies them.
  const listed = head.headings.map((heading, position) => ({
    position,
    name: heading.trim() === '' ? t('bulk.columns.untitled', { position: position + 1 }) : heading,
    samples: head.samples.map((row) => row[position] ?? '').filter((value) => value !== ''),
  }));
  return (
    <Stack gap="md">
      <Text>{t('bulk.columns.intro')}</Text>
      <TableFrame label={t('bulk.columns.inFile')} minWidth={320} maxHeight="42dvh">
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('bulk.columns.inFile')}</Table.Th>
              <Table.Th>{t('bulk.columns.field')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {listed.map(({ position, name, samples }) => (
              <Table.Tr key={position}>
                <Table.Th scope="row" className={classes.value}>
                  {name.slice(0, 80)}
                  <Text size="sm" c="dimmed" fw={400} lineClamp={2}>
                    {samples.join(' · ').slice(0, 200)}
                  </Text>
                </Table.Th>
                <Table.Td>
                  <NativeSelect
                    aria-label={t('bulk.columns.choose', { column: name })}
                    value={columns[position] ?? ''}
                    data={choices}
                    onChange={(event) =>
                      onColumns(columns.map((column, index) => (index === position ? event.currentTarget.value || null : column)))
                    }
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <div role="status">
        {missing.length > 0 ? <Text c="var(--hg-fault)">{t('bulk.columns.missing', { fields: names(missing) })}</Text> : null}
        {repeated.length > 0 ? <Text c="var(--hg-fault)">{t('bulk.columns.repeated', { fields: names(repeated) })}</Text> : null}
      </div>
      <Radio.Group
        label={t('bulk.onError.legend')}
        value={props.onError}
        onChange={(value) => props.onOnError(value === 'refuse' ? 'refuse' : 'skip')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="skip" label={t('bulk.onError.skip')} />
          <Radio value="refuse" label={t('bulk.onError.refuse')} />
        </Stack>
      </Radio.Group>
      <Group justify="space-between">
        <Button variant="default" onClick={props.onBack}>
          {t('bulk.back')}
        </Button>
        <Button onClick={props.onNext} disabled={missing.length > 0 || repeated.length > 0}>
          {t('bulk.next')}
        </Button>
      </Group>
    </Stack>
  );
};
