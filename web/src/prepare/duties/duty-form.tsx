import { type Duty, type DutyEntryKind, findDutyRule } from '@hazardguard/contract';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { notifySuccess } from '../../ui/notices.ts';
import { updateCachedRow } from '../../ui/register/update-cached-row.ts';

/** The entries that the state of a duty allows, the likeliest first. */
export const kindsFor = ({ rule, state, eventOn }: Pick<Duty, 'rule' | 'state' | 'eventOn'>): readonly DutyEntryKind[] => {
  if (state === 'not-applicable') return ['applies'];
  if (findDutyRule(rule).after === undefined) return ['done', 'not-applicable'];
  return eventOn === null ? ['event', 'not-applicable'] : ['done', 'event', 'not-applicable'];
};

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
  const { t } = useTranslation(['duties', 'parts']);
  const kinds = kindsFor(duty);
  const [chosen, setKind] = useState<DutyEntryKind>();
  const [on, setOn] = useState(today);
  const [who, setWho] = useState('');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const kind = kinds.find((candidate) => candidate === chosen) ?? kinds[0] ?? 'done';
  const event = findDutyRule(duty.rule).after?.event ?? 'accident';
  const word = kind === 'event' ? event : kind;
  const isLesson = word === 'lesson';
  // Several lessons may be open, and any of them may be the one that is done.
  const entries = useQuery(routeQuery('/api/duties/entries', { query: { rule: duty.rule, subject: duty.subject } })).data?.entries ?? [];
  const lessons = duty.rule === 'lesson' && kind === 'done' ? entries.filter((one) => one.kind === 'event' && one.doneOn === null) : [];
  const open = lessons.toSorted((one, other) => one.on.localeCompare(other.on));
  const [closes, setCloses] = useState<string>();
  const save = useRouteChange('POST', '/api/duties/entries', {
    refreshes: ['/api/duties/*'],
    onSuccess: (now) => {
      updateCachedRow<Duty>('/api/duties', now, ({ rule, subject }) => rule === now.rule && subject === now.subject);
      notifySuccess(t('form.saved'));
      setNote('');
      onRecorded(now);
    },
  });
  const send = (submitted: FormEvent): void => {
    submitted.preventDefault();
    const incomplete = on === '' || who.trim() === '' || (isLesson && note.trim() === '');
    setMissing(incomplete);
    if (incomplete) return;
    const done = open.find(({ id }) => String(id) === closes) ?? open[0];
    const input = { rule: duty.rule, subject: duty.subject, kind, on, who, note, ...(done === undefined ? {} : { closes: done.id }) };
    save.mutate({ body: input });
  };
  return (
    <form onSubmit={send} noValidate autoComplete="off">
      <Stack gap="md">
        {save.isError ? <ErrorPanel error={save.error} title={t('form.failed')} kept={t('parts:form.kept')} /> : null}
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
            label={t(`form.on.${word === 'not-applicable' || word === 'applies' ? 'other' : word}`)}
            withAsterisk
            value={on}
            {...(word === 'start' || isLesson ? {} : { max: today })}
            error={missing && on === ''}
            onChange={({ currentTarget }) => setOn(currentTarget.value)}
          />
          <TextInput
            label={t(isLesson ? 'form.actor' : 'form.who')}
            withAsterisk
            maxLength={200}
            value={who}
            error={missing && who.trim() === ''}
            onChange={({ currentTarget }) => setWho(currentTarget.value)}
          />
        </SimpleGrid>
        <Textarea
          label={t(isLesson ? 'form.action' : 'form.note')}
          {...(isLesson ? { withAsterisk: true, error: missing && note.trim() === '' } : { description: t('form.noteHint') })}
          autosize
          minRows={2}
          maxLength={2000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {missing ? (
          <Text role="alert" size="sm" c="var(--hg-fault)">
            {t(isLesson ? 'form.requiredLesson' : 'form.required')}
          </Text>
        ) : null}
        <Group>
          <Button type="submit" loading={save.isPending}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
