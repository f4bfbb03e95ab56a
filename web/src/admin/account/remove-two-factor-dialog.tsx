import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { useRemoveTwoFactor } from './account-data.ts';
import { ProofForm, TwoFactorDialog } from './two-factor-dialog.tsx';

/** Turns off two-factor authentication, with password and code. */
export const RemoveTwoFactorDialog = ({ hasPassword, onClose }: { readonly hasPassword: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('account');
  const remove = useRemoveTwoFactor();
  return (
    <TwoFactorDialog title={t('twoFactor.remove')} onClose={onClose}>
      <ProofForm
        asks={hasPassword ? ['password', 'code'] : ['code']}
        action={t('twoFactor.remove')}
        pending={remove.isPending}
        error={remove.error}
        onProof={({ password, code }) =>
          remove.mutate(hasPassword ? { password, code } : { code }, {
            onSuccess: () => {
              notifySuccess(t('twoFactor.removed'));
              onClose();
            },
          })
        }
        onClose={onClose}
      >
        <Text size="sm">{t('twoFactor.removeText')}</Text>
      </ProofForm>
    </TwoFactorDialog>
  );
};
