import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';

interface ReasonFormProps {
  readonly label: string;
  /** The label for a screen reader, which hears it without the line above. */
  readonly name: string;
  /** What happens. */
  readonly act: string;
  readonly busy: boolean;
  readonly onSend: (why: string) => void;
  readonly onCancel: () => void;
}

/** Asks for a reason, because the log stores it; Escape cancels. */
export const ReasonForm = ({ label, name, act, busy, onSend, onCancel }: ReasonFormProps) => {
  const { t } = useTranslation(['incidents', 'shell']);
  const [why, setWhy] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(why.trim() === '');
    if (why.trim() !== '') onSend(why.trim());
  };
  return (
    <form className="hg-row hg-end hg-whole hg-grow-first" onSubmit={send} noValidate autoComplete="off">
      <TextInput
        autoFocus
        size="xs"
        label={label}
        aria-label={name}
        maxLength={2_000}
        value={why}
        error={missing && why.trim() === '' ? t('checklist.whyMissing') : undefined}
        onChange={(event) => setWhy(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Button type="submit" size="xs" loading={busy}>
        {act}
      </Button>
      <Button size="xs" variant="default" onClick={onCancel}>
        {t('shell:cancel')}
      </Button>
    </form>
  );
};
