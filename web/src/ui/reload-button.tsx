import { Button, type ButtonProps, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../locales/use-translation.ts';
import { recentlyReloaded, reloadGuarded } from './guarded-reload.ts';

type Step = 'idle' | 'checking' | 'unreachable';

/** Reloads only on request and when the server answers; says so where it does not, and where a reload has not helped. */
export const ReloadButton = (props: Pick<ButtonProps, 'size' | 'variant'>) => {
  const { t } = useTranslation('shell');
  const [step, setStep] = useState<Step>('idle');
  const [again] = useState(() => recentlyReloaded(Date.now()));
  const reload = async () => {
    setStep('checking');
    if (!(await reloadGuarded(Date.now()))) setStep('unreachable');
  };
  return (
    <>
      {again ? <Text inherit>{t('chunk.again')}</Text> : null}
      {step === 'unreachable' ? <Text inherit>{t('chunk.unreachable')}</Text> : null}
      <Button {...props} style={{ alignSelf: 'flex-start' }} loading={step === 'checking'} onClick={() => void reload()}>
        {t('chunk.reload')}
      </Button>
    </>
  );
};
