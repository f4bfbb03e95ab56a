import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../parts/use-phone.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { HandFields, useHandEntry } from './hand-fields.tsx';
import { messageLimit, orderOf } from './hand-form.ts';
import { Stored } from './stored.tsx';
import { freeIdIn, useMessageDraft } from './use-hand-draft.ts';

interface DialogProps {
  readonly industry: number | undefined;
  readonly onClose: () => void;
}

const MessageForm = ({ industry, onClose }: DialogProps) => {
  const { t } = useTranslation('earlyWarning');
  const entry = useHandEntry({ industry, severity: 'low', limit: messageLimit, descriptionLabel: t('message.text') });
  // Told to the public, in English like every first text of an alert.
  const draft = useMessageDraft('Read this message. No other action is asked of you.');
  const { form, set, idOf, errorOf } = entry;
  const free = freeIdIn(draft.error);
  if (draft.data) return <Stored alert={draft.data} onClose={onClose} />;
  return (
    <form
      noValidate
      aria-label={t('message.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (entry.check()) draft.mutate(orderOf(form, undefined));
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{t('message.intro')}</Text>
        {draft.isError ? (
          <ErrorPanel error={draft.error} title={t('raise.failed')} kept={t('raise.kept')}>
            {free === undefined ? null : (
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => {
                  set({ incidentId: free });
                  draft.reset();
                }}
              >
                {t('raise.takeFree', { free })}
              </Button>
            )}
          </ErrorPanel>
        ) : null}
        <HandFields entry={entry} />
        <Textarea
          id={idOf('description')}
          label={t('message.text')}
          description={t('message.hint', { used: form.description.trim().length, max: messageLimit })}
          value={form.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
          error={errorOf('description')}
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

/** Community Messaging: a message to those who follow places around, as an alert of low severity that a second person releases. */
export const CommunityMessage = (props: DialogProps) => {
  const { t } = useTranslation(['earlyWarning', 'shell']);
  const phone = usePhone();
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('message.title')}
      fullScreen={phone}
      size="lg"
      closeButtonProps={{ 'aria-label': t('shell:close') }}
    >
      <MessageForm {...props} />
    </Modal>
  );
};
