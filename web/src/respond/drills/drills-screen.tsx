import { Anchor, Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { oneOf, useAddress } from '../../data/address.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { IconPlus } from '../../ui/screen-icons.tsx';
import { DrillList } from './drill-list.tsx';
import { DrillPage } from './drill-page.tsx';
import { PlanDrill } from './plan/plan-drill.tsx';

const NotAllowed = () => {
  const { t } = useTranslation('drills');
  return (
    <>
      <PageHeader title={t('one')} />
      <EmptyState
        title={t('notAllowed.title')}
        text={t('notAllowed.text')}
        action={<Anchor renderRoot={(props) => <Link {...props} to="/Drills" />}>{t('all')}</Anchor>}
      />
    </>
  );
};

/** `/Drills`: the list, or the form for a new drill. `/Drills/{id}`: one drill for its controller. */
export const DrillsScreen = () => {
  const { t } = useTranslation(['drills', 'shell']);
  const id = Number(useParams({ strict: false, select: (params: Readonly<Record<string, string | undefined>>) => params.id }));
  const [view] = useAddress('view', oneOf(['plan']));
  const mayRun = useHasPermission('drill.run');
  if (Number.isInteger(id) && id > 0) return mayRun ? <DrillPage key={id} id={id} /> : <NotAllowed />;
  const planning = view === 'plan' && mayRun;
  return (
    <>
      <PageHeader
        title={planning ? t('plan.title') : t('shell:screens.drills.title')}
        purpose={t(planning ? 'plan.purpose' : 'purpose')}
        actions={
          mayRun ? (
            <Button
              variant={planning ? 'default' : 'filled'}
              leftSection={planning ? undefined : <IconPlus size={16} aria-hidden />}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/Drills"
                  search={((before: object) => ({ ...before, view: planning ? undefined : 'plan' })) as never}
                />
              )}
            >
              {t(planning ? 'all' : 'plan.open')}
            </Button>
          ) : null
        }
      />
      {planning ? <PlanDrill /> : <DrillList />}
    </>
  );
};
