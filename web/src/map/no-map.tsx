import { Text, Title } from '@mantine/core';
import { useTranslation } from '../locales/use-translation.ts';
import classes from './map.module.css';

/** Shown instead of the map; the tables next to it keep working. */
export const NoMap = ({ reason }: { readonly reason: string }) => {
  const { t } = useTranslation('map');
  return (
    <div role="alert" className={`hg-pad-6 hg-middle hg-tall ${classes.failure}`}>
      <Title order={2} size="h4">
        {t('noWebGl.title')}
      </Title>
      <Text size="sm">{reason === 'webgl' ? t('noWebGl.text') : t('failed', { reason })}</Text>
    </div>
  );
};
