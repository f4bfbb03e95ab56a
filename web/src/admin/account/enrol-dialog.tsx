import { Anchor, Code, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './account.module.css';
import { useBeginSecondFactor, useConfirmSecondFactor } from './account-data.ts';
import { FactorDialog, ProofForm } from './factor-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Password, then the secret for the app and a code of it, then the recovery codes. */
export const EnrolDialog = ({ hasPassword, onClose }: { readonly hasPassword: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('account');
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  if (confirm.data !== undefined) {
    return (
      <FactorDialog title={t('second.codesTitle')} once onClose={onClose}>
        <RecoveryCodes codes={confirm.data} onClose={onClose} />
      </FactorDialog>
    );
  }
  if (begin.data === undefined) {
    return (
      <FactorDialog title={t('second.setUp')} onClose={onClose}>
        <ProofForm
          asks={hasPassword ? ['password'] : []}
          action={t('second.next')}
          pending={begin.isPending}
          error={begin.error}
          onProof={({ password }) => begin.mutate(hasPassword ? { password } : {})}
          onClose={onClose}
        >
          <Text size="sm">{t('second.needs')}</Text>
        </ProofForm>
      </FactorDialog>
    );
  }
  const { secret, uri, qr } = begin.data;
  return (
    <FactorDialog title={t('second.setUp')} onClose={onClose}>
      <ProofForm
        key="code"
        asks={['code']}
        ofApp
        action={t('second.confirm')}
        pending={confirm.isPending}
        error={confirm.error}
        onProof={({ code }) => confirm.mutate(code)}
        onClose={onClose}
      >
        <Text size="sm">{t('second.scan')}</Text>
        <svg
          className={classes.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t('second.qr')}
          shapeRendering="crispEdges"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <Text size="sm">
          {t('second.byHand')} <Code className={classes.secret ?? ''}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
        </Text>
        <Anchor href={uri} size="sm">
          {t('second.onPhone')}
        </Anchor>
      </ProofForm>
    </FactorDialog>
  );
};
