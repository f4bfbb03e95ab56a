import type { IncidentSituation, OwnTaskInput } from '@hazardguard/contract';
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { changeRoute } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';

interface FormProps {
  readonly id: string;
  /** Null: a new task. */
  readonly own: IncidentSituation['ownTasks'][number] | null;
  readonly onDone: () => void;
}

/** Local time in the format of the date field. */
const formatLocalTime = (iso: string | null): string => {
  if (iso === null) return '';
  const moment = new Date(iso);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Text, assignee and due time of a task. Enter saves it. */
export const OwnTaskForm = ({ id, own, onDone }: FormProps) => {
  const { t } = useTranslation(['incidents', 'shell']);
  const [text, setText] = useState(own?.text ?? '');
  const [assignee, setAssignee] = useState(own?.assignee ?? '');
  const [due, setDue] = useState(formatLocalTime(own?.dueAt ?? null));
  const [missing, setMissing] = useState(false);
  const save = useChange(
    (body: OwnTaskInput, key): Promise<unknown> =>
      own === null
        ? changeRoute('POST', '/api/incidents/{id}/tasks', { path: { id }, body }, key)
        : changeRoute('PUT', '/api/incidents/{id}/own-tasks/{task}', { path: { id, task: own.task }, body }, key),
    { refreshes: ['/api/incidents/*'], onSuccess: onDone },
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    save.mutate({
      text: text.trim(),
      assignee: assignee.trim() || null,
      dueAt: due === '' || Number.isNaN(Date.parse(due)) ? null : new Date(due).toISOString(),
    });
  };
  return (
    <form onSubmit={send} noValidate autoComplete="off" aria-label={t(own === null ? 'ownTask.add' : 'ownTask.edit')}>
      <div className="hg-row hg-end hg-grow-first">
        <TextInput
          autoFocus
          label={t('ownTask.text')}
          maxLength={500}
          value={text}
          error={missing && text.trim() === '' ? t('ownTask.missing') : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TextInput
          label={t('ownTask.assignee')}
          maxLength={200}
          value={assignee}
          onChange={(event) => setAssignee(event.currentTarget.value)}
        />
        <TextInput label={t('ownTask.dueAt')} type="datetime-local" value={due} onChange={(event) => setDue(event.currentTarget.value)} />
      </div>
      {save.isError ? <ErrorPanel error={save.error} title={t('ownTask.failed')} /> : null}
      <Group gap="xs" mt="xs">
        <Button type="submit" size="xs" loading={save.isPending}>
          {t(own === null ? 'note.add' : 'update')}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {t('shell:cancel')}
        </Button>
      </Group>
    </form>
  );
};
