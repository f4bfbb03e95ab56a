import { type IncidentCard, type IncidentTask, incidentChecklists, type TaskOutcome } from '@hazardguard/contract';
import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../data/session.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { markTask, refreshIncidents } from '../incident-data.ts';
import classes from './record.module.css';
import { Section } from './section.tsx';

/** The first steps for the kind of accident: done, not applicable, or open; the log has every mark. */
export const Checklist = ({ card }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const may = useMay('incident.write');
  const { id, hazard } = card.incident;
  const mark = useMutation({ mutationFn: markTask, onSettled: () => refreshIncidents() });
  if (hazard === null)
    return (
      <Section title={t('checklist.title')}>
        <Text size="sm" c="dimmed">
          {t('checklist.noHazard')}
        </Text>
      </Section>
    );
  const tasks: readonly IncidentTask[] = incidentChecklists[hazard];
  const markOf = (task: IncidentTask) => card.tasks.find((one) => one.task === task);
  const settled = tasks.filter((task) => markOf(task) !== undefined).length;
  const button = (task: IncidentTask, outcome: TaskOutcome) => (
    <Button
      key={outcome}
      size="xs"
      variant="default"
      disabled={mark.isPending}
      aria-label={t('checklist.markAs', { outcome: t(`checklist.${outcome}`), task: t(`task.${task}`) })}
      onClick={() => mark.mutate({ id, task, outcome })}
    >
      {t(`checklist.${outcome}`)}
    </Button>
  );
  return (
    <Section title={t('checklist.title')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('checklist.progress', { settled: format.exact(settled), all: format.exact(tasks.length) })} {t('checklist.planFirst')}
      </Text>
      {mark.isError ? <ErrorPanel error={mark.error} title={t('checklist.failed')} /> : null}
      <ol className={classes.tasks}>
        {tasks.map((task) => {
          const marked = markOf(task);
          return (
            <li key={task} className={classes.task} data-outcome={marked?.outcome}>
              <div>
                <div className={classes.step}>{t(`task.${task}`)}</div>
                {marked === undefined ? null : (
                  <div className={classes.mark}>
                    {t(`checklist.marked.${marked.outcome === 'done' ? 'done' : 'not-applicable'}`, {
                      name: marked.byName,
                      moment: format.moment(marked.at),
                    })}
                  </div>
                )}
              </div>
              {may ? (
                <Group gap={4} wrap="nowrap">
                  {marked === undefined
                    ? (['done', 'not-applicable'] as const).map((outcome) => button(task, outcome))
                    : button(task, 'open')}
                </Group>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Section>
  );
};
