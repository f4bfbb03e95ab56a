import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { DraftDialog, type DraftDialogProps } from './draft-dialog.tsx';
import { DraftRefused } from './draft-refused.tsx';
import { ManualAlertFields, useManualAlert } from './manual-alert-fields.tsx';
import { messageLimit, toRequest } from './manual-alert-form.ts';
import { StoredNotice } from './stored-notice.tsx';
import { useMessageDraft } from './use-manual-draft.ts';

const MessageForm = ({ industry, onClose }: DraftDialogProps) => {
  const { t } = useTranslation('early-warning');
  const entry = useManualAlert({ industry, severity: 'low', limit: messageLimit, descriptionLabel: t('message.text') });
  // Part of the public message; in English, like the first text of every alert.
  const draft = useMessageDraft('Read this message. No other action is needed.');
  const { form, set, fieldId, findError } = entry;
  if (draft.data) return <StoredNotice alert={draft.data} onClose={onClose} />;
  return (
    <form
      noValidate
      aria-label={t('message.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (entry.check()) draft.mutate(toRequest(form, undefined));
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{t('message.intro')}</Text>
        {draft.isError ? (
          <DraftRefused
            error={draft.error}
            onFreeId={(incidentId) => {
              set({ incidentId });
              draft.reset();
            }}
          />
        ) : null}
        <ManualAlertFields entry={entry} />
        <Textarea
          id={fieldId('description')}
          label={t('message.text')}
          description={t('message.hint', { used: form.description.trim().length, max: messageLimit })}
          value={form.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
          error={findError('description')}
          autosize
          minRows={4}
          maxRows={12}
          required
        />
        <Button type="submit" loading={draft.isPending}>
          {t('message.save')}
        </Button>
      </Stack>
    </form>
  );
};

/** Community Messaging: drafts a low-severity alert for people who follow places nearby; a second person releases it. */
export const CommunityMessage = (props: DraftDialogProps) => {
  const { t } = useTranslation('early-warning');
  return (
    <DraftDialog title={t('message.title')} onClose={props.onClose}>
      <MessageForm {...props} />
    </DraftDialog>
  );
};
