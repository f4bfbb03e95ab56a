import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWeatherProvider } from '../../data/weather-providers.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { fromClockH } from '../../ui/chart/chart-model.ts';
import { FoldedTable } from '../../ui/chart/folded-table.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useForecast } from './use-forecast.ts';
import { useStationHistory } from './use-station-history.ts';
import { useWeatherText } from './use-weather-text.ts';
import classes from './weather.module.css';
import { WeatherChart } from './weather-chart.tsx';
import type { Place } from './weather-entry.ts';
import { toWeatherSeries } from './weather-series.ts';

interface WeatherHoursProps {
  readonly place: Place;
  readonly industryId: number | undefined;
  /** In place of the table of wind and temperature: one that says more. */
  readonly children?: ReactNode;
}

/** What the mast of a site measured and the forecast of the next 48 hours, as a chart and as a table; or why there is none. */
export const WeatherHours = ({ place, industryId, children }: WeatherHoursProps) => {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const text = useWeatherText();
  const findProvider = useWeatherProvider();
  const answer = useForecast(place);
  const periods = useStationHistory(industryId).data?.periods ?? [];
  if (answer.isPending) return <TextSkeleton lines={5} />;
  if (answer.isError) return <ErrorPanel error={answer.error} title={t('hours.failed')} onRetry={() => void answer.refetch()} />;
  const { forecast, reason } = answer.data;
  const provider = forecast === null ? undefined : findProvider(forecast.source);
  const hours = forecast?.hours ?? [];
  const utcOffsetMin = forecast?.utcOffsetMin ?? -new Date().getTimezoneOffset();
  const points = toWeatherSeries(hours, periods, utcOffsetMin).filter(({ windSpeedMs }) => !Number.isNaN(windSpeedMs));
  return (
    <div className="hg-stack">
      {forecast === null || provider === undefined ? (
        <div className={`hg-pad-3 hg-small ${classes.absent}`} role="status">
          <Text fw={600}>{t('hours.none')}</Text>
          {reason === null ? null : <Text size="sm">{reason}</Text>}
          <Text size="sm">{t('hours.noneHint')}</Text>
        </div>
      ) : (
        <Text size="sm">
          {t('hours.from', { source: provider.name, age: text.age(forecast.ageS) })} {reason === null ? null : t('hours.old', { reason })}
        </Text>
      )}
      {points.length === 0 ? null : (
        <WeatherChart
          hours={hours}
          periods={periods}
          utcOffsetMin={utcOffsetMin}
          receivedAt={forecast?.receivedAt ?? new Date(answer.dataUpdatedAt).toISOString()}
          ageS={forecast?.ageS ?? 0}
        />
      )}
      {children ??
        (points.length === 0 ? null : (
          <FoldedTable label={t('hours.chart')} minWidth={320}>
            <table className="hg-table" aria-label={t('hours.chart')}>
              <thead>
                <tr>
                  <th scope="col">{t('hours.clock')}</th>
                  <th scope="col">{t('reading.wind')}</th>
                  <th scope="col">{t('reading.temperature')}</th>
                </tr>
              </thead>
              <tbody>
                {points.map((point) => (
                  <tr key={point.clockH}>
                    <th scope="row">{format.moment(fromClockH(point.clockH), 'UTC')}</th>
                    <td>{t(`hours.${point.from}`, { value: text.wind(point) })}</td>
                    <td>{Number.isNaN(point.temperatureC) ? t('valueFrom.unknown') : format.quantity(point.temperatureC, '°C')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </FoldedTable>
        ))}
      {provider?.attribution ? (
        <Anchor size="xs" href={provider.attribution.url} target="_blank" rel="noopener noreferrer">
          {provider.attribution.text}
        </Anchor>
      ) : null}
    </div>
  );
};
