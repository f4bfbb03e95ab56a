import type { IncidentCard } from '@hazardguard/contract';
import { Anchor, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { routeQuery } from '../../../data/route-query.ts';
import { useHasPermission } from '../../../data/session.ts';
import { changeRoute } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { type Checked, findProblems } from '../../../ui/form/field-problems.ts';
import { ServerForm } from '../../../ui/form/server-form.tsx';
import { useServerForm } from '../../../ui/form/use-server-form.ts';
import { useFormat } from '../../../ui/format.ts';
import { notifySuccess } from '../../../ui/notices.ts';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import classes from '../record/record.module.css';
import { Section } from '../record/section.tsx';

interface Lesson {
  readonly note: string;
  readonly who: string;
  /** Day, or empty. */
  readonly on: string;
}

interface FormProps {
  readonly incidentId: string;
  readonly subject: string;
  /** Of a task, or empty. */
  readonly given: Lesson;
  readonly onDone: () => void;
}

const fields = ['note', 'who', 'on'] as const;
type Field = (typeof fields)[number];
const fieldId = (field: Field): string => `lesson-${field}`;
const labels = { note: 'text', who: 'who', on: 'due' } as const;

const checkLesson = (lesson: Lesson): Checked<Field, Lesson> => {
  const problems = findProblems([], fields, lesson);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, input: lesson };
};

const LessonForm = ({ incidentId, subject, given, onDone }: FormProps) => {
  const { t } = useTranslation(['incidents', 'shell']);
  const state = useServerForm({
    name: null,
    fields,
    given: { editing: null, values: given },
    check: checkLesson,
    save: ({ input: { note, who, on }, key }) => {
      const body = { rule: 'lesson', kind: 'event', subject, incidentId, note: note.trim(), who: who.trim(), on } as const;
      return changeRoute('POST', '/api/duties/entries', { body }, key);
    },
    refreshes: ['/api/duties/*'],
    onSaved: () => {
      notifySuccess(t('reports.debrief.lessons.saved'));
      onDone();
    },
  });
  const { values, set } = state.form;
  const label = (field: Field): string => t(`reports.debrief.lessons.${labels[field]}`);
  return (
    <ServerForm<Field>
      state={state}
      words={{ label, invalid: label, id: fieldId }}
      texts={{
        save: t('reports.debrief.lessons.make'),
        saveFailed: t('reports.debrief.lessons.failed'),
        clear: t('shell:cancel'),
      }}
      label={t('reports.debrief.lessons.add')}
      onCancel={onDone}
    >
      {({ error, buttons }) => (
        <>
          <Textarea
            id={fieldId('note')}
            autoFocus
            autosize
            withAsterisk
            label={label('note')}
            maxLength={2000}
            value={values.note}
            error={error('note')}
            onChange={(event) => set({ note: event.currentTarget.value })}
          />
          <TextInput
            id={fieldId('who')}
            withAsterisk
            label={label('who')}
            maxLength={200}
            value={values.who}
            error={error('who')}
            onChange={(event) => set({ who: event.currentTarget.value })}
          />
          <TextInput
            id={fieldId('on')}
            type="date"
            withAsterisk
            label={label('on')}
            value={values.on}
            error={error('on')}
            onChange={(event) => set({ on: event.currentTarget.value })}
          />
          {buttons}
        </>
      )}
    </ServerForm>
  );
};

const none: Lesson = { note: '', who: '', on: '' };

/** The lessons of the incident that are duties of its site, and its tasks, each of which can become one. */
const LessonList = ({ card: { incident, situation }, subject }: { readonly card: IncidentCard; readonly subject: string }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const may = useHasPermission('duty.record');
  const [open, setOpen] = useState<string | null>(null);
  const read = useQuery({
    ...routeQuery('/api/duties/entries', { query: { rule: 'lesson', subject } }),
    // The one due first comes first.
    select: ({ entries }) =>
      entries.filter((entry) => entry.incidentId === incident.id).toSorted((one, other) => one.on.localeCompare(other.on)),
  });
  if (read.isPending) return <TextSkeleton lines={2} />;
  if (read.isError) return <ErrorPanel error={read.error} onRetry={() => void read.refetch()} />;
  const known = new Set(read.data.map(({ note }) => note));
  const tasks = situation.ownTasks.filter(({ task, text }) => !known.has(text) && !situation.marks.some((mark) => mark.task === task));
  const close = (): void => setOpen(null);
  return (
    <Stack gap="sm">
      {read.data.length + tasks.length === 0 ? <Text size="sm">{t('reports.debrief.lessons.none')}</Text> : null}
      <ul className="hg-stack hg-gap-0">
        {read.data.map(({ id, note, who, on, doneOn }) => (
          <li key={id} className={`hg-rule hg-pad-y hg-small ${classes.task}`} data-outcome={doneOn === null ? undefined : 'done'}>
            <div>
              <div className={classes.step}>{note}</div>
              <div className="hg-tiny hg-quiet">
                {t('reports.debrief.lessons.facts', { who, date: format.date(on) })}
                {doneOn === null ? null : ` · ${t('reports.debrief.lessons.done', { date: format.date(doneOn) })}`}
              </div>
            </div>
          </li>
        ))}
        {tasks.map(({ task, text, assignee, dueAt }) => (
          <li key={task} className={`hg-rule hg-pad-y hg-small ${classes.task}`}>
            <div className={classes.step}>{text}</div>
            {may && open !== task ? (
              <Button size="xs" variant="default" aria-label={t('reports.debrief.lessons.makeOf', { text })} onClick={() => setOpen(task)}>
                {t('reports.debrief.lessons.make')}
              </Button>
            ) : null}
            {open === task ? (
              <div className="hg-tiny hg-quiet hg-whole">
                <LessonForm
                  incidentId={incident.id}
                  subject={subject}
                  given={{ note: text, who: assignee ?? '', on: dueAt?.slice(0, 10) ?? '' }}
                  onDone={close}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {open === '' ? <LessonForm incidentId={incident.id} subject={subject} given={none} onDone={close} /> : null}
      <Group gap="sm">
        {may && open !== '' ? (
          <Button size="xs" variant="default" onClick={() => setOpen('')}>
            {t('reports.debrief.lessons.add')}
          </Button>
        ) : null}
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to={'/Duties' as never} />}>
          {t('reports.debrief.lessons.register')}
        </Anchor>
      </Group>
    </Stack>
  );
};

/** From the debrief to the register of duties. */
export const LessonsPart = ({ card }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const { industryId } = card.incident;
  return (
    <Section title={t('reports.debrief.lessons.title')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t(industryId === null ? 'reports.debrief.lessons.noSite' : 'reports.debrief.lessons.about')}
      </Text>
      {industryId === null ? null : <LessonList card={card} subject={`site:${industryId}`} />}
    </Section>
  );
};
