import { type Duty, type DutyEntryKind, findDutyRule } from '@hazardguard/contract';
import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf, RouteTable } from '../../data/client.ts';
import { routeQuery } from '../../data/route-query.ts';
import { changeRoute } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { type Checked, findProblems } from '../../ui/form/field-problems.ts';
import { ServerForm } from '../../ui/form/server-form.tsx';
import { useServerForm } from '../../ui/form/use-server-form.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { updateCachedRow } from '../../ui/register/update-cached-row.ts';

/** The entries that the state of a duty allows, the likeliest first. */
export const kindsFor = ({ rule, state, eventOn }: Pick<Duty, 'rule' | 'state' | 'eventOn'>): readonly DutyEntryKind[] => {
  if (state === 'not-applicable') return ['applies'];
  if (findDutyRule(rule).after === undefined) return ['done', 'not-applicable'];
  return eventOn === null ? ['event', 'not-applicable'] : ['done', 'event', 'not-applicable'];
};

type DutyEntryInput = BodyOf<RouteTable['POST']['/api/duties/entries']>['body'];
const fields = ['on', 'who', 'note'] as const;
type Field = (typeof fields)[number];
const fieldId = (field: Field): string => `duty-${field}`;

/** One entry for a duty. All fields are required, because an entry cannot be changed. */
export const DutyForm = ({
  duty,
  today,
  onRecorded,
}: {
  readonly duty: Duty;
  readonly today: string;
  readonly onRecorded: (duty: Duty) => void;
}) => {
  const { t } = useTranslation('duties');
  const kinds = kindsFor(duty);
  const [chosen, setKind] = useState<DutyEntryKind>();
  const kind = kinds.find((candidate) => candidate === chosen) ?? kinds[0] ?? 'done';
  const event = findDutyRule(duty.rule).after?.event ?? 'accident';
  const word = kind === 'event' ? event : kind;
  const isLesson = word === 'lesson';
  // Several lessons may be open, and any of them may be the one that is done.
  const entries = useQuery(routeQuery('/api/duties/entries', { query: { rule: duty.rule, subject: duty.subject } })).data?.entries ?? [];
  const lessons = duty.rule === 'lesson' && kind === 'done' ? entries.filter((one) => one.kind === 'event' && one.doneOn === null) : [];
  const open = lessons.toSorted((one, other) => one.on.localeCompare(other.on));
  const [closes, setCloses] = useState<string>();
  const [given] = useState(() => ({ editing: null, values: { on: today, who: '', note: '' } }));
  const state = useServerForm({
    name: null,
    fields,
    given,
    check: (values): Checked<Field, DutyEntryInput> => {
      const problems = findProblems([], fields, values, isLesson ? [] : ['note']);
      if (problems.length > 0) return { ok: false, problems };
      const done = open.find(({ id }) => String(id) === closes) ?? open[0];
      return {
        ok: true,
        input: { rule: duty.rule, subject: duty.subject, kind, ...values, ...(done === undefined ? {} : { closes: done.id }) },
      };
    },
    save: ({ input, key }) => changeRoute('POST', '/api/duties/entries', { body: input }, key),
    refreshes: ['/api/duties/*'],
    onSaved: (now) => {
      updateCachedRow<Duty>('/api/duties', now, ({ rule, subject }) => rule === now.rule && subject === now.subject);
      notifySuccess(t('form.saved'));
      state.form.set({ on, who });
      onRecorded(now);
    },
  });
  const { set, values } = state.form;
  const { on, who, note } = values;
  const label = (field: Field): string => {
    if (field === 'who') return t(isLesson ? 'form.actor' : 'form.who');
    if (field === 'note') return t(isLesson ? 'form.action' : 'form.note');
    return t(`form.on.${word === 'not-applicable' || word === 'applies' ? 'other' : word}`);
  };
  return (
    <ServerForm<Field>
      state={state}
      words={{ label, invalid: label, id: fieldId, ...(isLesson ? {} : { someOptional: true }) }}
      texts={{ save: t('form.save'), saveFailed: t('form.failed') }}
    >
      {({ error, buttons }) => (
        <>
          <NativeSelect
            label={t('form.kind')}
            value={kind}
            onChange={({ currentTarget }) => setKind(kinds.find((candidate) => candidate === currentTarget.value))}
            data={kinds.map((value) => ({ value, label: t(`form.${value === 'event' ? event : value}`) }))}
          />
          {open.length < 2 ? null : (
            <NativeSelect
              label={t('form.which')}
              value={closes ?? String(open[0]?.id)}
              onChange={({ currentTarget }) => setCloses(currentTarget.value)}
              data={open.map((one) => ({ value: String(one.id), label: one.note.slice(0, 80) }))}
            />
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput
              type="date"
              id={fieldId('on')}
              label={label('on')}
              withAsterisk
              value={on}
              {...(word === 'start' || isLesson ? {} : { max: today })}
              error={error('on')}
              onChange={({ currentTarget }) => set({ on: currentTarget.value })}
            />
            <TextInput
              id={fieldId('who')}
              label={label('who')}
              withAsterisk
              maxLength={200}
              value={who}
              error={error('who')}
              onChange={({ currentTarget }) => set({ who: currentTarget.value })}
            />
          </SimpleGrid>
          <Textarea
            id={fieldId('note')}
            label={label('note')}
            error={error('note')}
            {...(isLesson ? { withAsterisk: true } : { description: t('form.noteHint') })}
            autosize
            minRows={2}
            maxLength={2000}
            value={note}
            onChange={({ currentTarget }) => set({ note: currentTarget.value })}
          />
          {buttons}
        </>
      )}
    </ServerForm>
  );
};
