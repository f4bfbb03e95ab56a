import type { ScreenId } from '@hazardguard/i18n/namespaces';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Signed in, but the role lacks the permission for the screen, or two-factor authentication is due. */
export const RefusedScreen = ({ id }: { readonly id: ScreenId }) => {
  const { t } = useTranslation(['account', 'shell']);
  const { account, secondFactorDue } = useSession().data ?? {};
  if (secondFactorDue) {
    return (
      <>
        <PageHeader title={t(`shell:screens.${id}.title`)} />
        <EmptyState
          title={t('twoFactor.due')}
          text={t('twoFactor.dueText')}
          action={<Button renderRoot={(props) => <Link {...props} to="/Account" />}>{t('shell:screens.account.label')}</Button>}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t(`shell:screens.${id}.title`)} />
      <EmptyState
        title={t('refused.title')}
        {...(account ? { text: t('refused.text', { role: t(`shell:role.${account.role}`) }) } : {})}
        action={<Button renderRoot={(props) => <Link {...props} to="/HazardGuard" />}>{t('toHome')}</Button>}
      />
    </>
  );
};
