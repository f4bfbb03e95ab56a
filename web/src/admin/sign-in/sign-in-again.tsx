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

/** The person may have signed in again in another tab. */
const reloadSession = (): void => {
  if (document.visibilityState === 'visible') void queryClient.invalidateQueries({ queryKey: sessionKey });
};

/** Time for which the screen of a session that was ended elsewhere stays hidden but restorable. */
const retentionMs = 10 * 60_000;

interface SignInAgainProps {
  /** Why the session ended; null: it has not ended yet. */
  readonly ended: SessionEnding | null;
  readonly onClose: () => void;
}

/** Sign in again above the screen, which is unchanged; hidden only if the session was ended on purpose. */
export const SignInAgain = ({ ended, onClose }: SignInAgainProps) => {
  const { t } = useTranslation('account');
  const session = useSession().data;
  const { mutate: leave, isPending: leaving } = useSignOut();
  const account = session?.account ?? null;
  useEffect(() => {
    reloadSession();
    document.addEventListener('visibilitychange', reloadSession);
    return () => document.removeEventListener('visibilitychange', reloadSession);
  }, []);
  useEffect(() => {
    if (ended !== 'elsewhere') return;
    const timer = setTimeout(leave, retentionMs);
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
