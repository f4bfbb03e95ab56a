import { auditedTables, type BreakGlass, type BreakGlassLine } from '@hazardguard/contract';
import { Button, Group, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ExcelLink } from '../../ui/bulk/excel-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { TableFrame } from '../../ui/table-frame.tsx';
import { useEmergencyAccessReport } from './people-data.ts';

/** Every row read or changed during one emergency access, on screen and as files. */
export const EmergencyAccessReport = ({ opening, onClose }: { readonly opening: BreakGlass; readonly onClose: () => void }) => {
  const { t, i18n } = useTranslation(['people', 'audit']);
  const format = useFormat();
  const report = useEmergencyAccessReport(opening.id);
  const rowText = ({ thing, thingId }: BreakGlassLine): string => {
    if (thingId === null) return t('emergency.answer');
    const table = auditedTables.find((name) => name === thing);
    return `${table === undefined ? thing : t(`audit:thing.${table}`)} ${thingId}`;
  };
  const file = (kind: 'csv' | 'pdf') =>
    `/api/break-glass/${opening.id}/report.${kind}${kind === 'pdf' ? `?language=${i18n.language}` : ''}`;
  const lines = report.data?.lines ?? [];
  return (
    <Dialog onClose={onClose} title={t('emergency.reportOf', { name: opening.name })} size="xl">
      <Stack gap="md">
        <Text>{t('emergency.opens', { places: opening.opens === null ? t('emergency.everything') : opening.opensPlaces.join(', ') })}</Text>
        {report.isError ? (
          <ErrorPanel error={report.error} title={t('emergency.reportFailed')} onRetry={() => void report.refetch()} />
        ) : report.data === undefined ? (
          <TextSkeleton />
        ) : (
          <>
            <Group justify="space-between">
              <Text fw={600}>{lines.length === 0 ? t('emergency.nothing') : t('emergency.rows', { count: lines.length })}</Text>
              <Group gap="xs">
                <Button component="a" href={file('csv')} download variant="default" size="xs">
                  {t('emergency.csv')}
                </Button>
                <ExcelLink href={file('csv')} size="xs" />
                <Button component="a" href={file('pdf')} download variant="default" size="xs">
                  {t('emergency.pdf')}
                </Button>
              </Group>
            </Group>
            {lines.length === 0 ? null : (
              <TableFrame label={t('emergency.rows', { count: lines.length })} minWidth={560} maxHeight="60vh">
                <Table>
                  <Table.Thead>
                    <Table.Tr>
                      {(['time', 'act', 'row', 'detail'] as const).map((head) => (
                        <Table.Th key={head}>{t(`emergency.${head}`)}</Table.Th>
                      ))}
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {lines.map((line) => (
                      <Table.Tr key={`${line.at} ${line.kind} ${line.thing} ${line.thingId}`}>
                        <Table.Td>{format.time(line.at)}</Table.Td>
                        <Table.Td>{t(`emergency.kind.${line.kind}`)}</Table.Td>
                        <Table.Td style={{ overflowWrap: 'anywhere' }}>{rowText(line)}</Table.Td>
                        <Table.Td style={{ overflowWrap: 'anywhere' }}>{line.detail}</Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </TableFrame>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
};
