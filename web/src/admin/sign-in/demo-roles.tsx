import { demoPlaceRoles, signedInRoles } from '@hazardguard/contract';
import { Text, Title, UnstyledButton } from '@mantine/core';
import type { Session } from '../../data/session.ts';
import { type DemoAccount, useDemoSignIn } from '../../data/sign-in.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import classes from './demo-roles.module.css';

const everywhere: readonly DemoAccount[] = signedInRoles.map((role) => ({ role }));
const ofPlaces: readonly DemoAccount[] = demoPlaceRoles.map((role) => ({ role, place: true }));

/** Demo mode: one click per role, with its permissions, and some accounts with the scope of one place. */
export const DemoRoles = ({ onSignedIn }: { readonly onSignedIn: (session: Session) => void }) => {
  const { t } = useTranslation(['account', 'shell']);
  const signIn = useDemoSignIn();
  const choices = (accounts: readonly DemoAccount[]) => (
    <ul className="hg-stack">
      {accounts.map((account) => (
        <li key={account.role}>
          <UnstyledButton
            className={`hg-stack hg-gap-0 hg-card hg-pad-2 hg-full hg-press ${classes.role}`}
            disabled={signIn.isPending}
            aria-busy={signIn.isPending && signIn.variables === account}
            onClick={() => signIn.mutate(account, { onSuccess: onSignedIn })}
          >
            <Text fw={600} span>
              {t(account.place ? `place.${account.role as (typeof demoPlaceRoles)[number]}` : `shell:role.${account.role}`)}
            </Text>
            {account.place ? null : (
              <Text size="sm" c="dimmed" span>
                {t(`may.${account.role}`)}
              </Text>
            )}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {signIn.isError ? <ErrorPanel error={signIn.error} title={t('failed')} /> : null}
      {choices(everywhere)}
      <Title order={3} size="h4" mt="md">
        {t('place.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('place.text')}
      </Text>
      {choices(ofPlaces)}
    </>
  );
};
