import type { ImportReport } from '@hazardguard/contract';
import { Group, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ReportCounts } from '../../ui/bulk/report-counts.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { useFieldLabel } from './use-field-label.ts';

const shownRefusals = 100;

/** Counts of a preview or an import, what can be done next, and each refused row with the field and the reason. */
export const ReportPart = ({ report, children }: { readonly report: ImportReport; readonly children: ReactNode }) => {
  const { t, i18n } = useTranslation('data-import');
  const format = useFormat();
  const label = useFieldLabel();
  const { read, added, changed, unchanged, toComplete, refusedCount, refused } = report;
  const counts = { read, added, changed, unchanged, toComplete, refused: refusedCount };
  const listed = refused.slice(0, shownRefusals);
  /** In the reader's language; a reason that this version does not know in English, as the server wrote it. */
  const sentence = ({ why, reason: { code, values } }: (typeof refused)[number]): string =>
    i18n.exists(`data-import:reason.${code}`) ? (t as (key: string, values: object) => string)(`reason.${code}`, values) : why;
  return (
    <Stack gap="md">
      <ReportCounts
        counts={(Object.keys(counts) as (keyof typeof counts)[]).map((name) => ({ label: t(`counts.${name}`), count: counts[name] }))}
      />
      <Group>{children}</Group>
      {listed.length === 0 ? null : (
        <>
          <Title order={3} size="h3">
            {t('refusedTitle')}
          </Title>
          <TableFrame label={t('refusedTitle')} minWidth={320}>
            <Table aria-label={t('refusedTitle')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('row')}</Table.Th>
                  <Table.Th>{t('field')}</Table.Th>
                  <Table.Th>{t('why')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {listed.map((one) => (
                  <Table.Tr key={`${one.row} ${one.field}`}>
                    <Table.Th scope="row">{one.row}</Table.Th>
                    <Table.Td>{one.field === null ? '' : label(report.as, one.field)}</Table.Td>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>{sentence(one)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </TableFrame>
          {refusedCount > listed.length ? (
            <Text size="sm" c="dimmed">
              {t('more', { rows: format.exact(refusedCount - listed.length) })}
            </Text>
          ) : null}
        </>
      )}
    </Stack>
  );
};
