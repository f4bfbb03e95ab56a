import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './weather.module.css';

/** That there is no forecast, why, and what to do instead. */
export const NoForecast = ({ reason }: { readonly reason: string | null }) => {
  const { t } = useTranslation('weather');
  return (
    <div className={`hg-pad-3 hg-small ${classes.absent}`} role="status">
      <Text fw={600}>{t('hours.none')}</Text>
      {reason === null ? null : <Text size="sm">{reason}</Text>}
      <Text size="sm">{t('hours.noneHint')}</Text>
    </div>
  );
};
