import type { NewAccount } from '@hazardguard/contract';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { notifySuccess } from '../../ui/notices.ts';
import classes from './people.module.css';
import { peopleRoutes } from './people-routes.ts';
import { useScopeText } from './use-scope-text.ts';

/** More are listed after a tap: people are below the list. */
const mostOpen = 5;

/** New accounts of one's scope, those to confirm first; one tap confirms. Hidden if there are none, unless nothing else is on the screen. */
export const NewAccountList = ({ alone = false }: { readonly alone?: boolean }) => {
  const { t } = useTranslation(['people', 'shell']);
  const format = useFormat();
  const scopeText = useScopeText();
  const read = useQuery(routeQuery('/api/people/new'));
  // The warnings that wait may be approved then.
  const confirm = useRouteChange('POST', '/api/people/{id}/confirm', { refreshes: [...peopleRoutes, '/api/alerts/second-person'] });
  if (read.isError) return <ErrorPanel error={read.error} title={t('newAccounts.failed')} onRetry={() => void read.refetch()} />;
  if (!read.data?.total) {
    return alone && read.data ? <EmptyState title={t('newAccounts.none')} text={t('newAccounts.purpose')} /> : null;
  }
  const { accounts, total } = read.data;
  const confirmAccount = ({ id, name, newUntil }: NewAccount): void =>
    confirm.mutate({ path: { id }, body: { newUntil } }, { onSuccess: () => notifySuccess(t('newAccounts.done', { name })) });
  return (
    <details className={classes.newAccounts} open={total <= mostOpen}>
      <summary>
        <Title order={2} size="h3" id="new-accounts">
          {t('newAccounts.title')} ({format.exact(total)})
        </Title>
      </summary>
      <Stack gap="sm">
        <Text size="sm" maw="68ch">
          {t('newAccounts.purpose')}
        </Text>
        {confirm.isError ? <ErrorPanel error={confirm.error} title={t('newAccounts.confirmFailed')} /> : null}
        <ul className={`hg-stack ${classes.waiting}`} aria-labelledby="new-accounts">
          {accounts.map((account) => (
            <li key={account.id}>
              <div>
                <Text fw={600}>{account.name}</Text>
                <Text size="sm">{account.email}</Text>
                <Text size="sm">
                  {t(`shell:role.${account.role}`)} · {scopeText(account)}
                </Text>
                <Text size="sm" c="dimmed">
                  {t('newAccounts.from', { names: account.givenBy.join(', '), until: format.moment(account.newUntil) })}
                </Text>
                {account.bar === null ? null : <Text size="sm">{t(`newAccounts.bar.${account.bar}`)}</Text>}
              </div>
              {account.bar === null ? (
                <ActionButton
                  size="xs"
                  aria-label={t('newAccounts.confirmOf', { name: account.name })}
                  loading={confirm.isPending && confirm.variables?.path.id === account.id}
                  onClick={() => confirmAccount(account)}
                >
                  {t('newAccounts.confirm')}
                </ActionButton>
              ) : null}
            </li>
          ))}
        </ul>
        {total > accounts.length ? <Text size="sm">{t('newAccounts.more', { count: total - accounts.length })}</Text> : null}
      </Stack>
    </details>
  );
};
