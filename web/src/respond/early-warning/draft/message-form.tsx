import { Textarea } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { DraftForm, type DraftFormProps } from './draft-form.tsx';
import { useManualAlert } from './manual-alert-fields.tsx';
import { messageLimit } from './manual-alert-form.ts';

/** The form of Community Messaging: a low-severity alert whose only text is the message. */
export const MessageForm = (props: DraftFormProps) => {
  const { t } = useTranslation('early-warning');
  const { industry, given } = props;
  const entry = useManualAlert({ industry, severity: 'low', limit: messageLimit, descriptionLabel: t('message.text'), given });
  const { form, set, fieldId, findError } = entry;
  return (
    <DraftForm
      {...props}
      title={t('message.title')}
      intro={t('message.intro')}
      save={t('message.save')}
      entry={entry}
      more={{ onlyMessage: true }}
    >
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
    </DraftForm>
  );
};
