import { useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { LazyExchange } from '../../exchange/lazy-exchange.tsx';
import { DraftDialog, type DraftDialogProps } from './draft-dialog.tsx';
import { MessageForm } from './message-form.tsx';
import { RaiseForm } from './raise-form.tsx';

/** Raise Alert: the specification's form. Community Messaging: a low-severity alert for people who follow places nearby. */
const kinds = {
  alert: { title: 'raise.title', Form: RaiseForm },
  message: { title: 'message.title', Form: MessageForm },
} as const;

interface ManualDraftProps extends DraftDialogProps {
  readonly kind: keyof typeof kinds;
}

/** Stores a draft; a second person releases it. One that waits for a network may be handed to another device, which replaces the dialog. */
export const ManualDraft = ({ kind, ...props }: ManualDraftProps) => {
  const { t } = useTranslation('early-warning');
  const [handingOver, setHandingOver] = useState(false);
  const { title, Form } = kinds[kind];
  if (handingOver) return <LazyExchange draft onClose={props.onClose} />;
  return (
    <DraftDialog title={t(title)} onClose={props.onClose}>
      <Form {...props} onHandOver={() => setHandingOver(true)} />
    </DraftDialog>
  );
};
