import { Text } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { ManualDraft } from './manual-draft.tsx';
import type { GivenDraft } from './manual-values.ts';

/** The draft of another device: this person checks it and stores it as their own. */
export const GivenDraftDialog = ({ given, onClose }: { readonly given: GivenDraft; readonly onClose: () => void }) => {
  const { t } = useTranslation('offline');
  const format = useFormat();
  const { draft, name, atMs } = given;
  return (
    <ManualDraft kind={draft.onlyMessage ? 'message' : 'alert'} industry={undefined} given={given} onClose={onClose}>
      <Text size="sm" fw={600}>
        {t('exchange.givenDraft', { name, at: format.moment(new Date(atMs).toISOString()) })}{' '}
        {draft.plumeImage === undefined ? null : t('exchange.withPicture')}
      </Text>
    </ManualDraft>
  );
};
