import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient, sessionKey } from '../../data/query.ts';
import { useSession, useSignOut } from '../../data/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { DemoRoles } from './demo-roles.tsx';

/** Somebody may have signed in again on another page of this browser. */
const lookAgain = (): void => {
  if (document.visibilityState === 'visible') void queryClient.invalidateQueries({ queryKey: sessionKey });
};

interface SignInAgainProps {
  /** The session has ended: nothing else can be done before. */
  readonly ended: boolean;
  readonly onClose: () => void;
}

/** Signing in again over the screen, which stays as it is beneath. */
export const SignInAgain = ({ ended, onClose }: SignInAgainProps) => {
  const { t } = useTranslation('account');
  const session = useSession().data;
  const signOut = useSignOut();
  useEffect(() => {
    lookAgain();
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, []);
  return (
    <Dialog
      onClose={onClose}
      title={t(ended ? 'again.ended' : 'again.title')}
      closeOnClickOutside={false}
      closeOnEscape={!ended}
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text>{t('again.text')}</Text>
        {session?.mode === 'demo' ? <DemoRoles onSignedIn={onClose} /> : null}
        <CredentialsForm onSignedIn={onClose} />
        {ended && session?.ways.provider ? (
          <Button component="a" href="/SignIn" target="_blank" variant="default" style={{ alignSelf: 'flex-start' }}>
            {t('again.provider', { name: session.ways.provider })}
          </Button>
        ) : null}
        <Group justify="flex-end">
          {ended ? (
            <Button variant="subtle" loading={signOut.isPending} onClick={() => signOut.mutate()}>
              {t('again.leave')}
            </Button>
          ) : (
            <Button variant="default" onClick={onClose}>
              {t('again.later')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
};
