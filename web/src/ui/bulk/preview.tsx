import type { BulkReport } from '@hazardguard/contract';
import { Stack, Table, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { TableFrame } from '../table-frame.tsx';
import classes from './bulk.module.css';
import type { BulkSubject } from './bulk-subject.ts';

interface PreviewProps {
  readonly subject: BulkSubject;
  readonly rows: BulkReport['preview'];
}

/** The first rows as the server has read them. */
export const Preview = ({ subject, rows }: PreviewProps) => {
  const { t } = useTranslation('parts');
  if (rows.length === 0) return null;
  const listed = rows.map((row, place) => ({ row, place }));
  return (
    <Stack gap="xs">
      <Title order={3} size="h3">
        {t('bulk.check.preview')}
      </Title>
      <TableFrame label={t('bulk.check.preview')} minWidth={subject.fields.length * 120} maxHeight="36dvh">
        <Table aria-label={t('bulk.check.preview')} stickyHeader>
          <Table.Thead>
            <Table.Tr>
              {subject.fields.map(({ id, label }) => (
                <Table.Th key={id}>{label}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {listed.map(({ row, place }) => (
              <Table.Tr key={place}>
                {subject.fields.map(({ id }) => (
                  <Table.Td key={id} className={classes.value}>
                    {row[id] ?? ''}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
    </Stack>
  );
};
