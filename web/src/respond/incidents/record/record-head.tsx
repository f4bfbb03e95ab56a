import type { IncidentCard } from '@hazardguard/contract';
import { Group, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ExerciseMark } from '../../../register/exercise-marks/exercise-mark.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ConfirmDialog } from '../../../ui/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../../ui/confirm/use-deletion.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useReason } from '../../../ui/use-reason.ts';
import { deleteIncident, refreshIncidents } from '../incident-data.ts';
import { AssignDialog } from '../list/assign-dialog.tsx';
import { useIncidentText } from '../use-incident-text.ts';
import { IncidentSummary } from './incident-summary.tsx';
import classes from './record.module.css';

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
  const deletion = useDeletion({
    remove: deleteIncident,
    done: t('deleted', { id: incident.id }),
    after: ({ id }) => {
      onGone();
      void refreshIncidents(id);
    },
  });
  return (
    <Paper withBorder p="md">
      <div className={classes.head}>
        <Group gap={8}>
          <Text fw={600}>{incident.id}</Text>
          <Tag>{text.state(incident.state)}</Tag>
          {incident.hazard === null ? null : <Tag>{text.value('hazard', incident.hazard)}</Tag>}
          <ExerciseMark drillId={incident.drillId} />
          {incident.sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
        </Group>
        <Title order={2} size="h2" className={classes.title ?? ''}>
          {incident.shortDescription ?? t('noDescription')}
        </Title>
        <IncidentSummary card={card} />
        <Group gap="xs">
          <ActionButton variant="default" size="xs" reason={noWrite} onClick={() => setAssigning(true)}>
            {t(incident.assign === null ? 'assign' : 'reassign')}
          </ActionButton>
          <ActionButton variant="default" size="xs" reason={noWrite} onClick={onEdit}>
            {t(editing ? 'cancelEdit' : 'edit')}
          </ActionButton>
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
