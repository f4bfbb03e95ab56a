import type { Account } from '@hazardguard/contract';
import { Button } from '@mantine/core';
import { useDemoSignIn } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';

/** One of the accounts that all visitors of a demo share; `.invalid` is no mail domain (RFC 2606). */
export const isDemo = ({ email }: Account): boolean => email.endsWith('@demo.invalid');

/** Back as the same account of the demo: another one would not have what was typed. */
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
