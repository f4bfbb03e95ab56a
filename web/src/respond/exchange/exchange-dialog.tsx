import { Stack, Tabs, Text } from '@mantine/core';
import { useVault } from '../../data/offline/vault.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { ReadSide } from './read-side.tsx';
import { ShowSide } from './show-side.tsx';

interface ExchangeProps {
  /** What is shown first: the number of an incident, or a draft. */
  readonly incident?: string;
  readonly draft?: boolean;
  readonly onClose: () => void;
}

/** Hands entries and drafts from this device to another, and reads those of another, without a network. */
export const ExchangeDialog = ({ incident, draft = false, onClose }: ExchangeProps) => {
  const { t } = useTranslation('offline');
  const phone = usePhone();
  const { status, device } = useVault();
  return (
    <Dialog title={t('exchange.title')} onClose={onClose} size="lg" fullScreen={phone}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('exchange.purpose')}
        </Text>
        {status !== 'open' || device === undefined ? (
          <Text size="sm" role="alert">
            {t('exchange.closed')}
          </Text>
        ) : (
          <Tabs defaultValue="show" keepMounted={false}>
            <Tabs.List grow aria-label={t('exchange.title')}>
              <Tabs.Tab value="show">{t('exchange.show')}</Tabs.Tab>
              <Tabs.Tab value="read">{t('exchange.read')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="show" pt="md">
              <ShowSide incident={incident} draft={draft} person={{ id: device.personId, name: device.personName }} />
            </Tabs.Panel>
            <Tabs.Panel value="read" pt="md">
              <ReadSide />
            </Tabs.Panel>
          </Tabs>
        )}
      </Stack>
    </Dialog>
  );
};
