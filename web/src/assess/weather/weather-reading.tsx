import type { OtherWeather, ValueOrigin, Weather } from '@hazardguard/contract';
import { Anchor, Badge, Text } from '@mantine/core';
import { useWeatherProvider } from '../../data/weather-providers.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { useWeatherText } from './use-weather-text.ts';
import classes from './weather.module.css';
import { WindArrow } from './wind-arrow.tsx';

/** Where a value comes from that the source does not measure. */
const Origin = ({ of: origin }: { readonly of: ValueOrigin | undefined }) => {
  const { t } = useTranslation('weather');
  const text = useWeatherText();
  if (origin === undefined) return null;
  return <dd className={`hg-tiny hg-quiet ${classes.valueOrigin}`}>{text.origin(origin) ?? t('valueFrom.assumed')}</dd>;
};

/** A value, or that it is not known: an assumed one is not shown as if it were observed. */
const Value = ({ text, of: origin }: { readonly text: string; readonly of: ValueOrigin | undefined }) => {
  const { t } = useTranslation('weather');
  if (origin?.from === 'assumed') return <dd>{t('valueFrom.unknown')}</dd>;
  return (
    <>
      <dd>{text}</dd>
      <Origin of={origin} />
    </>
  );
};

/** The other sources here, each with its distance and age; those that disagree first and marked. */
export const OtherSources = ({ others }: { readonly others: readonly OtherWeather[] }) => {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const text = useWeatherText();
  if (others.length === 0) return null;
  const isDisputed = others.some(({ disagrees }) => disagrees);
  return (
    <section className={`hg-small hg-above-2 ${classes.others}`} data-disputed={isDisputed || undefined}>
      <Text size="sm" fw={600}>
        {t(isDisputed ? 'others.disagree' : 'others.agree')}
      </Text>
      <ul>
        {[...others]
          .sort((a, b) => Number(b.disagrees) - Number(a.disagrees))
          .map(({ weather, turnDeg, speedFactor, disagrees }) => (
            <li key={`${weather.source} ${weather.latitude} ${weather.longitude}`}>
              {[text.source(weather), text.distance(weather.distanceM), text.age(weather.ageS), text.wind(weather)].join(', ')}
              {disagrees ? (
                <>
                  {': '}
                  {[
                    ...(turnDeg === null ? [] : [t('others.turn', { degrees: format.exact(turnDeg, 0) })]),
                    ...(speedFactor === null ? [] : [t('others.factor', { factor: format.exact(speedFactor, 1) })]),
                  ].join(', ')}
                </>
              ) : null}
            </li>
          ))}
      </ul>
    </section>
  );
};

/** One weather record with source, distance and age, and the origin of each value. */
export const WeatherReading = ({ weather }: { readonly weather: Weather }) => {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const text = useWeatherText();
  const { attribution } = useWeatherProvider()(weather.source);
  return (
    <div className={classes.reading} data-stale={weather.stale || undefined}>
      <dl className={`hg-tiles ${classes.values}`}>
        <div>
          <dt>{t('reading.wind')}</dt>
          <dd>
            <WindArrow fromDeg={weather.windFromDeg} />
            {text.wind(weather)}
          </dd>
          {weather.measuredWind === null || weather.measuredWind.readings === 1 ? null : (
            <dd className={`hg-tiny hg-quiet ${classes.valueOrigin}`}>
              {t('meanOf', { readings: weather.measuredWind.readings, span: format.span(weather.measuredWind.averagingS) })}
            </dd>
          )}
        </div>
        <div>
          <dt>{t('reading.temperature')}</dt>
          <dd>{format.quantity(weather.temperatureC, '°C')}</dd>
          <Origin of={weather.origins.temperature} />
        </div>
        <div>
          <dt>{t('reading.humidity')}</dt>
          <Value text={format.quantity(weather.humidityPercent, '%', 2)} of={weather.origins.humidity} />
        </div>
        <div>
          <dt>{t('reading.cloud')}</dt>
          <Value text={format.quantity(weather.cloudPercent, '%', 2)} of={weather.origins.cloud} />
        </div>
        <div>
          <dt>{t('reading.precipitation')}</dt>
          <Value text={format.quantity(weather.precipitationMm, 'mm', 2)} of={weather.origins.precipitation} />
        </div>
        <div>
          <dt>{t('reading.stability')}</dt>
          <dd>{weather.stability.class}</dd>
          <dd className={`hg-tiny hg-quiet ${classes.valueOrigin}`}>
            {weather.stability.from === 'sigma-theta'
              ? t('stabilityFrom.sigma-theta', { degrees: format.exact(weather.measuredWind?.sigmaThetaDeg ?? 0, 0) })
              : t(weather.origins.cloud?.from === 'assumed' ? 'stabilityFrom.cloud-unknown' : 'stabilityFrom.sun-and-cloud')}
          </dd>
        </div>
        {weather.conditionText === '' ? null : (
          <div>
            <dt>{t('reading.condition')}</dt>
            <dd>{weather.conditionText}</dd>
          </div>
        )}
      </dl>
      <p className="hg-row hg-tiny hg-quiet hg-above-2">
        {weather.stale ? (
          <Badge variant="outline" color="gray">
            {t('stale')}
          </Badge>
        ) : null}
        <span>
          <time dateTime={weather.observedAt}>{format.moment(weather.observedAt)}</time>, {text.age(weather.ageS)}
        </span>
        <span>{text.source(weather)}</span>
        <span>{text.distance(weather.distanceM)}</span>
        {attribution ? (
          <Anchor href={attribution.url} target="_blank" rel="noreferrer" size="xs">
            {attribution.text}
          </Anchor>
        ) : null}
      </p>
    </div>
  );
};
