import { Anchor, Text, Title } from '@mantine/core';
import { PrecomputedFootprintPart } from '../../assess/precomputed-footprint/precomputed-footprint-part.tsx';
import { useFootprintText } from '../../assess/precomputed-footprint/use-footprint-text.ts';
import { usePrecomputedFootprint } from '../../assess/precomputed-footprint/use-precomputed-footprint.ts';
import type { Site } from '../../assess/scenario/site.ts';
import { NoForecast } from '../../assess/weather/no-forecast.tsx';
import { useForecast } from '../../assess/weather/use-forecast.ts';
import { useStationHistory } from '../../assess/weather/use-station-history.ts';
import { useWeatherText } from '../../assess/weather/use-weather-text.ts';
import { WeatherChart } from '../../assess/weather/weather-chart.tsx';
import { WeatherPanel } from '../../assess/weather/weather-panel.tsx';
import { useWeatherProvider } from '../../data/weather-providers.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { buildForecastTimeline } from './forecast-hours.ts';
import { ForecastTimeline } from './forecast-timeline.tsx';

const Timeline = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation(['early-warning', 'footprint', 'weather']);
  const text = useWeatherText();
  const findProvider = useWeatherProvider();
  const forecast = useForecast(site);
  const periods = useStationHistory(site.id).data?.periods ?? [];
  const precomputed = usePrecomputedFootprint(site.id);
  const footprintText = useFootprintText({ forecast: precomputed.data?.forecast ?? null });
  if (forecast.isPending || precomputed.isPending) return <TextSkeleton lines={5} />;
  if (forecast.isError) {
    return <ErrorPanel error={forecast.error} title={t('weather:hours.failed')} onRetry={() => void forecast.refetch()} />;
  }
  const timeline = buildForecastTimeline(precomputed.data, forecast.data);
  const { reason } = forecast.data;
  if (timeline === undefined) return <NoForecast reason={reason} />;
  const { source, ageS, utcOffsetMin } = timeline.forecast;
  const { name, attribution } = findProvider(source);
  const hasReach = timeline.hours.some(({ reachM }) => reachM !== null);
  return (
    <>
      <Text size="sm">
        {t('weather:hours.from', { source: name, age: text.age(ageS) })} {reason === null ? null : t('weather:hours.old', { reason })}
      </Text>
      {hasReach && precomputed.data?.worst ? (
        <Text size="sm">{t('weather.reachOf', { case: footprintText.release(precomputed.data.worst) })}</Text>
      ) : null}
      {!hasReach && precomputed.data ? (
        <Text size="sm">{t('weather.noReach', { reason: t(`weather.state.${precomputed.data.state}`) })}</Text>
      ) : null}
      {forecast.data.forecast === null ? null : <WeatherChart {...forecast.data.forecast} periods={periods} />}
      <ForecastTimeline label={t('weather:hours.title')} hours={timeline.hours} utcOffsetMin={utcOffsetMin} />
      <Text size="xs" c="dimmed">
        {t('weather.night')}{' '}
        {attribution === null ? null : (
          <Anchor size="xs" href={attribution.url} target="_blank" rel="noopener noreferrer">
            {attribution.text}
          </Anchor>
        )}
      </Text>
    </>
  );
};

/** Weather Forecast: 48 hours of wind and stability with the site's reach, and the current weather. */
export const ForecastPanel = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation('weather');
  return (
    <div className="hg-stack hg-gap-3">
      <section className="hg-stack hg-gap-3" aria-labelledby="forecast-title">
        <Title order={2} size="h4" id="forecast-title">
          {t('hours.title')}
        </Title>
        <Timeline site={site} />
      </section>
      <div className="hg-wide-first">
        <WeatherPanel place={site} industryId={site.id} hours="outside" />
        <PrecomputedFootprintPart industryId={site.id} />
      </div>
    </div>
  );
};
