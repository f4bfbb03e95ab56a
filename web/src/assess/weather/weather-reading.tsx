import { type Weather, weatherAttribution } from '@hazardguard/contract';
import { Anchor, Badge } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { useWeatherText } from './use-weather-text.ts';
import classes from './weather.module.css';
import { WindArrow } from './wind-arrow.tsx';

/** One weather record with source and age. */
export const WeatherReading = ({ weather }: { readonly weather: Weather }) => {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const text = useWeatherText();
  const attribution = weatherAttribution[weather.source];
  return (
    <div className={classes.reading} data-stale={weather.stale || undefined}>
      <dl className={classes.values}>
        <div>
          <dt>{t('reading.wind')}</dt>
          <dd>
            <WindArrow fromDeg={weather.windFromDeg} />
            {text.wind(weather)}
          </dd>
        </div>
        <div>
          <dt>{t('reading.temperature')}</dt>
          <dd>{format.quantity(weather.temperatureC, '°C')}</dd>
        </div>
        <div>
          <dt>{t('reading.humidity')}</dt>
          <dd>{format.quantity(weather.humidityPercent, '%', 2)}</dd>
        </div>
        <div>
          <dt>{t('reading.cloud')}</dt>
          <dd>{format.quantity(weather.cloudPercent, '%', 2)}</dd>
        </div>
        <div>
          <dt>{t('reading.precipitation')}</dt>
          <dd>{format.quantity(weather.precipitationMm, 'mm', 2)}</dd>
        </div>
        {weather.conditionText === '' ? null : (
          <div>
            <dt>{t('reading.condition')}</dt>
            <dd>{weather.conditionText}</dd>
          </div>
        )}
      </dl>
      <p className={classes.origin}>
        {weather.stale ? (
          <Badge variant="outline" color="gray">
            {t('stale')}
          </Badge>
        ) : null}
        <span>
          <time dateTime={weather.observedAt}>{format.moment(weather.observedAt)}</time>, {text.age(weather.ageS)}
        </span>
        <span>{text.source(weather)}</span>
        {weather.distanceM >= 1_000 ? <span>{t('distance', { distance: format.distance(weather.distanceM, 2) })}</span> : null}
        {attribution ? (
          <Anchor href={attribution.url} target="_blank" rel="noreferrer" size="xs">
            {attribution.text}
          </Anchor>
        ) : null}
      </p>
    </div>
  );
};
