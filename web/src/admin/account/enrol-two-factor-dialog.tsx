import { Anchor, Code, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './account.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useBeginTwoFactor, useConfirmTwoFactor } from './two-factor-changes.ts';
import { ProofForm, TwoFactorDialog } from './two-factor-dialog.tsx';

/** Asks for the password, shows the secret for the app, asks for a code, and shows the recovery codes. */
export const EnrolTwoFactorDialog = ({ hasPassword, onClose }: { readonly hasPassword: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('account');
  const begin = useBeginTwoFactor();
  const confirm = useConfirmTwoFactor();
  if (confirm.data !== undefined) {
    return (
      <TwoFactorDialog title={t('twoFactor.codesTitle')} once onClose={onClose}>
        <RecoveryCodes codes={confirm.data} onClose={onClose} />
      </TwoFactorDialog>
    );
  }
  if (begin.data === undefined) {
    return (
      <TwoFactorDialog title={t('twoFactor.setUp')} onClose={onClose}>
        <ProofForm
          asks={hasPassword ? ['password'] : []}
          action={t('twoFactor.next')}
          pending={begin.isPending}
          error={begin.error}
          onProof={({ password }) => begin.mutate(hasPassword ? { password } : {})}
          onClose={onClose}
        >
          <Text size="sm">{t('twoFactor.needs')}</Text>
        </ProofForm>
      </TwoFactorDialog>
    );
  }
  const { secret, uri, qr } = begin.data;
  return (
    <TwoFactorDialog title={t('twoFactor.setUp')} onClose={onClose}>
      <ProofForm
        key="code"
        asks={['code']}
        appCodeOnly
        action={t('twoFactor.confirm')}
        pending={confirm.isPending}
        error={confirm.error}
        onProof={({ code }) => confirm.mutate(code)}
        onClose={onClose}
      >
        <Text size="sm">{t('twoFactor.scan')}</Text>
        <svg
          className={classes.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t('twoFactor.qr')}
          shapeRendering="crispEdges"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <Text size="sm">
          {t('twoFactor.byHand')} <Code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
        </Text>
        <Anchor href={uri} size="sm">
          {t('twoFactor.onPhone')}
        </Anchor>
      </ProofForm>
    </TwoFactorDialog>
  );
};
