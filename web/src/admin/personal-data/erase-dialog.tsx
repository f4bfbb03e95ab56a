import { type DataSubject, erasureWord, graveReasonMost, isReason, reasonLeast } from '@hazardguard/contract';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusFirstInvalid } from '../../ui/form-checks.ts';
import type { useErase } from './personal-data-calls.ts';

interface EraseDialogProps {
  readonly subject: DataSubject;
  readonly erase: ReturnType<typeof useErase>;
  readonly onClose: () => void;
}

/** Asks for the reason and a typed word, because an erasure cannot be undone. */
export const EraseDialog = ({ subject, erase, onClose }: EraseDialogProps) => {
  const { t } = useTranslation(['personal-data', 'shell']);
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const [tried, setTried] = useState(false);
  const short = !isReason(reason);
  const unconfirmed = word.trim() !== erasureWord;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (short || unconfirmed) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    erase.mutate({ ...subject, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title={t('erase.question')} closeOnClickOutside={!erase.isPending} closeOnEscape={!erase.isPending}>
      <form onSubmit={submit} noValidate autoComplete="off">
        <Stack gap="md">
          <Text fw={600}>{[...subject.names, ...subject.emails, ...subject.phones].join(' · ')}</Text>
          <Text size="sm">{t('erase.meaning')}</Text>
          {erase.isError ? <ErrorPanel error={erase.error} title={t('erase.failed')} /> : null}
          <Textarea
            label={t('erase.reason')}
            withAsterisk
            autosize
            minRows={2}
            maxLength={graveReasonMost}
            value={reason}
            error={tried && short ? t('erase.tooShort', { letters: reasonLeast.letters }) : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <TextInput
            label={t('erase.type', { word: erasureWord })}
            withAsterisk
            value={word}
            error={tried && unconfirmed ? t('erase.untyped', { word: erasureWord }) : undefined}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" data-autofocus onClick={onClose} disabled={erase.isPending}>
              {t('shell:cancel')}
            </Button>
            <Button type="submit" loading={erase.isPending}>
              {t('erase.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
