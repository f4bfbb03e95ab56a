import { weatherAttribution } from '@hazardguard/contract';
import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFootprintWords } from '../../assess/precomputed-footprint/footprint-words.ts';
import { StandingFootprint } from '../../assess/precomputed-footprint/standing-footprint.tsx';
import { useStandingFootprint } from '../../assess/precomputed-footprint/use-standing-footprint.ts';
import type { Site } from '../../assess/scenario/site.ts';
import { WeatherPanel } from '../../assess/weather/weather-panel.tsx';
import { useWeatherWords } from '../../assess/weather/weather-words.ts';
import { answerOf, api } from '../../data/client.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import classes from './early-warning.module.css';
import { stripOf } from './forecast-hours.ts';
import { ForecastStrip } from './forecast-strip.tsx';

/** A forecast is fetched by the server once an hour; its age is read again every minute. */
const readAgainMs = 60_000;

const useForecast = ({ latitude, longitude }: Pick<Site, 'latitude' | 'longitude'>) =>
  useQuery({
    queryKey: ['weather', 'forecast', latitude, longitude],
    queryFn: ({ signal }) => answerOf(api.GET('/api/weather/forecast', { params: { query: { latitude, longitude } }, signal })),
    refetchInterval: readAgainMs,
  });

const Strip = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation(['early-warning', 'footprint']);
  const words = useWeatherWords();
  const forecast = useForecast(site);
  const standing = useStandingFootprint(site.id);
  const footprintWords = useFootprintWords({ forecast: standing.data?.forecast ?? null });
  if (forecast.isPending || standing.isPending) return <TextSkeleton lines={5} />;
  if (forecast.isError) {
    return <ErrorPanel error={forecast.error} title={t('weather.failed')} onRetry={() => void forecast.refetch()} />;
  }
  const strip = stripOf(standing.data, forecast.data);
  const { reason } = forecast.data;
  if (strip === undefined) {
    return (
      <div className={classes.absent} role="status">
        <Text fw={600}>{t('weather.none')}</Text>
        {reason === null ? null : <Text size="sm">{reason}</Text>}
        <Text size="sm">{t('weather.noneMeans')}</Text>
      </div>
    );
  }
  const { source, ageS, utcOffsetMin } = strip.forecast;
  const attribution = weatherAttribution[source];
  const reached = strip.hours.some(({ reachM }) => reachM !== null);
  return (
    <>
      <Text size="sm">
        {t('weather.from', { source: t(`footprint:source.${source}`), age: words.age(ageS) })}{' '}
        {reason === null ? null : t('weather.old', { reason })}
      </Text>
      {reached && standing.data?.worst ? (
        <Text size="sm">{t('weather.reachOf', { case: footprintWords.release(standing.data.worst) })}</Text>
      ) : null}
      {!reached && standing.data ? (
        <Text size="sm">{t('weather.noReach', { reason: t(`weather.state.${standing.data.state}`) })}</Text>
      ) : null}
      <ForecastStrip label={t('weather.title')} hours={strip.hours} utcOffsetMin={utcOffsetMin} />
      <Text size="xs" c="dimmed">
        {t('weather.night')}{' '}
        <Anchor size="xs" href={attribution.url} target="_blank" rel="noopener noreferrer">
          {attribution.text}
        </Anchor>
      </Text>
    </>
  );
};

/** Weather Forecast: 48 hours of wind and mixing, the site's reach under them, and the weather of now. */
export const ForecastPanel = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation('early-warning');
  return (
    <div className={classes.stack}>
      <section className={classes.stack} aria-labelledby="forecast-title">
        <Title order={2} size="h4" id="forecast-title">
          {t('weather.title')}
        </Title>
        <Strip site={site} />
      </section>
      <div className={classes.halves}>
        <WeatherPanel place={site} />
        <StandingFootprint industryId={site.id} />
      </div>
    </div>
  );
};
