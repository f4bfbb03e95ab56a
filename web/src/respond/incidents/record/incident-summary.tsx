import { countRollCall, type IncidentCard, incidentChecklists, listOpenTasks } from '@hazardguard/contract';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { isOverdue } from './own-tasks.tsx';
import classes from './record.module.css';

/** Summary in four lines: commander, roll-call, open tasks, warnings. */
export const IncidentSummary = ({ card: { situation, alerts } }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const commander = situation.roles.find(({ role }) => role === 'incident-commander')?.holder;
  const counts = countRollCall(situation.people);
  const open = listOpenTasks(situation, incidentChecklists);
  const overdue = open.own.filter((own) => isOverdue(own, undefined, Date.now())).length;
  const notFound = counts.missing + counts.unknown;
  const lines = [
    { key: 'commander', name: t('role.incident-commander'), text: commander ?? t('nobody'), loud: false },
    {
      key: 'rollCall',
      name: t('rollCall.title'),
      text:
        counts.all === 0
          ? t('glance.noRollCall')
          : t('glance.rollCall', { safe: format.exact(counts.safe), all: format.exact(counts.all), lost: format.exact(notFound) }),
      loud: notFound > 0,
    },
    {
      key: 'tasks',
      name: t('glance.tasks'),
      text: t('glance.open', { open: format.exact(open.steps.length + open.own.length), overdue: format.exact(overdue) }),
      loud: overdue > 0,
    },
    { key: 'alerts', name: t('glance.alerts'), text: format.exact(alerts.length), loud: false },
  ];
  return (
    <dl className={classes.glance}>
      {lines.map(({ key, name, text, loud }) => (
        <div key={key} data-loud={loud || undefined}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
