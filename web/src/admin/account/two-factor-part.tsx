import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { EnrolTwoFactorDialog } from './enrol-two-factor-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRemoveTwoFactor, useRenewRecoveryCodes } from './two-factor-changes.ts';
import { ProofForm, TwoFactorDialog } from './two-factor-dialog.tsx';

/** Ten new recovery codes, which replace the old ones. */
const RenewCodesDialog = ({ onClose }: { readonly onClose: () => void }) => {
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

/** Turns off two-factor authentication, with password and code. */
const RemoveTwoFactorDialog = ({ hasPassword, onClose }: { readonly hasPassword: boolean; readonly onClose: () => void }) => {
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

interface TwoFactorPartProps {
  readonly since: string | null;
  readonly codesLeft: number;
  readonly required: boolean;
  readonly hasPassword: boolean;
  readonly hasPasskeys: boolean;
}

/** Below this number the count is highlighted. */
const fewCodes = 3;

/** Set up two-factor authentication, renew recovery codes, turn it off. */
export const TwoFactorPart = ({ since, codesLeft, required, hasPassword, hasPasskeys }: TwoFactorPartProps) => {
  const { t } = useTranslation('account');
  const format = useFormat();
  const [open, setOpen] = useState<'enrol' | 'codes' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="two-factor">
      <Title order={2} size="h3" id="two-factor">
        {t('twoFactor.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('twoFactor.purpose')}
      </Text>
      {since === null ? (
        <>
          {required && !hasPasskeys ? <Text fw={600}>{t('twoFactor.dueText')}</Text> : null}
          <div>
            <Button variant={hasPasskeys ? 'default' : 'filled'} onClick={() => setOpen('enrol')}>
              {t('twoFactor.setUp')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Text fw={600}>{t('twoFactor.on', { since: format.moment(since) })}</Text>
          <div>
            <Button variant="default" onClick={() => setOpen('remove')}>
              {t('twoFactor.remove')}
            </Button>
          </div>
        </>
      )}
      {since === null && !hasPasskeys ? null : (
        <>
          <Text size="sm" fw={codesLeft < fewCodes ? 600 : 400}>
            {t('twoFactor.codesLeft', { count: codesLeft })}
          </Text>
          <div>
            <Button variant="default" onClick={() => setOpen('codes')}>
              {t('twoFactor.renew')}
            </Button>
          </div>
        </>
      )}
      {open === 'enrol' ? <EnrolTwoFactorDialog hasPassword={hasPassword} onClose={close} /> : null}
      {open === 'codes' ? <RenewCodesDialog onClose={close} /> : null}
      {open === 'remove' ? <RemoveTwoFactorDialog hasPassword={hasPassword} onClose={close} /> : null}
    </section>
  );
};
