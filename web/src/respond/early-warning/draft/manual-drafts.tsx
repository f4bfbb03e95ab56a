import { useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { LazyExchange } from '../../exchange/lazy-exchange.tsx';
import { DraftDialog, type DraftDialogProps } from './draft-dialog.tsx';
import type { DraftFormProps } from './draft-form.tsx';
import { MessageForm } from './message-form.tsx';
import { RaiseForm } from './raise-form.tsx';

interface DraftProps extends DraftDialogProps {
  readonly title: string;
  readonly form: (props: DraftFormProps) => React.ReactNode;
}

/** A draft that waits for a network may be handed to another device, which replaces the dialog. */
const ManualDraft = ({ title, form: Form, ...props }: DraftProps) => {
  const [handingOver, setHandingOver] = useState(false);
  if (handingOver) return <LazyExchange draft onClose={props.onClose} />;
  return (
    <DraftDialog title={title} onClose={props.onClose}>
      <Form {...props} onHandOver={() => setHandingOver(true)} />
    </DraftDialog>
  );
};

/** Raise Alert: stores the specification's form as a draft; a second person releases it. */
export const RaiseAlert = (props: DraftDialogProps) => {
  const { t } = useTranslation('early-warning');
  return <ManualDraft {...props} title={t('raise.title')} form={RaiseForm} />;
};

/** Community Messaging: drafts a low-severity alert for people who follow places nearby; a second person releases it. */
export const CommunityMessage = (props: DraftDialogProps) => {
  const { t } = useTranslation('early-warning');
  return <ManualDraft {...props} title={t('message.title')} form={MessageForm} />;
};
