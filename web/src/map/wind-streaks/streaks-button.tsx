import { ActionIcon } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconWind } from '../../ui/icons.tsx';
import { usePhone } from '../../ui/use-phone.ts';

export const StreaksButton = ({ isOn, onPress }: { readonly isOn: boolean; readonly onPress: () => void }) => {
  const { t } = useTranslation('map');
  const size = usePhone() ? 44 : 30;
  return (
    <ActionIcon
      variant={isOn ? 'filled' : 'default'}
      size={size}
      aria-label={t('streaks')}
      title={t('streaks')}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <IconWind size={18} aria-hidden />
    </ActionIcon>
  );
};
