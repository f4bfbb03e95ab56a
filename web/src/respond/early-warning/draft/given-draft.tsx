import { useTranslation } from '../../../locales/use-translation.ts';
import { DraftDialog, type DraftDialogProps } from './draft-dialog.tsx';
import type { GivenDraft } from './manual-alert-form.ts';
import { MessageForm } from './message-form.tsx';
import { RaiseForm } from './raise-form.tsx';

/** The draft of another device: this person checks it and stores it as their own. */
export const GivenDraftDialog = (props: DraftDialogProps & { readonly given: GivenDraft }) => {
  const { t } = useTranslation('early-warning');
  const { onlyMessage = false } = props.given.draft;
  const Form = onlyMessage ? MessageForm : RaiseForm;
  return (
    <DraftDialog title={onlyMessage ? t('message.title') : t('raise.title')} onClose={props.onClose}>
      <Form {...props} />
    </DraftDialog>
  );
};
