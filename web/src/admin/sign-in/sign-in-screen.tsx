import type { ScreenId } from '@hazardguard/i18n/namespaces';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import type { Search } from '../../data/address.ts';
import { type Session, useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FormerScreenNote } from '../../ui/former-screen-note.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { DemoRoles } from './demo-roles.tsx';
import { parseNextAddress } from './parse-next-address.ts';
import { ProviderSignIn } from './provider-sign-in.tsx';
import classes from './sign-in-screen.module.css';

/**
 * Sign-in, as its own screen (`next` in the address gives the screen to open) or instead of a screen that needs it (which then
 * follows at the same address).
 */
export const SignInScreen = ({ wanted }: { readonly wanted?: ScreenId }) => {
  const { t } = useTranslation(['account', 'shell']);
  const session = useSession();
  const router = useRouter();
  const next = parseNextAddress(useSearch({ strict: false, select: (search: Search) => search.next }));
  const arrive = ({ account, secondFactorDue }: Session, to = next) => {
    if (account) notifySuccess(t('welcome', { name: account.name }));
    // Before two-factor authentication is set up only the account screen opens, with its setup at the top.
    if (secondFactorDue) router.history.push('/Account');
    else if (wanted === undefined) router.history.push(to);
  };
  const purpose = wanted ? t('wanted', { screen: t(`shell:screens.${wanted}.label`) }) : t('purpose');
  if (session.data === undefined) {
    return session.isError ? <ErrorPanel error={session.error} onRetry={() => void session.refetch()} /> : <TextSkeleton />;
  }
  const { account, mode, setupNeeded, ways } = session.data;
  const { pathname, search, hash } = window.location;
  return (
    <div className={classes.screen}>
      <PageHeader title={t('title')} purpose={purpose} />
      <FormerScreenNote />
      {account ? (
        <>
          <Text mb="md">{t('already', { name: account.name })}</Text>
          <Button renderRoot={(props) => <Link to="/HazardGuard" {...props} />}>{t('toHome')}</Button>
        </>
      ) : (
        <div className="hg-cards hg-wide hg-gap-6">
          {mode === 'demo' ? (
            <section className="hg-card hg-pad-6" aria-labelledby="demo-roles">
              <Title order={2} size="h3" id="demo-roles">
                {t('demoTitle')}
              </Title>
              <Text size="sm" c="dimmed" mb="sm">
                {t('demoText')}
              </Text>
              <DemoRoles onSignedIn={(entered) => arrive(entered)} />
            </section>
          ) : null}
          {ways.provider === null || setupNeeded ? null : (
            <section className="hg-card hg-pad-6" aria-labelledby="provider">
              <Title order={2} size="h3" id="provider" mb="sm">
                {t('provider.title', { name: ways.provider })}
              </Title>
              <ProviderSignIn name={ways.provider} next={wanted === undefined ? next : `${pathname}${search}${hash}`} onSignedIn={arrive} />
            </section>
          )}
          <section className="hg-card hg-pad-6" aria-labelledby="credentials">
            <Title order={2} size="h3" id="credentials" mb="sm">
              {t('formTitle')}
            </Title>
            {setupNeeded ? <Text mb="sm">{t('setupNeeded')}</Text> : <CredentialsForm onSignedIn={arrive} />}
          </section>
        </div>
      )}
      <Anchor mt="md" size="sm" display="inline-block" renderRoot={(props) => <Link {...props} to={'/Accessibility' as never} />}>
        {t('shell:screens.accessibility.title')}
      </Anchor>
    </div>
  );
};
