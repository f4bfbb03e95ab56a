import type { DrillCard } from '@hazardguard/contract';
import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { api, readBody } from '../../data/client.ts';
import { describeChange } from '../../data/offline/outbox/describe-change.ts';
import { useWaiting } from '../../data/offline/outbox/waiting.ts';
import { useChange } from '../../data/use-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { refreshDrills } from '../../register/exercise-marks/current-drills.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { DeviceTime } from '../device-time.tsx';

/** Evaluators' notes with their times; notes are added, never changed. */
export const NotesPart = ({ card: { drill, notes } }: { readonly card: DrillCard }) => {
  const { t } = useTranslation(['drills', 'offline']);
  const format = useFormat();
  // Without the key of the attempt: two notes of the same words are two notes, also while they wait.
  const note = useChange(
    (written: string) => readBody(api.POST('/api/drills/{id}/notes', { params: { path: { id: drill.id } }, body: { text: written } })),
    { onSuccess: refreshDrills },
  );
  const [text, setText] = useState('');
  const waiting = useWaiting().filter(({ change }) => change.address === `/api/drills/${drill.id}/notes`);
  const clear = (): void => setText('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    note.mutate(text.trim(), {
      onSuccess: clear,
      onError: (error) => (error instanceof ApiProblem && error.code === 'waits' ? clear() : undefined),
    });
  };
  return (
    <>
      <ul className="hg-list">
        {notes.map(({ id, at, deviceAt, by, text: noteText }) => (
          <li key={id}>
            <span className="hg-small hg-quiet">
              {format.moment(at)} · {by}
            </span>
            <div>{noteText}</div>
            {deviceAt === null ? null : <DeviceTime at={at} deviceAt={deviceAt} />}
          </li>
        ))}
        {waiting.map(({ order, change }) => (
          <li key={`waits ${order}`}>
            <span className="hg-small hg-quiet">
              {format.moment(new Date(change.atMs).toISOString())} · {t('offline:outbox.state.waiting')}
            </span>
            <div>{describeChange(change).text}</div>
          </li>
        ))}
      </ul>
      {drill.state === 'planned' ? null : (
        <form onSubmit={send}>
          {note.isError ? <ErrorPanel error={note.error} title={t('notes.failed')} /> : null}
          <Textarea
            label={t('notes.label')}
            autosize
            minRows={2}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Group mt={8}>
            <Button type="submit" variant="default" loading={note.isPending} disabled={text.trim() === ''}>
              {t('notes.add')}
            </Button>
          </Group>
        </form>
      )}
    </>
  );
};
