import { Button, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';

interface UploadProgressProps {
  readonly sent: number;
  readonly dryRun: boolean;
  readonly onCancel: () => void;
}

/** Progress of sending; then that the server is working. */
export const UploadProgress = ({ sent, dryRun, onCancel }: UploadProgressProps) => {
  const { t } = useTranslation(['parts', 'shell']);
  const percent = Math.floor(sent * 100);
  const working = t(dryRun ? 'bulk.progress.checking' : 'bulk.progress.writing');
  const words = sent < 1 ? t('bulk.progress.sending', { percent }) : working;
  return (
    <Stack gap="xs">
      <Text role="status">{words}</Text>
      <Progress.Root size="lg">
        <Progress.Section value={percent} animated={sent >= 1} striped={sent >= 1} aria-label={words} />
      </Progress.Root>
      <div>
        <Button variant="default" onClick={onCancel}>
          {t('shell:cancel')}
        </Button>
      </div>
    </Stack>
  );
};
