import { countRollCall, type Incident, type IncidentCard, incidentChecklists, listOpenTasks } from '@hazardguard/contract';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ExerciseMark } from '../../../register/exercise-marks/exercise-mark.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ConfirmDialog } from '../../../ui/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../../ui/confirm/use-deletion.ts';
import { useFormat } from '../../../ui/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useReason } from '../../../ui/use-reason.ts';
import { useIncidentReports } from '../../../warn/resident-reports/use-resident-reports.ts';
import { ExchangeButton } from '../../exchange/exchange-button.tsx';
import { refreshIncidents } from '../incident-changes.ts';
import { AssignDialog } from '../list/assign-dialog.tsx';
import { useIncidentText } from '../use-incident-text.ts';
import { isOverdue } from './own-tasks.tsx';
import classes from './record.module.css';

/** Summary in a few lines: commander, roll-call, open tasks, warnings, and residents where they have reported. */
const IncidentSummary = ({ card: { incident, situation, alerts } }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation(['incidents', 'delivery']);
  const reports = useIncidentReports(incident.id).data;
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
    ...(reports === undefined || reports.total === 0
      ? []
      : [
          {
            key: 'residents',
            name: t('delivery:reports.glance'),
            text: t('delivery:reports.glanceText', { help: format.exact(reports.help), smell: format.exact(reports.smell) }),
            loud: reports.help > 0,
          },
        ]),
  ];
  return (
    <dl className={`hg-tiles ${classes.glance}`}>
      {lines.map(({ key, name, text, loud }) => (
        <div key={key} data-loud={loud || undefined}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What an open incident needs first: its footprint and its warning, both with its number. */
const FirstSteps = ({ card: { incident, alerts }, noWrite }: { readonly card: IncidentCard; readonly noWrite: string | undefined }) => {
  const { t } = useTranslation('incidents');
  const warning = alerts.find(({ state }) => state !== 'cancelled');
  if (noWrite !== undefined || incident.state === 'Resolved' || incident.state === 'Closed') return null;
  return (
    <Group gap="xs">
      <Button renderRoot={(props) => <Link {...props} to="/EmergencyReport" search={{ incident: incident.id } as never} />}>
        {t('assess')}
      </Button>
      <Button
        renderRoot={(props) =>
          warning === undefined ? (
            <Link {...props} to="/EmergencyReport" search={{ incident: incident.id, next: 'warn' } as never} />
          ) : (
            <Link {...props} to={`/Alerts/${warning.id}` as never} />
          )
        }
      >
        {t('warn')}
      </Button>
    </Group>
  );
};

interface HeadProps {
  readonly card: IncidentCard;
  readonly editing: boolean;
  readonly onEdit: () => void;
  /** Called after the incident was deleted. */
  readonly onGone: () => void;
}

/** Number, state, description, summary and actions, above the tabs. */
export const RecordHead = ({ card, editing, onEdit, onGone }: HeadProps) => {
  const { t } = useTranslation(['incidents', 'parts']);
  const text = useIncidentText();
  const { incident } = card;
  const [assigning, setAssigning] = useState(false);
  const noWrite = useReason('incident.write');
  const noDelete = useReason('incident.delete');
  const deletion = useDeletion<Incident>('/api/incidents/{id}', {
    done: t('deleted', { id: incident.id }),
    after: ({ id }) => {
      onGone();
      void refreshIncidents(id);
    },
  });
  return (
    <Paper withBorder p="md">
      <div className="hg-stack">
        <Group gap={8}>
          <Text fw={600}>{incident.id}</Text>
          <Tag>{text.state(incident.state)}</Tag>
          {incident.hazard === null ? null : <Tag>{text.value('hazard', incident.hazard)}</Tag>}
          <ExerciseMark drillId={incident.drillId} />
          {incident.sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
        </Group>
        <Title order={2} size="h2">
          {incident.shortDescription ?? t('noDescription')}
        </Title>
        <IncidentSummary card={card} />
        <FirstSteps card={card} noWrite={noWrite} />
        <Group gap="xs">
          <ActionButton variant="default" size="xs" reason={noWrite} onClick={() => setAssigning(true)}>
            {t(incident.assign === null ? 'assign' : 'reassign')}
          </ActionButton>
          <ActionButton variant="default" size="xs" reason={noWrite} onClick={onEdit}>
            {t(editing ? 'cancelEdit' : 'edit')}
          </ActionButton>
          <ExchangeButton id={incident.id} />
          <ActionButton variant="default" size="xs" reason={noDelete} onClick={() => deletion.ask(incident)}>
            {t('delete')}
          </ActionButton>
        </Group>
      </div>
      {assigning ? <AssignDialog incident={incident} onClose={() => setAssigning(false)} /> : null}
      <ConfirmDialog
        {...deletion.dialog}
        question={t('deleteConfirm', { id: incident.id })}
        action={t('delete')}
        failure={t('deleteFailed')}
      >
        <Text size="sm">{t('deleteText')}</Text>
      </ConfirmDialog>
    </Paper>
  );
};
