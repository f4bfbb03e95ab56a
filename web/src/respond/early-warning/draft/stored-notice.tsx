import type { Alert } from '@hazardguard/contract';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../locales/use-translation.ts';

/** Confirms a stored draft, with a link to it. */
export const StoredNotice = ({ alert, onClose }: { readonly alert: Alert; readonly onClose: () => void }) => {
  const { t } = useTranslation('early-warning');
  return (
    <Stack role="status">
      <Text fw={600}>{t('raise.stored', { incident: alert.incidentId })}</Text>
      <Text size="sm">{t('raise.storedText')}</Text>
      <Group>
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/Ews" search={{ industry: alert.industryId ?? undefined, alert: alert.id }} onClick={onClose} />
          )}
        >
          {t('raise.link')}
        </Anchor>
        <Button variant="default" onClick={onClose}>
          {t('raise.done')}
        </Button>
      </Group>
    </Stack>
  );
};
