import { isOwnWeatherSource } from '@hazardguard/contract';
import { useWeatherProvider } from '../../data/weather-providers.ts';
import { useTranslation } from '../../locales/use-translation.ts';

/** Where the weather of a scenario comes from, in the current language. */
export const useWeatherOriginText = (): ((source: string) => string) => {
  const { t } = useTranslation('vulnerability');
  const findProvider = useWeatherProvider();
  return (source) =>
    isOwnWeatherSource(source) ? t(`wind.origin.${source}`) : t('wind.origin.provider', { name: findProvider(source).name });
};
