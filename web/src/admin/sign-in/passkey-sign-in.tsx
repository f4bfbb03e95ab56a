import { Stack } from '@mantine/core';
import { type Session, usePasskeySignIn } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Sign in with a passkey alone. */
export const PasskeySignIn = ({ onSignedIn }: { readonly onSignedIn: (session: Session) => void }) => {
  const { t } = useTranslation('account');
  const signIn = usePasskeySignIn();
  return (
    <Stack gap="sm" mt="md">
      {signIn.isError ? <ErrorPanel error={signIn.error} title={t('failed')} /> : null}
      <PasskeyButton
        label={t('passkey.signIn')}
        pending={signIn.isPending}
        onProof={(passkey) => signIn.mutate(passkey, { onSuccess: onSignedIn })}
      />
    </Stack>
  );
};
