import {
  type IncidentCard,
  type IncidentHazard,
  type IncidentTask,
  incidentChecklists,
  incidentHazards,
  incidentTaskSources,
  type TaskMark,
} from '@hazardguard/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useHasPermission } from '../../../data/session.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { ReadAloudButton } from '../../../ui/read-aloud/read-aloud-button.tsx';
import { incidentLists } from '../incident-changes.ts';
import { useIncidentText } from '../use-incident-text.ts';
import classes from './record.module.css';
import { Section } from './section.tsx';
import { TaskMarks } from './task-marks.tsx';

interface StepProps {
  /** Of the incident. */
  readonly id: string;
  readonly task: IncidentTask;
  readonly marked: TaskMark | undefined;
  readonly may: boolean;
}

/** One step of a checklist, where it comes from, and what became of it. */
const ChecklistStep = ({ id, task, marked, may }: StepProps) => {
  const { t } = useTranslation('incidents');
  const sources = incidentTaskSources[task] ?? [];
  return (
    <li className={`hg-rule hg-pad-y hg-small ${classes.task}`} data-outcome={marked?.outcome}>
      <div>
        <div className={classes.step}>{t(`task.${task}`)}</div>
        {sources.length > 0 ? (
          <div className="hg-tiny hg-quiet" lang="en">
            {sources.join(' · ')}
          </div>
        ) : null}
      </div>
      <TaskMarks id={id} task={task} name={t(`task.${task}`)} marked={marked} may={may} />
    </li>
  );
};

interface ListProps {
  readonly card: IncidentCard;
  readonly hazard: IncidentHazard;
  readonly may: boolean;
}

/** The first steps for one kind of accident, in order; a step that is on two lists is marked in both. */
const Checklist = ({ card, hazard, may }: ListProps) => {
  const { t, i18n } = useTranslation('incidents');
  const text = useIncidentText();
  const format = useFormat();
  const { incident, situation } = card;
  const attach = useRouteChange('PUT', '/api/incidents/{id}/checklists/{hazard}', { refreshes: incidentLists });
  const tasks = incidentChecklists[hazard];
  const findMark = (task: string) => situation.marks.find((one) => one.task === task);
  const settled = tasks.filter((task) => findMark(task) !== undefined).length;
  const name = text.value('hazard', hazard);
  return (
    <Section title={t('checklist.of', { hazard: name })}>
      <Group justify="space-between" gap="xs" mb="xs">
        <Text size="sm" c="dimmed">
          {t('checklist.progress', { settled: format.exact(settled), all: format.exact(tasks.length) })} {t('checklist.planFirst')}
        </Text>
        <ReadAloudButton of={name} text={tasks.map((task) => t(`task.${task}`)).join('\n')} language={i18n.language} />
        {may && hazard !== incident.hazard ? (
          <Button
            size="xs"
            variant="default"
            loading={attach.isPending}
            aria-label={t('checklist.detachList', { hazard: name })}
            onClick={() => attach.mutate({ path: { id: incident.id, hazard }, body: { attached: false } })}
          >
            {t('checklist.detach')}
          </Button>
        ) : null}
      </Group>
      {attach.isError ? <ErrorPanel error={attach.error} title={t('checklist.failed')} /> : null}
      <ol className="hg-stack hg-gap-0">
        {tasks.map((task) => (
          <ChecklistStep key={task} id={incident.id} task={task} marked={findMark(task)} may={may} />
        ))}
      </ol>
    </Section>
  );
};

/** The lists of the incident: that of its kind first, then those attached to it. */
export const Checklists = ({ card }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const text = useIncidentText();
  const may = useHasPermission('incident.write');
  const { incident, situation } = card;
  const attach = useRouteChange('PUT', '/api/incidents/{id}/checklists/{hazard}', { refreshes: incidentLists });
  const others = incidentHazards.filter((hazard) => !situation.checklists.includes(hazard));
  return (
    <Stack gap="md">
      {situation.checklists.map((hazard) => (
        <Checklist key={hazard} card={card} hazard={hazard} may={may} />
      ))}
      {situation.checklists.length === 0 ? (
        <Section title={t('checklist.title')}>
          <Text size="sm" c="dimmed">
            {t('checklist.noHazard')}
          </Text>
        </Section>
      ) : null}
      {may && others.length > 0 ? (
        <Group gap="xs">
          <Text size="sm">{t('checklist.attach')}</Text>
          {others.map((hazard) => (
            <Button
              key={hazard}
              size="xs"
              variant="default"
              disabled={attach.isPending}
              onClick={() => attach.mutate({ path: { id: incident.id, hazard }, body: { attached: true } })}
            >
              {text.value('hazard', hazard)}
            </Button>
          ))}
        </Group>
      ) : null}
      {attach.isError ? <ErrorPanel error={attach.error} title={t('checklist.failed')} /> : null}
    </Stack>
  );
};
