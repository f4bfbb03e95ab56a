import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { isRemoved } from '../../data/offline/connect.ts';
import type { Device, TypedWay } from '../../data/offline/database.ts';
import { declineUnlock, readVault, useVault } from '../../data/offline/vault.ts';
import { unlockTyped, unlockWithPasskey, waitMs } from '../../data/offline/ways.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { notifyFailure } from '../../ui/notices.ts';

const pinDigits = 6;

interface TypedFieldProps {
  readonly typed: TypedWay;
  readonly isFirst: boolean;
  readonly busy: boolean;
  readonly onTry: (text: string) => Promise<void>;
  readonly onType: () => void;
}

/** A PIN opens at its last digit, a passphrase by the button. */
const TypedField = ({ typed, isFirst, busy, onTry, onType }: TypedFieldProps) => {
  const { t } = useTranslation('offline');
  const [text, setText] = useState('');
  const isPin = typed.kind === 'pin';
  const attempt = (full: string): void => void onTry(full).then(() => setText(''));
  const type = (entered: string): void => {
    const next = isPin ? entered.replace(/\D/g, '').slice(0, pinDigits) : entered;
    setText(next);
    onType();
    if (isPin && next.length === pinDigits) attempt(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isPin && text !== '') attempt(text);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t(isPin ? 'unlock.pin' : 'unlock.passphrase')}
          type="password"
          inputMode={isPin ? 'numeric' : 'text'}
          autoComplete="off"
          size="md"
          {...(isFirst ? { 'data-autofocus': true } : {})}
          value={text}
          readOnly={busy}
          description={busy ? t('unlock.opening') : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        {isPin ? null : (
          <Button type="submit" variant={isFirst ? 'filled' : 'default'} loading={busy}>
            {t('unlock.open')}
          </Button>
        )}
      </Stack>
    </form>
  );
};

const Ways = ({ device, isServerKeyNew }: { readonly device: Device; readonly isServerKeyNew: boolean }) => {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { passkey, typed } = device;
  const tryTyped = async (text: string): Promise<string | undefined> => {
    const outcome = await unlockTyped(text);
    if (outcome === 'open' || typed === null) return undefined;
    if (outcome === 'wrong') return t(typed.kind === 'pin' ? 'unlock.wrong' : 'unlock.wrongPassphrase');
    const now = Date.now();
    const until = now + waitMs(readVault().device?.typed ?? typed, now);
    return t('unlock.wait', { at: format.time(new Date(until).toISOString()) });
  };
  const tryPasskey = async (): Promise<string | undefined> => {
    await unlockWithPasskey();
    return undefined;
  };
  const attempt = async (open: () => Promise<string | undefined>, failed: string): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (await isRemoved()) notifyFailure(t('unlock.removed'));
      else setProblem(await open());
    } catch {
      setProblem(failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Text size="sm">
        {t(isServerKeyNew ? 'unlock.whyOnline' : 'unlock.why', {
          name: device.personName,
          at: format.moment(new Date(device.contactAtMs).toISOString()),
        })}
      </Text>
      {passkey === null ? null : (
        <Button size="md" disabled={busy} onClick={() => void attempt(tryPasskey, t('unlock.passkeyFailed'))}>
          {t('unlock.passkey')}
        </Button>
      )}
      {typed === null ? null : (
        <TypedField
          typed={typed}
          isFirst={passkey === null}
          busy={busy}
          onTry={(text) => attempt(() => tryTyped(text), t('unlock.failed'))}
          onType={() => setProblem(undefined)}
        />
      )}
      {problem === undefined ? null : (
        <Text size="sm" role="alert" c="var(--hg-fault)">
          {problem}
        </Text>
      )}
    </>
  );
};

/** Opens the data of this device while the server cannot be reached. */
export const Unlock = () => {
  const { t } = useTranslation('offline');
  const { device, isServerKeyNew } = useVault();
  if (device === undefined) return null;
  return (
    <Dialog
      title={t(isServerKeyNew ? 'unlock.titleOnline' : 'unlock.title')}
      onClose={declineUnlock}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        {device.isKeyLost ? (
          <Text size="sm" role="alert">
            {t('unlock.keyLost')}
          </Text>
        ) : (
          <Ways device={device} isServerKeyNew={isServerKeyNew} />
        )}
        <Button variant="default" onClick={declineUnlock}>
          {t('unlock.without')}
        </Button>
      </Stack>
    </Dialog>
  );
};
