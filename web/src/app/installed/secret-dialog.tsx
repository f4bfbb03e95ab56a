import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { TypedWay } from '../../data/offline/database.ts';
import { findPassphraseProblem, leastCharacters, toSecret } from '../../data/offline/passphrase-rule.ts';
import { useVault } from '../../data/offline/vault.ts';
import { setTyped } from '../../data/offline/ways.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notifySuccess } from '../../ui/notices.ts';

const pinRule = /^\d{6}$/;

interface SecretDialogProps {
  readonly kind: TypedWay['kind'];
  readonly onClose: () => void;
}

/** Sets the passphrase or PIN that opens the data of this device without the server. */
export const SecretDialog = ({ kind, onClose }: SecretDialogProps) => {
  const { t } = useTranslation(['offline', 'shell']);
  const { device } = useVault();
  const [text, setText] = useState('');
  const [again, setAgain] = useState('');
  const [tried, setTried] = useState(false);
  const isPin = kind === 'pin';
  const save = useMutation({
    mutationFn: () => setTyped(kind, text),
    onSuccess: () => {
      notifySuccess(t(isPin ? 'account.pinSaved' : 'account.passphraseSaved'));
      onClose();
    },
  });
  const findProblem = (): string | null => {
    if (isPin) return pinRule.test(text) ? null : t('account.pinRule');
    const problem = findPassphraseProblem(text, device?.personName ?? '');
    if (problem === 'short') return t('account.passphraseShort', { characters: leastCharacters });
    return problem === null ? null : t('account.passphraseCommon');
  };
  const problem = findProblem();
  const differs = toSecret(text) !== toSecret(again);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (problem === null && !differs) save.mutate();
  };
  const field = isPin
    ? ({ type: 'password', autoComplete: 'off', inputMode: 'numeric', maxLength: 6 } as const)
    : ({ type: 'password', autoComplete: 'off' } as const);
  const replaced = device?.typed && device.typed.kind !== kind ? t(isPin ? 'account.replacesPassphrase' : 'account.replacesPin') : '';
  const rule = isPin ? t('account.pinWeak') : t('account.passphraseRule', { characters: leastCharacters });
  return (
    <Dialog title={t(isPin ? 'account.setPin' : 'account.setPassphrase')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {save.isError ? <ErrorPanel error={save.error} title={t('account.notStorable')} /> : null}
          <TextInput
            {...field}
            label={t(isPin ? 'account.newPin' : 'account.newPassphrase')}
            description={`${rule} ${replaced}`}
            value={text}
            data-autofocus
            error={tried ? problem : null}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <TextInput
            {...field}
            label={t(isPin ? 'account.repeatPin' : 'account.repeatPassphrase')}
            value={again}
            error={tried && problem === null && differs ? t(isPin ? 'account.pinDiffers' : 'account.passphraseDiffers') : null}
            onChange={({ currentTarget }) => setAgain(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('shell:cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('account.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
