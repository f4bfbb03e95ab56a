import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import classes from './account.module.css';
import { CallsPart } from './calls-part.tsx';
import { ChangePassword } from './change-password.tsx';
import { PasskeyPart } from './passkey-part.tsx';
import { SessionPart } from './session-part.tsx';
import { TwoFactorPart } from './two-factor-part.tsx';

/** One's own account: role and scope, protection, sessions. */
export const AccountScreen = () => {
  const { t } = useTranslation(['account', 'people', 'shell']);
  const own = useQuery(routeQuery('/api/account'));
  const session = useSession();
  const [changing, setChanging] = useState(false);
  const header = <PageHeader title={t('shell:screens.account.title')} purpose={t('own.purpose')} />;
  if (own.data === undefined) {
    return (
      <>
        {header}
        {own.isError ? <ErrorPanel error={own.error} onRetry={() => void own.refetch()} /> : <TextSkeleton />}
      </>
    );
  }
  const due = session.data?.secondFactorDue === true;
  const { account, scope, places, hasPassword, shared, provider, passkeys, secondFactor } = own.data;
  const noPassword = shared
    ? t('own.noPassword')
    : provider === null
      ? t('provider.noPasswordNow')
      : t('provider.noPassword', { name: provider });
  const facts = [
    [t('people:name'), account.name],
    [t('email'), account.email],
    [t('people:role'), t(`shell:role.${account.role}`)],
    [t('people:scope'), [t(`people:kind.${scope.kind}`), ...places].join(' · ')],
  ] as const;
  /** At the top of the screen while two-factor authentication is due. */
  const twoFactorParts = (
    <>
      <TwoFactorPart {...secondFactor} hasPassword={hasPassword} hasPasskeys={passkeys.length > 0} />
      <PasskeyPart passkeys={passkeys} hasPassword={hasPassword} />
    </>
  );
  return (
    <>
      {header}
      <div className={`hg-stack hg-gap-6 ${classes.parts}`}>
        {due ? twoFactorParts : null}
        <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="who">
          <Title order={2} size="h3" id="who">
            {t('own.who')}
          </Title>
          <dl className="hg-facts">
            {facts.map(([name, value]) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Text size="sm" c="dimmed">
            {t('own.others')}
          </Text>
          {account.scope.kind === 'all' ? null : (
            <Text size="sm" c="dimmed">
              {t('formerAccess')}
            </Text>
          )}
        </section>
        {due ? null : <CallsPart shared={shared} />}
        <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="password">
          <Title order={2} size="h3" id="password">
            {t('password')}
          </Title>
          {hasPassword ? (
            <div>
              <Button variant="default" onClick={() => setChanging(true)}>
                {t('change.title')}
              </Button>
            </div>
          ) : (
            <Text size="sm">{noPassword}</Text>
          )}
        </section>
        {due || shared ? null : twoFactorParts}
        <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="data">
          <Title order={2} size="h3" id="data">
            {t('data.title')}
          </Title>
          <Text size="sm">{t('data.purpose')}</Text>
          <div>
            <Button component="a" href="/api/account/data" download="my-data.json" variant="default">
              {t('data.download')}
            </Button>
          </div>
        </section>
        <SessionPart shared={shared} />
      </div>
      {changing ? (
        <Suspense fallback={null}>
          <ChangePassword onClose={() => setChanging(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
