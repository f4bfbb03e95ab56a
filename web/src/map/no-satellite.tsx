import { Text } from '@mantine/core';
import { useSystem } from '../data/system.ts';
import { useTranslation } from '../locales/use-translation.ts';
import { useSettingHint } from '../ui/use-setting-hint.ts';
import { useBaseLayer } from './base-layer.ts';

/** Why a map for satellite pictures shows the offline map; nothing where the operator has configured them. */
export const NoSatellite = () => {
  const { t } = useTranslation('map');
  const { configured } = useBaseLayer();
  const setting = useSettingHint();
  const isRead = useSystem().isSuccess;
  if (!isRead || configured.some(({ id }) => id === 'satellite')) return null;
  return (
    <Text size="xs" c="dimmed">
      {t('noSatellite')}
      {setting('MAP_SATELLITE_URL')}
    </Text>
  );
};
