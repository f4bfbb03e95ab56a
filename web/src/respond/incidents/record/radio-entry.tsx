import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { asText } from '../../../data/address.ts';
import { useDraft } from '../../../data/draft.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { incidentKeys } from '../../../ui/shortcuts/shortcut-table.ts';
import { radioEntryId } from './entry-ids.ts';
import classes from './record.module.css';

const fields = ['from', 'to', 'channel'] as const;

/** A radio message: from, to, channel, text; Enter in any field saves it. From, to and channel stay for the next message. */
export const RadioEntry = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('incidents');
  const [call, setCall] = useState({ from: '', to: '', channel: '' });
  const [message, setMessage] = useDraft(`incident-radio:${id}`, '', asText);
  const [isSubmitted, setSubmitted] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const texts = useRef<HTMLInputElement>(null);
  const write = useRouteChange('POST', '/api/incidents/{id}/radio', {
    refreshes: ['/api/incidents/*'],
    nextAtOnce: true,
    // Keep what was typed during the request.
    onSuccess: (_entry, { body }) => setMessage((now) => (now.trim() === body.message ? '' : now)),
  });
  const isEmpty = (text: string): boolean => text.trim() === '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const incomplete = isEmpty(call.from) || isEmpty(call.to) || isEmpty(message);
    setSubmitted(incomplete);
    (isEmpty(call.from) || isEmpty(call.to) ? first : texts).current?.focus();
    if (incomplete) return;
    const body = { from: call.from.trim(), to: call.to.trim(), channel: call.channel.trim(), message: message.trim() };
    write.mutate({ path: { id }, body });
  };
  const findError = (text: string): string | undefined => (isSubmitted && isEmpty(text) ? t('radio.missing') : undefined);
  return (
    <form onSubmit={send} autoComplete="off" noValidate aria-label={t('radio.title')}>
      <div className={`hg-row hg-end ${classes.radio}`}>
        {fields.map((field) => (
          <TextInput
            key={field}
            {...(field === 'from' ? { ref: first, id: radioEntryId, 'aria-keyshortcuts': incidentKeys.radio } : {})}
            label={t(`radio.${field}`)}
            maxLength={field === 'channel' ? 30 : 60}
            value={call[field]}
            error={field === 'channel' ? undefined : findError(call[field])}
            inputWrapperOrder={['label', 'error', 'input']}
            onChange={(event) => setCall({ ...call, [field]: event.currentTarget.value })}
          />
        ))}
        <TextInput
          ref={texts}
          className={classes.radioWords ?? ''}
          label={t('radio.message')}
          placeholder={t('radio.placeholder')}
          maxLength={2_000}
          value={message}
          error={findError(message)}
          inputWrapperOrder={['label', 'error', 'input']}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <Button type="submit" loading={write.isPending}>
          {t('note.add')}
        </Button>
      </div>
      {write.isError ? <ErrorPanel error={write.error} title={t('note.failed')} kept={t('note.kept')} /> : null}
    </form>
  );
};
