import type { ImportReport } from '@hazardguard/contract';
import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ReportCounts } from '../../ui/table-file/report-counts.tsx';
import { RefusedRows } from './refused-rows.tsx';

interface ReportPartProps {
  readonly report: ImportReport;
  readonly fileName: string;
  readonly children: ReactNode;
}

/** Counts of a preview or an import, what can be done next, and what was refused. */
export const ReportPart = ({ report, fileName, children }: ReportPartProps) => {
  const { t } = useTranslation('data-import');
  const { read, added, changed, unchanged, toComplete, refusedCount } = report;
  const counts = { read, added, changed, unchanged, toComplete, refused: refusedCount };
  return (
    <Stack gap="md">
      <ReportCounts
        counts={(Object.keys(counts) as (keyof typeof counts)[]).map((name) => ({ label: t(`counts.${name}`), count: counts[name] }))}
      />
      <Group>{children}</Group>
      <RefusedRows report={report} fileName={fileName} />
    </Stack>
  );
};
