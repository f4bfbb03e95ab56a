import { Anchor, Text, Title } from '@mantine/core';
import { PrecomputedFootprintPart } from '../../assess/precomputed-footprint/precomputed-footprint-part.tsx';
import { useFootprintText } from '../../assess/precomputed-footprint/use-footprint-text.ts';
import { usePrecomputedFootprint } from '../../assess/precomputed-footprint/use-precomputed-footprint.ts';
import type { Site } from '../../assess/scenario/site.ts';
import { useForecast } from '../../assess/weather/use-forecast.ts';
import { useWeatherText } from '../../assess/weather/use-weather-text.ts';
import { WeatherPanel } from '../../assess/weather/weather-panel.tsx';
import { useWeatherProvider } from '../../data/weather-providers.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import classes from './early-warning.module.css';
import { buildForecastTimeline } from './forecast-hours.ts';
import { ForecastTimeline } from './forecast-timeline.tsx';

const Timeline = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation(['early-warning', 'footprint']);
  const text = useWeatherText();
  const findProvider = useWeatherProvider();
  const forecast = useForecast(site);
  const precomputed = usePrecomputedFootprint(site.id);
  const footprintText = useFootprintText({ forecast: precomputed.data?.forecast ?? null });
  if (forecast.isPending || precomputed.isPending) return <TextSkeleton lines={5} />;
  if (forecast.isError) {
    return <ErrorPanel error={forecast.error} title={t('weather.failed')} onRetry={() => void forecast.refetch()} />;
  }
  const timeline = buildForecastTimeline(precomputed.data, forecast.data);
  const { reason } = forecast.data;
  if (timeline === undefined) {
    return (
      <div className={`hg-pad-3 hg-small ${classes.absent}`} role="status">
        <Text fw={600}>{t('weather.none')}</Text>
        {reason === null ? null : <Text size="sm">{reason}</Text>}
        <Text size="sm">{t('weather.noneHint')}</Text>
      </div>
    );
  }
  const { source, ageS, utcOffsetMin } = timeline.forecast;
  const { name, attribution } = findProvider(source);
  const hasReach = timeline.hours.some(({ reachM }) => reachM !== null);
  return (
    <>
      <Text size="sm">
        {t('weather.from', { source: name, age: text.age(ageS) })} {reason === null ? null : t('weather.old', { reason })}
      </Text>
      {hasReach && precomputed.data?.worst ? (
        <Text size="sm">{t('weather.reachOf', { case: footprintText.release(precomputed.data.worst) })}</Text>
      ) : null}
      {!hasReach && precomputed.data ? (
        <Text size="sm">{t('weather.noReach', { reason: t(`weather.state.${precomputed.data.state}`) })}</Text>
      ) : null}
      <ForecastTimeline label={t('weather.title')} hours={timeline.hours} utcOffsetMin={utcOffsetMin} />
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
  const { t } = useTranslation('early-warning');
  return (
    <div className="hg-stack hg-gap-3">
      <section className="hg-stack hg-gap-3" aria-labelledby="forecast-title">
        <Title order={2} size="h4" id="forecast-title">
          {t('weather.title')}
        </Title>
        <Timeline site={site} />
      </section>
      <div className="hg-wide-first">
        <WeatherPanel place={site} />
        <PrecomputedFootprintPart industryId={site.id} />
      </div>
    </div>
  );
};
