import type { BulkReport } from '@hazardguard/contract';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../format.ts';
import type { BulkSubject } from './bulk-subject.ts';
import { Mistakes } from './mistakes.tsx';
import { ReportCounts } from './report-counts.tsx';

interface DoneStepProps {
  readonly subject: BulkSubject;
  readonly report: BulkReport;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The report of the saved rows and of every error. */
export const DoneStep = ({ subject, report, onAgain, onClose }: DoneStepProps) => {
  const { t } = useTranslation('parts');
  const format = useFormat();
  const { written, rows, rejected } = report;
  return (
    <Stack gap="md">
      <div role="status">
        <Title order={3} size="h2">
          {written > 0 ? t('bulk.done.title') : t('bulk.done.nothing')}
        </Title>
        <Text>
          {t('bulk.done.summary', { written: format.exact(written), rows: format.exact(rows), rejected: format.exact(rejected) })}
        </Text>
      </div>
      <ReportCounts
        counts={[
          { label: t('bulk.check.rows'), count: rows },
          { label: t('bulk.check.written'), count: written },
          { label: t('bulk.check.rejected'), count: rejected },
        ]}
      />
      <Mistakes subject={subject} report={report} />
      <Group justify="space-between">
        <Button variant="default" onClick={onAgain}>
          {t('bulk.again')}
        </Button>
        <Button onClick={onClose} data-autofocus>
          {t('bulk.close')}
        </Button>
      </Group>
    </Stack>
  );
};
