import { Progress, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

interface WorkProgressProps {
  readonly file: string | undefined;
  /** What is done now. */
  readonly words: string;
  /** Share of the file that has been sent, 0 to 1; null: it is with the server. */
  readonly sent: number | null;
  /** Rows of the file; null: not known before it has been read. */
  readonly total: number | null;
}

/** What is going on with the file, and how far it is. */
export const WorkProgress = ({ file, words, sent, total }: WorkProgressProps) => {
  const { t } = useTranslation('data-import');
  const format = useFormat();
  const progress = useQuery({
    ...routeQuery('/api/data-imports/files/{file}/progress', file === undefined ? null : { path: { file } }),
    enabled: sent === null,
    refetchInterval: 1_000,
    gcTime: 0,
  });
  const rows = progress.data?.rows ?? 0;
  const known = total !== null && total > 0;
  const value = sent !== null ? sent * 100 : known ? Math.min(100, (rows / total) * 100) : 100;
  return (
    <Stack gap="xs">
      <Text role="status">{words}</Text>
      <Progress.Root size="lg">
        <Progress.Section value={value} animated striped aria-label={words} />
      </Progress.Root>
      {sent !== null || rows === 0 ? null : (
        <Text size="sm" c="dimmed">
          {known
            ? t('rowsDoneOf', { rows: format.exact(Math.min(rows, total)), total: format.exact(total) })
            : t('rowsDone', { rows: format.exact(rows) })}
        </Text>
      )}
    </Stack>
  );
};
