import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from '../locales/use-translation.ts';
import { ReloadButton } from '../ui/reload-button.tsx';
import classes from './failure.module.css';

/** 'Loading chunk failed': says that drafts are safe. */
export const ChunkFailure = () => {
  const { t } = useTranslation('shell');
  return (
    <Stack role="alert" gap="sm" maw="68ch" className={`hg-pad-6 ${classes.failure}`}>
      <Title order={1} tabIndex={-1} data-page-title>
        {t('chunk.title')}
      </Title>
      <Text>{t('chunk.what')}</Text>
      <Text>{t('chunk.kept')}</Text>
      <ReloadButton />
    </Stack>
  );
};
