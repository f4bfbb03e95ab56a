import type { IncidentCard, IncidentSituation, TaskMark } from '@hazardguard/contract';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useHasPermission } from '../../../data/session.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { OwnTaskForm } from './own-task-form.tsx';
import classes from './record.module.css';
import { Section } from './section.tsx';
import { TaskMarks } from './task-marks.tsx';

type OwnTask = IncidentSituation['ownTasks'][number];

interface LineProps {
  readonly id: string;
  readonly own: OwnTask;
  readonly marked: TaskMark | undefined;
  readonly may: boolean;
}

/** Whether a task is past its due time and not marked. */
export const isOverdue = ({ dueAt }: OwnTask, marked: TaskMark | undefined, now: number): boolean =>
  marked === undefined && dueAt !== null && Date.parse(dueAt) < now;

const Line = ({ id, own, marked, may }: LineProps) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const { text, assignee, dueAt } = own;
  const facts = [
    assignee === null ? t('ownTask.nobody') : t('ownTask.for', { name: assignee }),
    ...(dueAt === null ? [] : [t('ownTask.due', { moment: format.moment(dueAt) })]),
  ];
  return (
    <li className={`hg-rule hg-pad-y hg-small ${classes.task}`} data-outcome={marked?.outcome}>
      <div>
        <div className={classes.step}>{text}</div>
        <div className="hg-tiny hg-quiet">
          {facts.join(' · ')} {isOverdue(own, marked, Date.now()) ? <Tag>{t('ownTask.overdue')}</Tag> : null}{' '}
          {may && marked === undefined ? (
            <button
              type="button"
              className="hg-link"
              onClick={() => setEditing(!editing)}
              aria-label={`${t(editing ? 'cancelEdit' : 'edit')}: ${text}`}
            >
              {t(editing ? 'cancelEdit' : 'edit')}
            </button>
          ) : null}
        </div>
      </div>
      <TaskMarks id={id} task={own.task} name={text} marked={marked} may={may} />
      {editing ? (
        <div className="hg-tiny hg-quiet hg-whole">
          <OwnTaskForm id={id} own={own} onDone={() => setEditing(false)} />
        </div>
      ) : null}
    </li>
  );
};

/** Tasks of this incident that no checklist has: open ones by due time, then marked ones. */
export const OwnTasks = ({ card }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const may = useHasPermission('incident.write');
  const [adding, setAdding] = useState(false);
  const { incident, situation } = card;
  const findMark = ({ task }: OwnTask) => situation.marks.find((one) => one.task === task);
  const last = '9999';
  const tasks = situation.ownTasks.toSorted(
    (a, b) => Number(findMark(a) !== undefined) - Number(findMark(b) !== undefined) || (a.dueAt ?? last).localeCompare(b.dueAt ?? last),
  );
  return (
    <Section title={t('ownTask.title')}>
      <Stack gap="sm">
        {tasks.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('ownTask.none')}
          </Text>
        ) : (
          <ol className="hg-stack hg-gap-0">
            {tasks.map((own) => (
              <Line key={own.task} id={incident.id} own={own} marked={findMark(own)} may={may} />
            ))}
          </ol>
        )}
        {may && adding ? <OwnTaskForm id={incident.id} own={null} onDone={() => setAdding(false)} /> : null}
        {may && !adding ? (
          <Button variant="default" size="xs" onClick={() => setAdding(true)} style={{ justifySelf: 'start' }}>
            {t('ownTask.add')}
          </Button>
        ) : null}
      </Stack>
    </Section>
  );
};
