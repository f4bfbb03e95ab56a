import { type BulkReport, pageSize } from '@hazardguard/contract';
import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Pager } from '../register/pager.tsx';
import { IconDownload } from '../screen-icons.tsx';
import { TableFrame } from '../table-frame.tsx';
import classes from './bulk.module.css';
import type { BulkSubject } from './bulk-subject.ts';
import { ExcelButton } from './excel-button.tsx';
import { saveAsFile, writeCsv } from './write-csv.ts';

interface MistakesProps {
  readonly subject: BulkSubject;
  readonly report: BulkReport;
}

/** Every error the server found, with its line of the file; also as a CSV. */
export const Mistakes = ({ subject, report }: MistakesProps) => {
  const { t } = useTranslation('parts');
  const [page, setPage] = useState(1);
  const { errors, errorsOmitted } = report;
  if (errors.length === 0) return null;
  const label = (column: string | null): string => subject.fields.find(({ id }) => id === column)?.label ?? column ?? '';
  const head = (['line', 'column', 'value', 'reason'] as const).map((key) => t(`bulk.check.${key}`));
  const fileName = `mistakes-${subject.fileName}`;
  const listRows = (): readonly (readonly string[])[] => [
    head,
    ...errors.map((error) => [String(error.line), label(error.column), error.value ?? '', error.reason]),
  ];
  const pageRows = errors.slice((page - 1) * pageSize, page * pageSize).map((error, index) => ({ ...error, place: index }));
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={3} size="h3">
          {t('bulk.check.problems')}
        </Title>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveAsFile(writeCsv(listRows()), fileName)}
        >
          {t('bulk.check.download')}
        </Button>
        <ExcelButton fileName={fileName} rows={listRows} />
      </Group>
      <TableFrame label={t('bulk.check.problems')} minWidth={480}>
        <Table aria-label={t('bulk.check.problems')}>
          <Table.Thead>
            <Table.Tr>
              {head.map((name) => (
                <Table.Th key={name}>{name}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {pageRows.map((error) => (
              <Table.Tr key={error.place}>
                <Table.Th scope="row">{error.line}</Table.Th>
                <Table.Td>{label(error.column)}</Table.Td>
                <Table.Td className={classes.value}>{error.value}</Table.Td>
                <Table.Td>{error.reason}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <Pager
        label={t('pager.label', { register: t('bulk.check.problems') })}
        page={page}
        size={pageSize}
        total={errors.length}
        onPage={setPage}
      />
      {errorsOmitted > 0 ? (
        <Text size="sm" c="dimmed">
          {t('bulk.check.omitted', { count: errorsOmitted })}
        </Text>
      ) : null}
    </Stack>
  );
};
