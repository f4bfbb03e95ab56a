import type { BulkReport } from '@hazardguard/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import type { BulkSubject } from './bulk-subject.ts';
import { Mistakes } from './mistakes.tsx';
import { Preview } from './preview.tsx';
import { ReportCounts } from './report-counts.tsx';

interface CheckStepProps {
  readonly subject: BulkSubject;
  readonly report: BulkReport;
  readonly onError: 'skip' | 'refuse';
  readonly onBack: () => void;
  readonly onWrite: () => void;
}

/** The result of the dry run; nothing has been saved yet. */
export const CheckStep = ({ subject, report, onError, onBack, onWrite }: CheckStepProps) => {
  const { t } = useTranslation('parts');
  const refused = onError === 'refuse' && report.rejected > 0;
  const reason = refused ? t('bulk.check.refused') : report.accepted === 0 ? t('bulk.check.nothingToWrite') : undefined;
  return (
    <Stack gap="md">
      <ReportCounts
        counts={[
          { label: t('bulk.check.rows'), count: report.rows },
          { label: t('bulk.check.accepted'), count: report.accepted },
          { label: t('bulk.check.rejected'), count: report.rejected },
        ]}
      />
      {report.rejected === 0 ? <Text>{t('bulk.check.noProblems')}</Text> : null}
      <Mistakes subject={subject} report={report} />
      <Preview subject={subject} rows={report.preview} />
      {reason ? <Text role="status">{reason}</Text> : null}
      <Group justify="space-between">
        <Button variant="default" onClick={onBack}>
          {t('bulk.back')}
        </Button>
        <Button onClick={onWrite} disabled={reason !== undefined}>
          {t('bulk.check.write', { count: report.accepted })}
        </Button>
      </Group>
    </Stack>
  );
};
