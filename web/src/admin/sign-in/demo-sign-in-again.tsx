import type { Account } from '@hazardguard/contract';
import { Button } from '@mantine/core';
import { useDemoSignIn } from '../../data/sign-in.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';

/** Whether an account is a shared demo account; `.invalid` is never a mail domain (RFC 2606). */
export const isDemo = ({ email }: Account): boolean => email.endsWith('@demo.invalid');

/** Signs in again with the same demo account, because the typed entries belong to it. */
export const DemoSignInAgain = ({ account, onSignedIn }: { readonly account: Account; readonly onSignedIn: () => void }) => {
  const { t } = useTranslation('account');
  const signIn = useDemoSignIn();
  const place = account.scope.kind !== 'all';
  return (
    <>
      {signIn.isError ? <ErrorPanel error={signIn.error} title={t('failed')} /> : null}
      <Button
        data-autofocus
        loading={signIn.isPending}
        h="auto"
        mih={36}
        py={6}
        maw="100%"
        styles={{ label: { whiteSpace: 'normal', lineHeight: 1.4 } }}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => signIn.mutate({ role: account.role, ...(place ? { place } : {}) }, { onSuccess: onSignedIn })}
      >
        {t('again.as', { name: account.name })}
      </Button>
    </>
  );
};
