import { Button, Menu, Text } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { deleteAllDrafts } from '../../data/draft.ts';
import { hasPermission, useSession, useSignOut } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconChevronDown, IconLogin2, IconLogout, IconUser } from '../../ui/icons.tsx';
import { notifyFailure, notifyInformation } from '../../ui/notices.ts';
import { screenAt, screens } from '../screens.ts';
import classes from './account-menu.module.css';

/** Back to the previous page, unless that was the sign-in itself. */
const SignInLink = () => {
  const { t } = useTranslation('shell');
  const { pathname, href } = useLocation();
  const at = screenAt(pathname)?.id;
  if (at === 'signIn' || at === 'setup' || at === 'invitation') return null;
  return (
    <Button
      variant="default"
      leftSection={<IconLogin2 size={18} stroke={1.6} aria-hidden />}
      renderRoot={(props) => <Link to="/SignIn" search={{ next: href }} {...props} />}
    >
      {t('bar.signIn')}
    </Button>
  );
};

/** The signed-in person and the account's menu. */
export const AccountMenu = () => {
  const { t } = useTranslation('shell');
  const session = useSession();
  const signOut = useSignOut();
  if (!session.data) return null;
  const { account } = session.data;
  const own = screens.filter(
    ({ place, permission }) => place === 'account' && permission !== 'public' && hasPermission(session.data, permission),
  );
  if (account === null) return <SignInLink />;
  const leave = () =>
    signOut.mutate(undefined, {
      onSuccess: () => {
        deleteAllDrafts();
        notifyInformation(t('account.signedOut'));
      },
      onError: () => notifyFailure(t('account.signOutFailed')),
    });
  return (
    <Menu position="bottom-end" width={240} withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          className={`hg-fixed ${classes.button}`}
          leftSection={<IconUser size={18} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden />}
          aria-label={`${t('bar.account')}: ${account.name}, ${t(`role.${account.role}`)}`}
        >
          <span className={classes.role}>{t(`role.${account.role}`)}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className="hg-pad-2" c="var(--hg-text)">
          <Text size="sm" fw={600}>
            {account.name}
          </Text>
          <Text size="xs" c="dimmed">
            {t(`role.${account.role}`)}
          </Text>
          <Text size="xs" c="dimmed">
            {account.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        {own.map(({ id, path, icon: Icon }) => (
          <Menu.Item
            key={id}
            leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
            renderRoot={(props) => <Link {...props} to={path as never} />}
          >
            {t(`screens.${id}.label`)}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />} onClick={leave}>
          {t('account.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
