import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { NoPasskey } from '../../data/passkeys.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useCreatePasskey } from './two-factor-changes.ts';
import { ProofForm, TwoFactorDialog } from './two-factor-dialog.tsx';

interface NewPasskeyDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Asks for name and password, then opens the browser's dialog; shows recovery codes if there were none. */
export const NewPasskeyDialog = ({ hasPassword, onClose }: NewPasskeyDialogProps) => {
  const { t } = useTranslation('account');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const make = useCreatePasskey();
  if (make.data) {
    return (
      <TwoFactorDialog title={t('twoFactor.codesTitle')} once onClose={onClose}>
        <RecoveryCodes codes={make.data} onClose={onClose} />
      </TwoFactorDialog>
    );
  }
  const done = (codes: readonly string[] | null): void => {
    notifySuccess(t('passkey.added'));
    if (codes === null) onClose();
  };
  return (
    <TwoFactorDialog title={t('passkey.add')} onClose={onClose}>
      <ProofForm
        asks={hasPassword ? ['password'] : []}
        action={t('passkey.make')}
        pending={make.isPending}
        error={make.error}
        message={make.error instanceof NoPasskey ? t('passkey.notMade') : undefined}
        onProof={({ password }) => {
          setTried(true);
          if (name.trim() !== '') make.mutate({ name: name.trim(), ...(hasPassword ? { password } : {}) }, { onSuccess: done });
        }}
        onClose={onClose}
      >
        <Text size="sm">{t('passkey.makeText')}</Text>
        <TextInput
          data-autofocus
          label={t('passkey.name')}
          description={t('passkey.nameHint')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={tried && name.trim() === '' ? t('required') : undefined}
        />
      </ProofForm>
    </TwoFactorDialog>
  );
};
