import { calmBelowMs, type PrecomputedFootprint, type PrecomputedHour } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { Chart } from '../../ui/chart/chart.tsx';
import { fromClockH, toClockH } from '../../ui/chart/chart-model.ts';
import { FoldedTable } from '../../ui/chart/folded-table.tsx';
import { useFormat } from '../../ui/format.ts';
import { useFootprintText } from './use-footprint-text.ts';

const isCalm = ({ night, windSpeedMs, stability }: PrecomputedHour): boolean => night && windSpeedMs < calmBelowMs && stability === 'F';

/** Reach of the worst case in each hour, as a chart and as a table. */
export const HourTimeline = ({ footprint }: { readonly footprint: PrecomputedFootprint }) => {
  const { t } = useTranslation('footprint');
  const format = useFormat();
  const text = useFootprintText(footprint);
  const { hours, worstHour, forecast } = footprint;
  const toClock = (time: string): number => toClockH(time, forecast?.utcOffsetMin ?? 0);
  const xs = hours.map(({ time }) => toClock(time));
  const nights = hours.flatMap(({ time, night }, index) => {
    if (!night || hours[index - 1]?.night) return [];
    const until = hours.slice(index).find((hour) => !hour.night) ?? hours.at(-1);
    return [[toClock(time), toClock(until?.time ?? time)] as const];
  });
  const reachOf = (hour: PrecomputedHour): string =>
    hour.reachM === null ? t('strip.none') : text.reach({ ...hour, reachM: hour.reachM });
  return (
    <div>
      <Text fw={600} size="sm">
        {t('strip.title')}
      </Text>
      <p className="hg-tiny hg-quiet">
        {t('strip.from', { source: text.source(forecast?.source ?? 'entered'), age: text.age(forecast?.ageS ?? 0) })}
      </p>
      <Chart
        label={t('strip.title')}
        height={220}
        x={{
          label: t('strip.time'),
          scale: 'clock',
          range: [xs.at(0) ?? 0, Math.max(xs.at(-1) ?? 0, (xs.at(0) ?? 0) + 1)],
          format: (clockH) => format.moment(fromClockH(clockH), 'UTC'),
        }}
        xs={xs}
        y={{
          label: t('strip.reach'),
          scale: 'linear',
          range: [0, 1.1 * Math.max(1, ...hours.map(({ reachM }) => reachM ?? 0))],
          format: (reachM) => format.distance(reachM, 2),
        }}
        lines={[
          { label: t('strip.hour'), ys: hours.map(({ reachM }) => reachM ?? Number.NaN), style: 0, dots: false },
          {
            label: t('strip.calm'),
            ys: hours.map((hour) => (isCalm(hour) ? (hour.reachM ?? Number.NaN) : Number.NaN)),
            style: 2,
            dots: true,
          },
        ]}
        markers={worstHour === null ? [] : [{ label: t('worstHour'), x: toClock(worstHour.time) }]}
        spans={{ label: t('strip.night'), ends: nights }}
        noteAt={(index) => {
          const hour = hours[index];
          if (hour === undefined) return '';
          return [...(hour.reachM === null || hour.beyondRange ? [reachOf(hour)] : []), text.wind(hour)].join(', ');
        }}
      />
      <FoldedTable label={t('strip.title')} minWidth={460}>
        <Table aria-label={t('strip.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('strip.time')}</Table.Th>
              <Table.Th ta="right">{t('strip.reach')}</Table.Th>
              <Table.Th>{t('strip.wind')}</Table.Th>
              <Table.Th>{t('strip.class')}</Table.Th>
              <Table.Th>{t('strip.school')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {hours.map((hour) => (
              <Table.Tr key={hour.time}>
                <Table.Td>{text.moment(hour.time)}</Table.Td>
                <Table.Td ta="right">{reachOf(hour)}</Table.Td>
                <Table.Td>{text.wind(hour)}</Table.Td>
                <Table.Td>{hour.stability ?? '–'}</Table.Td>
                <Table.Td>{t(hour.overSchool ? 'strip.over' : 'strip.clear')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </FoldedTable>
    </div>
  );
};
