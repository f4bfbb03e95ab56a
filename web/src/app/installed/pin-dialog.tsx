import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { setPin } from '../../data/offline/vault.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notifySuccess } from '../../ui/notices.ts';

const rule = /^\d{6}$/;

/** Sets the PIN that opens the data of this device without the server. */
export const PinDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['offline', 'shell']);
  const [pin, setTyped] = useState('');
  const [again, setAgain] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (!rule.test(pin) || pin !== again) return;
    setBusy(true);
    await setPin(pin);
    notifySuccess(t('account.pinSaved'));
    onClose();
  };
  const field = { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const;
  return (
    <Dialog title={t('account.setPin')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <TextInput
            {...field}
            label={t('account.newPin')}
            description={t('account.pinWeak')}
            value={pin}
            data-autofocus
            error={tried && !rule.test(pin) ? t('account.pinRule') : null}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <TextInput
            {...field}
            label={t('account.repeatPin')}
            value={again}
            error={tried && rule.test(pin) && pin !== again ? t('account.pinDiffers') : null}
            onChange={({ currentTarget }) => setAgain(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('shell:cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('account.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
