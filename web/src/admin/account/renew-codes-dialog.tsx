import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useRenewRecoveryCodes } from './account-data.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ProofForm, TwoFactorDialog } from './two-factor-dialog.tsx';

/** Ten new recovery codes, which replace the old ones. */
export const RenewCodesDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('account');
  const renew = useRenewRecoveryCodes();
  return (
    <TwoFactorDialog title={t('twoFactor.codesTitle')} once={renew.data !== undefined} onClose={onClose}>
      {renew.data === undefined ? (
        <ProofForm
          asks={['code']}
          action={t('twoFactor.renew')}
          pending={renew.isPending}
          error={renew.error}
          onProof={({ code }) => renew.mutate(code)}
          onClose={onClose}
        >
          <Text size="sm">{t('twoFactor.renewText')}</Text>
        </ProofForm>
      ) : (
        <RecoveryCodes codes={renew.data} onClose={onClose} />
      )}
    </TwoFactorDialog>
  );
};
