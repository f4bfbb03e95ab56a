import { useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { LazyExchange } from '../../exchange/lazy-exchange.tsx';
import { DraftDialog, type DraftDialogProps } from './draft-dialog.tsx';
import { MessageForm } from './message-form.tsx';
import { RaiseForm } from './raise-form.tsx';

interface ManualDraftProps extends DraftDialogProps {
  /** `alert`: Raise Alert, the specification's form. `message`: Community Messaging, a low-severity alert for people who follow places nearby. */
  readonly kind: 'alert' | 'message';
}

/** Stores a draft that a second person releases. One that waits for a network may be handed to another device, which replaces the dialog. */
export const ManualDraft = ({ kind, ...props }: ManualDraftProps) => {
  const { t } = useTranslation('early-warning');
  const [handingOver, setHandingOver] = useState(false);
  if (handingOver) return <LazyExchange draft onClose={props.onClose} />;
  const Form = kind === 'alert' ? RaiseForm : MessageForm;
  return (
    <DraftDialog title={kind === 'alert' ? t('raise.title') : t('message.title')} onClose={props.onClose}>
      <Form {...props} onHandOver={() => setHandingOver(true)} />
    </DraftDialog>
  );
};
