import { useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { LazyExchange } from '../../exchange/lazy-exchange.tsx';
import { DraftDialog, type DraftDialogProps } from './draft-dialog.tsx';
import { RaiseForm } from './raise-form.tsx';

/** Raise Alert: stores the specification's form as a draft; a second person releases it. */
export const RaiseAlert = (props: DraftDialogProps) => {
  const { t } = useTranslation('early-warning');
  const [handingOver, setHandingOver] = useState(false);
  if (handingOver) return <LazyExchange draft onClose={props.onClose} />;
  return (
    <DraftDialog title={t('raise.title')} onClose={props.onClose}>
      <RaiseForm {...props} onHandOver={() => setHandingOver(true)} />
    </DraftDialog>
  );
};
