import type { TaskMark } from '@hazardguard/contract';
import { Button, Group, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { markTask, refreshIncidents } from '../incident-data.ts';

interface MarksProps {
  /** Of the incident. */
  readonly id: string;
  readonly task: string;
  /** Text of the task. */
  readonly name: string;
  readonly marked: TaskMark | undefined;
  readonly may: boolean;
}

/** Asks for the reason why a task does not apply; Escape cancels. */
const NotApplicable = ({
  name,
  busy,
  onSend,
  onCancel,
}: {
  readonly name: string;
  readonly busy: boolean;
  readonly onSend: (why: string) => void;
  readonly onCancel: () => void;
}) => {
  const { t } = useTranslation(['incidents', 'shell']);
  const [why, setWhy] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(why.trim() === '');
    if (why.trim() !== '' && !busy) onSend(why.trim());
  };
  return (
    <form className="hg-row hg-end hg-whole hg-grow-first" onSubmit={send} noValidate autoComplete="off">
      <TextInput
        autoFocus
        size="xs"
        label={t('checklist.whyNot')}
        aria-label={t('checklist.whyNotOf', { task: name })}
        maxLength={2_000}
        value={why}
        error={missing && why.trim() === '' ? t('checklist.whyMissing') : undefined}
        onChange={(event) => setWhy(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Button type="submit" size="xs" loading={busy}>
        {t('checklist.not-applicable')}
      </Button>
      <Button size="xs" variant="default" onClick={onCancel}>
        {t('shell:cancel')}
      </Button>
    </form>
  );
};

/** Marks a task as done or not applicable with a reason, or reopens it; shows who marked it and when. */
export const TaskMarks = ({ id, task, name, marked, may }: MarksProps) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const mark = useMutation({
    mutationFn: markTask,
    onSuccess: () => setAsking(false),
    onSettled: () => refreshIncidents(),
  });
  const button = (outcome: 'done' | 'not-applicable' | 'open', act: () => void) => (
    <ActionButton
      size="xs"
      variant="default"
      disabled={mark.isPending}
      aria-label={t('checklist.markAs', { outcome: t(`checklist.${outcome}`), task: name })}
      onClick={act}
    >
      {t(`checklist.${outcome}`)}
    </ActionButton>
  );
  return (
    <>
      {may ? (
        <Group gap={4} wrap="nowrap">
          {marked === undefined ? (
            <>
              {button('done', () => mark.mutate({ id, task, outcome: 'done' }))}
              {button('not-applicable', () => setAsking(true))}
            </>
          ) : (
            button('open', () => mark.mutate({ id, task, outcome: 'open' }))
          )}
        </Group>
      ) : null}
      {marked === undefined ? null : (
        <div className="hg-tiny hg-quiet hg-whole">
          {t(`checklist.marked.${marked.outcome === 'done' ? 'done' : 'not-applicable'}`, {
            name: marked.byName,
            moment: format.moment(marked.at),
          })}
          {marked.why === null ? null : ` · ${t('log.why', { why: marked.why })}`}
        </div>
      )}
      {asking && marked === undefined ? (
        <NotApplicable
          name={name}
          busy={mark.isPending}
          onSend={(why) => mark.mutate({ id, task, outcome: 'not-applicable', why })}
          onCancel={() => setAsking(false)}
        />
      ) : null}
      {mark.isError ? <ErrorPanel error={mark.error} title={t('checklist.failed')} /> : null}
    </>
  );
};
