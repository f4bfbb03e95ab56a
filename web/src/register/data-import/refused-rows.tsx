import { type ImportReport, pageSize } from '@hazardguard/contract';
import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { Pager } from '../../ui/register/pager.tsx';
import { IconDownload } from '../../ui/screen-icons.tsx';
import { ExcelButton } from '../../ui/table-file/excel-button.tsx';
import { saveAsFile, writeCsv } from '../../ui/table-file/write-csv.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { useFieldLabel } from './use-field-label.ts';

/** Each wrong cell of the refused rows with the reason, also as a file. */
export const RefusedRows = ({ report, fileName }: { readonly report: ImportReport; readonly fileName: string }) => {
  const { t, i18n } = useTranslation(['data-import', 'parts']);
  const format = useFormat();
  const label = useFieldLabel();
  const [page, setPage] = useState(1);
  const { as, refused, others, refusedCount } = report;
  if (refused.length === 0) return null;
  /** In the reader's language; a reason that this version does not know in English, as the server wrote it. */
  const sentence = ({ why, reason: { code, values } }: (typeof refused)[number]): string =>
    i18n.exists(`data-import:reason.${code}`) ? (t as (key: string, values: object) => string)(`reason.${code}`, values) : why;
  const head = (['row', 'field', 'value', 'why'] as const).map((key) => t(key));
  const rows = [...refused, ...others]
    .toSorted((a, b) => a.row - b.row)
    .map((one) => [String(one.row), one.field === null ? '' : label(as, one.field), String(one.reason.values.value ?? ''), sentence(one)]);
  const shown = rows.slice((page - 1) * pageSize, page * pageSize).map((cells, place) => ({ cells, place }));
  const listRows = () => [head, ...rows];
  const saved = `refused-${fileName.replace(/\.[^.]*$/, '')}.csv`;
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={3} size="h3">
          {t('refusedTitle')}
        </Title>
        <Group>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => saveAsFile(writeCsv(listRows()), saved)}
          >
            {t('downloadRefused')}
          </Button>
          <ExcelButton fileName={saved} rows={listRows} />
        </Group>
      </Group>
      <TableFrame label={t('refusedTitle')} minWidth={320}>
        <Table aria-label={t('refusedTitle')}>
          <Table.Thead>
            <Table.Tr>
              {head.map((name) => (
                <Table.Th key={name}>{name}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ cells: [row, ...rest], place }) => (
              <Table.Tr key={place}>
                <Table.Th scope="row">{row}</Table.Th>
                {rest.map((cell, index) => (
                  <Table.Td key={head[index + 1]} style={index === 0 ? undefined : { overflowWrap: 'anywhere' }}>
                    {cell}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <Pager
        label={t('parts:pager.label', { register: t('refusedTitle') })}
        page={page}
        size={pageSize}
        total={rows.length}
        onPage={setPage}
      />
      {refusedCount > refused.length ? (
        <Text size="sm" c="dimmed">
          {t('more', { rows: format.exact(refusedCount - refused.length) })}
        </Text>
      ) : null}
    </Stack>
  );
};
