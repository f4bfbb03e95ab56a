import { Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../data/api-problem.ts';
import { ChunkLoadError } from '../ui/load-chunk.ts';
import { ChunkFailure } from './chunk-failure.tsx';

/** Something to quote when there is no request id: the moment, in letters that can be read over a telephone. */
export const errorReference = (now: Date): string =>
  `UI-${Math.floor(now.getTime() / 1000)
    .toString(36)
    .toUpperCase()}`;

/** The last resort: whatever a screen did not handle itself. */
export const Failure = ({ error, reset }: { readonly error: unknown; readonly reset?: () => void }) => {
  const { t } = useTranslation('shell');
  const [reference] = useState(() => (error instanceof ApiProblem ? error.requestId : undefined) ?? errorReference(new Date()));
  if (error instanceof ChunkLoadError) return <ChunkFailure />;
  return (
    <Stack role="alert" gap="sm" p="lg" maw="68ch">
      <Title order={1} tabIndex={-1} data-page-title>
        {t('unexpected.title')}
      </Title>
      <Text>{t('unexpected.what')}</Text>
      <Text>{t('unexpected.kept')}</Text>
      <Text>{t('unexpected.todo')}</Text>
      <Text>
        {error instanceof ApiProblem && error.requestId ? t('problem.requestId') : t('problem.reference')} <Code>{reference}</Code>
      </Text>
      <Text size="sm" c="dimmed">
        {error instanceof Error ? error.message : String(error)}
      </Text>
      <Group>
        {reset ? <Button onClick={reset}>{t('retry')}</Button> : null}
        <Button variant="default" onClick={() => window.location.reload()}>
          {t('unexpected.reload')}
        </Button>
        <Button variant="default" component="a" href="/HazardGuard">
          {t('unexpected.home')}
        </Button>
      </Group>
    </Stack>
  );
};
