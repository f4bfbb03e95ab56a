import { signedInRoles } from '@hazardguard/contract';
import { Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Session, useDemoSignIn } from '../../data/session.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import classes from './demo-roles.module.css';

/** Demo mode: one click per role, with what each may do. */
export const DemoRoles = ({ onSignedIn }: { readonly onSignedIn: (session: Session) => void }) => {
  const { t } = useTranslation(['account', 'shell']);
  const signIn = useDemoSignIn();
  return (
    <>
      {signIn.isError ? <ErrorPanel error={signIn.error} title={t('failed')} /> : null}
      <ul className={classes.roles}>
        {signedInRoles.map((role) => (
          <li key={role}>
            <UnstyledButton
              className={classes.role}
              disabled={signIn.isPending}
              aria-busy={signIn.isPending && signIn.variables === role}
              onClick={() => signIn.mutate(role, { onSuccess: onSignedIn })}
            >
              <Text fw={600} span>
                {t(`shell:role.${role}`)}
              </Text>
              <Text size="sm" c="dimmed" span>
                {t(`may.${role}`)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
};
