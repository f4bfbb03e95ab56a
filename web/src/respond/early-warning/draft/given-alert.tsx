import { useTranslation } from '../../../locales/use-translation.ts';
import { DraftDialog } from './draft-dialog.tsx';
import { RaiseForm, type RaiseProps } from './raise-form.tsx';

/** Raise Alert, filled with the draft of another device: this person checks it and stores it as their own. */
export const GivenAlert = (props: RaiseProps) => {
  const { t } = useTranslation('early-warning');
  return (
    <DraftDialog title={t('raise.title')} onClose={props.onClose}>
      <RaiseForm {...props} />
    </DraftDialog>
  );
};
