import type { IncidentTask, TaskMark, TaskOutcome } from '@hazardguard/contract';
import { Group } from '@mantine/core';
import { useState } from 'react';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { incidentLists } from '../incident-changes.ts';
import { ReasonForm } from './reason-form.tsx';

interface MarksProps {
  /** Of the incident. */
  readonly id: string;
  readonly task: string;
  /** Text of the task. */
  readonly name: string;
  readonly marked: TaskMark | undefined;
  readonly may: boolean;
}

/** Marks a task as done or not applicable with a reason, or reopens it; shows who marked it and when. */
export const TaskMarks = ({ id, task, name, marked, may }: MarksProps) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const mark = useRouteChange('PUT', '/api/incidents/{id}/tasks/{task}', {
    refreshes: incidentLists,
    onSuccess: () => setAsking(false),
  });
  const send = (body: { readonly outcome: TaskOutcome; readonly why?: string }): void =>
    mark.mutate({ path: { id, task: task as IncidentTask }, body });
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
              {button('done', () => send({ outcome: 'done' }))}
              {button('not-applicable', () => setAsking(true))}
            </>
          ) : (
            button('open', () => send({ outcome: 'open' }))
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
        <ReasonForm
          label={t('checklist.whyNot')}
          name={t('checklist.whyNotOf', { task: name })}
          act={t('checklist.not-applicable')}
          busy={mark.isPending}
          onSend={(why) => send({ outcome: 'not-applicable', why })}
          onCancel={() => setAsking(false)}
        />
      ) : null}
      {mark.isError ? <ErrorPanel error={mark.error} title={t('checklist.failed')} /> : null}
    </>
  );
};
