import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './account.module.css';
import { EnrolTwoFactorDialog } from './enrol-two-factor-dialog.tsx';
import { RemoveTwoFactorDialog } from './remove-two-factor-dialog.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';

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
    <section className={classes.part} aria-labelledby="two-factor">
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
