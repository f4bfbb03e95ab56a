import type { IncidentSituation, OwnTaskInput } from '@hazardguard/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { changeRoute } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import type { Checked } from '../../../ui/form/field-problems.ts';
import { ServerForm } from '../../../ui/form/server-form.tsx';
import { useServerForm } from '../../../ui/form/use-server-form.ts';

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

const fields = ['text', 'assignee', 'dueAt'] as const;
type Field = (typeof fields)[number];
const fieldId = (field: Field): string => `own-task-${field}`;

const checkTask = ({ text, assignee, dueAt }: Readonly<Record<Field, string>>): Checked<Field, OwnTaskInput> => {
  if (text.trim() === '') return { ok: false, problems: [{ field: 'text', reason: { kind: 'invalid' } }] };
  const due = Number.isNaN(Date.parse(dueAt)) ? null : new Date(dueAt).toISOString();
  return { ok: true, input: { text: text.trim(), assignee: assignee.trim() || null, dueAt: due } };
};

/** Text, assignee and due time of a task. Enter saves it. */
export const OwnTaskForm = ({ id, own, onDone }: FormProps) => {
  const { t } = useTranslation(['incidents', 'shell']);
  const [given] = useState(() => ({
    editing: null,
    values: { text: own?.text ?? '', assignee: own?.assignee ?? '', dueAt: formatLocalTime(own?.dueAt ?? null) },
  }));
  const state = useServerForm<Field, unknown, OwnTaskInput>({
    name: null,
    fields,
    given,
    check: checkTask,
    save: ({ input: body, key }) =>
      own === null
        ? changeRoute('POST', '/api/incidents/{id}/tasks', { path: { id }, body }, key)
        : changeRoute('PUT', '/api/incidents/{id}/own-tasks/{task}', { path: { id, task: own.task }, body }, key),
    refreshes: ['/api/incidents/*'],
    onSaved: onDone,
  });
  const label = (field: Field): string => t(`ownTask.${field}`);
  return (
    <ServerForm<Field>
      state={state}
      words={{ label, invalid: () => t('ownTask.missing'), id: fieldId, someOptional: true }}
      texts={{ save: t(own === null ? 'note.add' : 'update'), saveFailed: t('ownTask.failed'), clear: t('shell:cancel') }}
      label={t(own === null ? 'ownTask.add' : 'ownTask.edit')}
      onCancel={onDone}
    >
      {({ error, buttons }) => (
        <>
          <div className="hg-row hg-end hg-grow-first">
            {fields.map((field) => (
              <TextInput
                key={field}
                id={fieldId(field)}
                autoFocus={field === 'text'}
                type={field === 'dueAt' ? 'datetime-local' : 'text'}
                label={label(field)}
                maxLength={field === 'text' ? 500 : 200}
                value={state.form.values[field]}
                error={error(field)}
                onChange={(event) => state.form.set({ [field]: event.currentTarget.value })}
              />
            ))}
          </div>
          {buttons}
        </>
      )}
    </ServerForm>
  );
};
