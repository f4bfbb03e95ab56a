import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { deleteAllDrafts } from '../../data/draft.ts';
import { queryClient, sessionKey } from '../../data/query.ts';
import { useSession, useSignOut } from '../../data/session.ts';
import type { SessionEnding } from '../../data/session-end.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { DemoSignInAgain, isDemo } from './demo-sign-in-again.tsx';

/** Somebody may have signed in again on another page of this browser. */
const lookAgain = (): void => {
  if (document.visibilityState === 'visible') void queryClient.invalidateQueries({ queryKey: sessionKey });
};

/** So long the screen of a session that was ended elsewhere waits, out of sight, for its person; then it goes. */
const keptMs = 10 * 60_000;

interface SignInAgainProps {
  /** Nothing else can be done before; null: it goes on. */
  readonly ended: SessionEnding | null;
  readonly onClose: () => void;
}

/** Signing in again over the screen, which stays as it is beneath; in sight, unless somebody wanted the session to end. */
export const SignInAgain = ({ ended, onClose }: SignInAgainProps) => {
  const { t } = useTranslation('account');
  const session = useSession().data;
  const { mutate: leave, isPending: leaving } = useSignOut();
  const account = session?.account ?? null;
  useEffect(() => {
    lookAgain();
    document.addEventListener('visibilitychange', lookAgain);
    return () => document.removeEventListener('visibilitychange', lookAgain);
  }, []);
  useEffect(() => {
    if (ended !== 'elsewhere') return;
    const timer = setTimeout(leave, keptMs);
    return () => clearTimeout(timer);
  }, [ended, leave]);
  const reason = ended ?? 'soon';
  return (
    <Dialog
      onClose={onClose}
      title={t(`again.${reason}.title`)}
      closeOnClickOutside={false}
      closeOnEscape={ended === null}
      withCloseButton={false}
      {...(ended === 'elsewhere' ? { overlayProps: { backgroundOpacity: 1, color: 'var(--hg-page)' } } : {})}
    >
      <Stack gap="md">
        <Text>{t(`again.${reason}.text`, { name: account?.name ?? '' })}</Text>
        {account !== null && isDemo(account) ? (
          <DemoSignInAgain account={account} onSignedIn={onClose} />
        ) : (
          <CredentialsForm onSignedIn={onClose} />
        )}
        {ended !== null && session?.ways.provider ? (
          <Button component="a" href="/SignIn" target="_blank" variant="default" style={{ alignSelf: 'flex-start' }}>
            {t('again.provider', { name: session.ways.provider })}
          </Button>
        ) : null}
        <Group justify="flex-end">
          {ended === null ? (
            <Button variant="default" onClick={onClose}>
              {t('again.later')}
            </Button>
          ) : (
            <Button variant="subtle" loading={leaving} onClick={() => leave(undefined, { onSuccess: deleteAllDrafts })}>
              {t('again.leave')}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
};
