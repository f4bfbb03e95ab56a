import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';

interface WaitingProps {
  /** Absent: it came from another device. */
  readonly onHandOver: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The draft is kept on this device: it is sent later, or handed to a device that has a network. */
export const WaitingNotice = ({ onHandOver, onClose }: WaitingProps) => {
  const { t } = useTranslation(['early-warning', 'offline']);
  return (
    <Stack role="status">
      <Text fw={600}>{t('offline:exchange.draftWaits')}</Text>
      <Text size="sm">{t('offline:exchange.draftWaitsText')}</Text>
      <Group>
        {onHandOver === undefined ? null : <Button onClick={onHandOver}>{t('offline:exchange.handOver')}</Button>}
        <Button variant="default" onClick={onClose}>
          {t('raise.done')}
        </Button>
      </Group>
    </Stack>
  );
};
