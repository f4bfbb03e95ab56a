import { useParams } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
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
      <PageHeader
        title={t('shell:screens.alerts.title')}
        purpose={t('purpose')}
        actions={
          <MoreMenu
            entries={[
              { text: t('escalation:ready.open'), to: '/Escalation', search: {} },
              { text: t('escalation:open'), to: '/Escalation', search: {} },
            ]}
          />
        }
      />
      <AlertList />
    </>
  );
};
