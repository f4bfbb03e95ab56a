import { Text } from '@mantine/core';
import { useFormerScreen } from '../data/former-screen.ts';
import { useTranslation } from '../locales/use-translation.ts';

/** Says what became of the screen whose address led here. */
export const FormerScreenNote = () => {
  const { t } = useTranslation('shell');
  const former = useFormerScreen();
  return former === undefined ? null : (
    <Text size="sm" role="status" px="md" py="xs">
      {t(`former.${former}`)}
    </Text>
  );
};
