import { Anchor } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AlertList } from './alert-list.tsx';
import { AlertPage } from './alert-page.tsx';

/** `/Alerts` lists all alerts, `/Alerts/{id}` shows one. */
export const AlertsScreen = () => {
  const { t } = useTranslation(['alerts', 'escalation', 'shell']);
  const id = useParams({ strict: false, select: (params: Readonly<Record<string, string | undefined>>) => params.id });
  if (id !== undefined) return <AlertPage key={id} id={id} />;
  return (
    <>
      <PageHeader title={t('shell:screens.alerts.title')} purpose={t('purpose')} />
      <Anchor size="sm" mb="md" display="inline-block" renderRoot={(props) => <Link {...props} to={'/Escalation' as never} />}>
        {t('escalation:open')} · {t('escalation:ready.open')}
      </Anchor>
      <AlertList />
    </>
  );
};
