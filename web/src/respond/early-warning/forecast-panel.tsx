import { Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { PrecomputedFootprintPart } from '../../assess/precomputed-footprint/precomputed-footprint-part.tsx';
import { useFootprintText } from '../../assess/precomputed-footprint/use-footprint-text.ts';
import { usePrecomputedFootprint } from '../../assess/precomputed-footprint/use-precomputed-footprint.ts';
import type { Site } from '../../assess/scenario/site.ts';
import { useForecast } from '../../assess/weather/use-forecast.ts';
import { useWeatherText } from '../../assess/weather/use-weather-text.ts';
import { WeatherPanel } from '../../assess/weather/weather-panel.tsx';
import { useWeatherProvider } from '../../data/weather-providers.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { buildForecastTimeline } from './forecast-hours.ts';
import { ForecastTimeline } from './forecast-timeline.tsx';

const WeatherHours = lazyPart(() => import('../../assess/weather/load-weather-hours.ts').then((part) => part.loadWeatherHours()));

/** The hours with stability class and reach, where they are known; null: there are none. */
const Timeline = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation(['early-warning', 'footprint', 'weather']);
  const text = useWeatherText();
  const findProvider = useWeatherProvider();
  const forecast = useForecast(site).data;
  const precomputed = usePrecomputedFootprint(site.id);
  const footprintText = useFootprintText({ forecast: precomputed.data?.forecast ?? null });
  if (precomputed.isPending) return <TextSkeleton lines={5} />;
  const timeline = buildForecastTimeline(precomputed.data, forecast);
  if (timeline === undefined) return null;
  const { source, ageS, utcOffsetMin } = timeline.forecast;
  const hasReach = timeline.hours.some(({ reachM }) => reachM !== null);
  return (
    <>
      {forecast?.forecast ? null : (
        <Text size="sm">{t('weather:hours.from', { source: findProvider(source).name, age: text.age(ageS) })}</Text>
      )}
      {hasReach && precomputed.data?.worst ? (
        <Text size="sm">{t('weather.reachOf', { case: footprintText.release(precomputed.data.worst) })}</Text>
      ) : null}
      {!hasReach && precomputed.data ? (
        <Text size="sm">{t('weather.noReach', { reason: t(`weather.state.${precomputed.data.state}`) })}</Text>
      ) : null}
      <ForecastTimeline label={t('weather:hours.title')} hours={timeline.hours} utcOffsetMin={utcOffsetMin} />
      <Text size="xs" c="dimmed">
        {t('weather.night')}
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
        <Suspense fallback={<TextSkeleton lines={5} />}>
          <WeatherHours place={site} industryId={site.id}>
            <Timeline site={site} />
          </WeatherHours>
        </Suspense>
      </section>
      <div className="hg-wide-first">
        <WeatherPanel place={site} industryId={site.id} hours="outside" />
        <PrecomputedFootprintPart industryId={site.id} />
      </div>
    </div>
  );
};
