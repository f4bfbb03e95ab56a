import { type NoteKind, noteKinds } from '@hazardguard/contract';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { asText } from '../../../data/address.ts';
import { useDraft } from '../../../data/draft.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { Choice } from '../../../ui/choice.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { incidentKeys } from '../../../ui/shortcuts/shortcut-table.ts';
import { quickEntryId } from './entry-ids.ts';

/** Adds notes to the log: Enter saves, and the focus stays in the field. A failed entry stays in the field. */
export const QuickEntry = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('incidents');
  const [kind, setKind] = useState<NoteKind>('note');
  const [text, setText] = useDraft(`incident-log:${id}`, '', asText);
  const [empty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const write = useRouteChange('POST', '/api/incidents/{id}/notes', {
    refreshes: ['/api/incidents/*'],
    nextAtOnce: true,
    // Keep what was typed during the request.
    onSuccess: (_entry, { body }) => setText((current) => (current.trim() === body.text ? '' : current)),
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    input.current?.focus();
    const entryText = text.trim();
    setEmpty(entryText === '');
    if (entryText !== '') write.mutate({ path: { id }, body: { kind, text: entryText } });
  };
  return (
    <form onSubmit={send} autoComplete="off" noValidate>
      <div className="hg-ask">
        <div className="hg-whole">
          <Choice label={t('note.kind')} quiet value={kind} options={noteKinds} formatName={(one) => t(`note.${one}`)} onChange={setKind} />
        </div>
        <TextInput
          ref={input}
          id={quickEntryId}
          label={t('note.label')}
          placeholder={t('note.placeholder')}
          maxLength={2_000}
          aria-keyshortcuts={incidentKeys.log}
          value={text}
          error={empty && text.trim() === '' ? t('note.empty') : undefined}
          inputWrapperOrder={['label', 'error', 'input']}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" loading={write.isPending}>
          {t('note.add')}
        </Button>
      </div>
      {write.isError ? <ErrorPanel error={write.error} title={t('note.failed')} kept={t('note.kept')} /> : null}
    </form>
  );
};
