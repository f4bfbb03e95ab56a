import type { IncidentCard } from '@hazardguard/contract';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../parts/action-button.tsx';
import { ConfirmDialog } from '../../../parts/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../../parts/confirm/use-deletion.ts';
import { DetectionEstimate } from '../../../parts/sensors/detection-estimate.tsx';
import { Tag } from '../../../parts/tag.tsx';
import { useReason } from '../../../parts/use-reason.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { IncidentForm } from '../form/incident-form.tsx';
import { useIncidentForm } from '../form/use-incident-form.ts';
import { deleteIncident, refreshIncidents, useIncidentCard } from '../incident-data.ts';
import { AssignDialog } from '../list/assign-dialog.tsx';
import { useIncidentWords } from '../use-incident-words.ts';
import { Checklist } from './checklist.tsx';
import { Facts } from './facts.tsx';
import { Links } from './links.tsx';
import { quickEntryId } from './quick-entry.tsx';
import classes from './record.module.css';
import { Section } from './section.tsx';
import { SitePart } from './site-part.tsx';
import { StateForm } from './state-form.tsx';
import { Timeline } from './timeline.tsx';

export const focusQuickEntry = (): void => document.getElementById(quickEntryId)?.focus();

interface CardProps {
  readonly card: IncidentCard;
  /** It was deleted. */
  readonly onGone: () => void;
}

const EditForm = ({ card: { incident }, onDone }: { readonly card: IncidentCard; readonly onDone: () => void }) => {
  const state = useIncidentForm(incident, onDone);
  return <IncidentForm state={state} isNew={false} onCancel={onDone} />;
};

const Card = ({ card, onGone }: CardProps) => {
  const { t } = useTranslation(['incidents', 'parts', 'sensors']);
  const words = useIncidentWords();
  const { incident } = card;
  const [editing, setEditing] = useState(false);
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
    <Stack gap="md">
      <Paper withBorder p="md">
        <div className={classes.head}>
          <Group gap={8}>
            <Text fw={600}>{incident.id}</Text>
            <Tag>{words.state(incident.state)}</Tag>
            {incident.hazard === null ? null : <Tag>{words.value('hazard', incident.hazard)}</Tag>}
            {incident.sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
          </Group>
          <Title order={2} size="h2" className={classes.title ?? ''}>
            {incident.shortDescription ?? t('noDescription')}
          </Title>
          {noWrite === undefined ? <StateForm key={incident.state} incident={incident} /> : null}
          <Group gap="xs">
            <ActionButton variant="default" size="xs" reason={noWrite} onClick={() => setAssigning(true)}>
              {t(incident.assign === null ? 'assign' : 'reassign')}
            </ActionButton>
            <ActionButton variant="default" size="xs" reason={noWrite} onClick={() => setEditing((was) => !was)}>
              {t(editing ? 'cancelEdit' : 'edit')}
            </ActionButton>
            <ActionButton variant="default" size="xs" reason={noDelete} onClick={() => deletion.ask(incident)}>
              {t('delete')}
            </ActionButton>
          </Group>
        </div>
      </Paper>
      {editing ? (
        <Section title={t('editTitle')}>
          <EditForm card={card} onDone={() => setEditing(false)} />
        </Section>
      ) : null}
      <div className={classes.columns}>
        <div className={classes.column}>
          <Timeline card={card} />
          <Checklist card={card} />
        </div>
        <div className={classes.column}>
          <Section title={t('facts')}>
            <Facts incident={incident} />
          </Section>
          {incident.origin === 'detected' ? (
            <Section title={t('sensors:estimate.title')}>
              <DetectionEstimate incidentId={incident.id} />
            </Section>
          ) : null}
          <SitePart incident={incident} />
          <Links card={card} />
        </div>
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
    </Stack>
  );
};

/** One incident: state, people, place, log, checklist, runs. Read again every ten seconds. */
export const IncidentRecord = ({
  id,
  onBack,
  onGone,
}: {
  readonly id: string;
  readonly onBack: () => void;
  readonly onGone: () => void;
}) => {
  const { t } = useTranslation('incidents');
  const card = useIncidentCard(id);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack}>
          {t('back')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('live')}
        </Text>
      </Group>
      {card.isPending ? <TextSkeleton /> : null}
      {card.isError ? (
        <ErrorPanel error={card.error} title={t(card.data ? 'stale' : 'readFailed', { id })} onRetry={() => void card.refetch()} />
      ) : null}
      {card.data ? <Card card={card.data} onGone={onGone} /> : null}
    </Stack>
  );
};
