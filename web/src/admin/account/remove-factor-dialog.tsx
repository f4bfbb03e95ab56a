import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { tellSuccess } from '../../ui/notices.ts';
import { useRemoveSecondFactor } from './account-data.ts';
import { FactorDialog, ProofForm } from './factor-dialog.tsx';

/** Back to the password alone, by whoever has both. */
export const RemoveFactorDialog = ({ hasPassword, onClose }: { readonly hasPassword: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('account');
  const remove = useRemoveSecondFactor();
  return (
    <FactorDialog title={t('second.remove')} onClose={onClose}>
      <ProofForm
        asks={hasPassword ? ['password', 'code'] : ['code']}
        action={t('second.remove')}
        pending={remove.isPending}
        error={remove.error}
        onProof={({ password, code }) =>
          remove.mutate(hasPassword ? { password, code } : { code }, {
            onSuccess: () => {
              tellSuccess(t('second.removed'));
              onClose();
            },
          })
        }
        onClose={onClose}
      >
        <Text size="sm">{t('second.removeText')}</Text>
      </ProofForm>
    </FactorDialog>
  );
};
