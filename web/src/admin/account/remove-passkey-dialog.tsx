import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { type OwnPasskey, useRemovePasskey } from './account-data.ts';
import { ProofForm, TwoFactorDialog } from './two-factor-dialog.tsx';

interface RemovePasskeyDialogProps {
  readonly passkey: OwnPasskey;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

export const RemovePasskeyDialog = ({ passkey: { id, name }, hasPassword, onClose }: RemovePasskeyDialogProps) => {
  const { t } = useTranslation('account');
  const remove = useRemovePasskey();
  return (
    <TwoFactorDialog title={t('passkey.removeOf', { name })} onClose={onClose}>
      <ProofForm
        asks={hasPassword ? ['password'] : []}
        action={t('passkey.remove')}
        pending={remove.isPending}
        error={remove.error}
        onProof={({ password }) =>
          remove.mutate(
            { id, ...(hasPassword ? { password } : {}) },
            {
              onSuccess: () => {
                notifySuccess(t('passkey.removed'));
                onClose();
              },
            },
          )
        }
        onClose={onClose}
      >
        <Text size="sm">{t('passkey.removeText')}</Text>
      </ProofForm>
    </TwoFactorDialog>
  );
};
