import { Button, Code, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ApiProblem } from '../data/api-problem.ts';
import { queryClient } from '../data/query.ts';
import { systemQuery } from '../data/system.ts';
import { useTranslation } from '../locales/use-translation.ts';
import { ChunkLoadError } from '../ui/load-chunk.ts';
import { ChunkFailure } from './chunk-failure.tsx';
import classes from './failure.module.css';

const version = (): string => queryClient.getQueryData(systemQuery.queryKey)?.version ?? '';

/** Details for an administrator, to be copied: time, version, address, error. */
const formatDetails = (error: unknown): string => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const requestId = error instanceof ApiProblem && error.requestId ? [`request ${error.requestId}`] : [];
  const frames = stack
    .split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 3);
  const at = `${new Date().toISOString()} · HazardGuard ${version()} · ${window.location.pathname}`;
  return [at, ...requestId, message, ...frames.map((line) => line.trim().replaceAll(window.location.origin, ''))].join('\n');
};

/** The last resort, for errors that no screen has handled. */
export const Failure = ({ error, reset }: { readonly error: unknown; readonly reset?: () => void }) => {
  const { t } = useTranslation('shell');
  const [details] = useState(() => formatDetails(error));
  if (error instanceof ChunkLoadError) return <ChunkFailure />;
  return (
    <Stack role="alert" gap="sm" maw="68ch" className={`hg-pad-6 ${classes.failure}`}>
      <Title order={1} tabIndex={-1} data-page-title>
        {t('unexpected.title')}
      </Title>
      <Text>{t('unexpected.what')}</Text>
      <Text>{t('unexpected.kept')}</Text>
      <Group>
        {reset ? <Button onClick={reset}>{t('retry')}</Button> : null}
        <Button variant="default" onClick={() => window.location.reload()}>
          {t('unexpected.reload')}
        </Button>
        <Button variant="default" component="a" href="/HazardGuard">
          {t('unexpected.home')}
        </Button>
      </Group>
      <Text mt="md">{t('unexpected.todo')}</Text>
      <Code block className="hg-card hg-lines-kept">
        {details}
      </Code>
      <CopyButton value={details}>
        {({ copied, copy }) => (
          <Button variant="default" size="xs" onClick={copy} style={{ alignSelf: 'flex-start' }}>
            {t(copied ? 'unexpected.copied' : 'unexpected.copy')}
          </Button>
        )}
      </CopyButton>
    </Stack>
  );
};
