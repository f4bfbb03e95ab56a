import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './failure.module.css';
import { recentlyReloaded, reloadGuarded } from './guarded-reload.ts';

type Step = 'idle' | 'checking' | 'unreachable';

/** 'Loading chunk failed': says what was kept, and reloads only when a person asks and the server answers. */
export const ChunkFailure = () => {
  const { t } = useTranslation('shell');
  const [step, setStep] = useState<Step>('idle');
  const [again] = useState(() => recentlyReloaded(Date.now()));
  const reload = async () => {
    setStep('checking');
    if (!(await reloadGuarded(Date.now()))) setStep('unreachable');
  };
  return (
    <Stack role="alert" gap="sm" maw="68ch" className={classes.failure ?? ''}>
      <Title order={1} tabIndex={-1} data-page-title>
        {t('chunk.title')}
      </Title>
      <Text>{t('chunk.what')}</Text>
      <Text>{t('chunk.kept')}</Text>
      {again ? <Text>{t('chunk.again')}</Text> : null}
      {step === 'unreachable' ? <Text>{t('chunk.unreachable')}</Text> : null}
      <Group>
        <Button loading={step === 'checking'} onClick={() => void reload()}>
          {t('chunk.reload')}
        </Button>
      </Group>
    </Stack>
  );
};
