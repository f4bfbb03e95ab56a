import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { declineUnlock, pinWaitMs, unlockWithPasskey, unlockWithPin, useVault } from '../../data/offline/vault.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useFormat } from '../../ui/format.ts';

const pinDigits = 6;

/** Opens the data of this device while the server cannot be reached. */
export const Unlock = () => {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const { device, isServerKeyNew } = useVault();
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (device === undefined) return null;
  const at = (ms: number): string => format.moment(new Date(ms).toISOString());

  const tryPin = async (typed: string): Promise<void> => {
    setBusy(true);
    const outcome = await unlockWithPin(typed);
    setBusy(false);
    if (outcome === 'open') return;
    setPin('');
    const { failures = 0, triedAtMs = 0 } = device.byPin ?? {};
    const until = Date.now() + pinWaitMs(failures, triedAtMs, Date.now());
    setProblem(outcome === 'wait' ? t('unlock.wait', { at: format.time(new Date(until).toISOString()) }) : t('unlock.wrong'));
  };
  const tryPasskey = async (): Promise<void> => {
    setProblem(undefined);
    await unlockWithPasskey().catch(() => setProblem(t('unlock.passkeyFailed')));
  };
  const typePin = (text: string): void => {
    const typed = text.replace(/\D/g, '').slice(0, pinDigits);
    setPin(typed);
    setProblem(undefined);
    if (typed.length === pinDigits) void tryPin(typed);
  };
  return (
    <Dialog
      title={t(isServerKeyNew ? 'unlock.titleOnline' : 'unlock.title')}
      onClose={declineUnlock}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text size="sm">
          {t(isServerKeyNew ? 'unlock.whyOnline' : 'unlock.why', { name: device.personName, at: at(device.contactAtMs) })}
        </Text>
        {device.byPasskey === undefined ? null : (
          <Button size="md" onClick={() => void tryPasskey()}>
            {t('unlock.passkey')}
          </Button>
        )}
        {device.byPin === undefined ? null : (
          <TextInput
            label={t('unlock.pin')}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            size="md"
            data-autofocus
            value={pin}
            disabled={busy}
            description={busy ? t('unlock.opening') : undefined}
            onChange={({ currentTarget }) => typePin(currentTarget.value)}
          />
        )}
        {problem === undefined ? null : (
          <Text size="sm" role="alert" c="var(--hg-fault)">
            {problem}
          </Text>
        )}
        <Button variant="default" onClick={declineUnlock}>
          {t('unlock.without')}
        </Button>
      </Stack>
    </Dialog>
  );
};
