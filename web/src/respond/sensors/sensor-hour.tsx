import type { Sensor } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import type { ChartProps } from '../../ui/chart/chart-props.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { TableFrame } from '../../ui/table-frame.tsx';
import classes from './sensors.module.css';
import { unitSymbols } from './unit-symbols.ts';
import { useSensorText } from './use-sensor-text.ts';

/** Newest time steps in the table; the chart shows all. */
const maxRows = 12;
const hourS = 3_600;

/** The last hour of one sensor: a chart and a table of the newest time steps. */
export const SensorHour = ({ sensor }: { readonly sensor: Sensor }) => {
  const { t } = useTranslation('sensors');
  const format = useFormat();
  const text = useSensorText();
  const series = useQuery({
    ...routeQuery('/api/sensors/{id}/readings', { path: { id: sensor.id }, query: { minutes: 60 } }),
    refetchInterval: 15_000,
  });
  const title = t('hourOf', { code: sensor.code, name: sensor.name });
  const { alarmHigh, unit } = sensor;
  const data = series.data;
  const chart = useMemo((): Pick<ChartProps, 'x' | 'y' | 'xs' | 'lines'> | null => {
    if (data === undefined || data.points.length < 2) return null;
    const newest = Date.parse(data.points.at(-1)?.at ?? '') / 1000;
    const xs = data.points.map(({ at }) => (Date.parse(at) / 1000 - newest) / 60);
    const values = data.points.flatMap(({ least, most }) => [least, most]);
    const [min, max] = [Math.min(0, ...values), Math.max(...values, alarmHigh ?? Number.NEGATIVE_INFINITY)];
    const unitName = unitSymbols[unit];
    return {
      xs,
      x: {
        label: t('minutesBefore', { moment: format.time(new Date(newest * 1000)) }),
        scale: 'linear' as const,
        range: [Math.min(-1, xs[0] ?? -hourS / 60), 0] as const,
        format: (value: number) => format.number(value),
      },
      y: {
        label: unitName === '' ? t('value') : `${t('value')} (${unitName})`,
        scale: 'linear' as const,
        range: [min, max === min ? min + 1 : max + 0.05 * (max - min)] as const,
        format: (value: number) => format.number(value),
      },
      lines: [
        { label: t('mean'), ys: data.points.map((point) => point.mean), style: 0, dots: false },
        { label: t('most'), ys: data.points.map((point) => point.most), style: 4, dots: false },
        ...(alarmHigh === null ? [] : [{ label: t('alarmFrom'), ys: xs.map(() => alarmHigh), style: 2, dots: false }]),
      ],
    };
  }, [data, alarmHigh, unit, t, format]);
  return (
    <section aria-label={title}>
      <Title order={4} size="h4" mb="xs">
        {title}
      </Title>
      {series.isPending ? <TextSkeleton /> : null}
      {series.isError ? <ErrorPanel error={series.error} title={t('readingsFailed')} onRetry={() => void series.refetch()} /> : null}
      {data !== undefined && chart === null ? <Text c="dimmed">{t('noReadings')}</Text> : null}
      {data === undefined || chart === null ? null : (
        <div className="hg-wide-first">
          <Chart label={title} x={chart.x} y={chart.y} xs={chart.xs} lines={chart.lines} height={240} />
          <TableFrame label={t('newest')} minWidth={260}>
            <table className={`hg-small hg-full hg-table ${classes.table}`}>
              <thead>
                <tr>
                  {(['time', 'mean', 'most'] as const).map((column) => (
                    <th key={column} scope="col">
                      {t(column)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.points
                  .slice(-maxRows)
                  .toReversed()
                  .map(({ at, mean, most }) => (
                    <tr key={at}>
                      <th scope="row">{format.timeToSecond(at)}</th>
                      <td className="hg-together">{text.value(sensor, mean)}</td>
                      <td className="hg-together">{text.value(sensor, most)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </TableFrame>
        </div>
      )}
    </section>
  );
};
