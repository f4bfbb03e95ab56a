import type { IncidentCard } from '@hazardguard/contract';
import { Anchor, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { routeQuery } from '../../../data/route-query.ts';
import { useHasPermission } from '../../../data/session.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
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

const LessonForm = ({ incidentId, subject, given, onDone }: FormProps) => {
  const { t } = useTranslation(['incidents', 'shell']);
  const [lesson, setLesson] = useState(given);
  const [missing, setMissing] = useState(false);
  const save = useRouteChange('POST', '/api/duties/entries', {
    refreshes: ['/api/duties/*'],
    onSuccess: () => {
      notifySuccess(t('reports.debrief.lessons.saved'));
      onDone();
    },
  });
  const set = (change: Partial<Lesson>): void => setLesson((before) => ({ ...before, ...change }));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const [note, who] = [lesson.note.trim(), lesson.who.trim()];
    const incomplete = note === '' || who === '' || lesson.on === '';
    setMissing(incomplete);
    if (incomplete) return;
    save.mutate({ body: { rule: 'lesson', kind: 'event', subject, incidentId, note, who, on: lesson.on } });
  };
  return (
    <form onSubmit={send} noValidate autoComplete="off" aria-label={t('reports.debrief.lessons.add')}>
      <Stack gap="xs">
        <Textarea
          autoFocus
          autosize
          withAsterisk
          label={t('reports.debrief.lessons.text')}
          maxLength={2000}
          value={lesson.note}
          error={missing && lesson.note.trim() === ''}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        <TextInput
          withAsterisk
          label={t('reports.debrief.lessons.who')}
          maxLength={200}
          value={lesson.who}
          error={missing && lesson.who.trim() === ''}
          onChange={(event) => set({ who: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          withAsterisk
          label={t('reports.debrief.lessons.due')}
          value={lesson.on}
          error={missing && lesson.on === ''}
          onChange={(event) => set({ on: event.currentTarget.value })}
        />
        {missing ? (
          <Text role="alert" size="sm" c="var(--hg-fault)">
            {t('reports.debrief.lessons.required')}
          </Text>
        ) : null}
        {save.isError ? <ErrorPanel error={save.error} title={t('reports.debrief.lessons.failed')} /> : null}
        <Group gap="xs">
          <Button type="submit" size="xs" loading={save.isPending}>
            {t('reports.debrief.lessons.make')}
          </Button>
          <Button size="xs" variant="default" onClick={onDone}>
            {t('shell:cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
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
