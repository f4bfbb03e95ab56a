import { calmBelowMs, type PrecomputedFootprint, type PrecomputedHour } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import classes from './precomputed-footprint-part.module.css';
import { useFootprintText } from './use-footprint-text.ts';

const isCalm = ({ night, windSpeedMs, stability }: PrecomputedHour): boolean => night && windSpeedMs < calmBelowMs && stability === 'F';

/** A tick every six hours. */
const marks = [0, 6, 12, 18, 24, 30, 36, 42];

/** Reach of the worst case in each hour, as bars and as a table. */
export const HourTimeline = ({ footprint }: { readonly footprint: PrecomputedFootprint }) => {
  const { t } = useTranslation('footprint');
  const format = useFormat();
  const text = useFootprintText(footprint);
  const { hours, worstHour, forecast } = footprint;
  if (hours.length === 0) return null;
  const maxM = Math.max(1, ...hours.map(({ reachM }) => reachM ?? 0));
  return (
    <div>
      <Text fw={600} size="sm">
        {t('strip.title')}
      </Text>
      <p className="hg-tiny hg-quiet">
        {t('strip.from', { source: text.source(forecast?.source ?? 'entered'), age: text.age(forecast?.ageS ?? 0) })}
      </p>
      {/* The table below has the same values. */}
      <div className={classes.strip} aria-hidden>
        <span className={`hg-tiny hg-quiet ${classes.most}`}>{format.distance(maxM, 2)}</span>
        <div className={classes.bars}>
          {hours.map((hour) => (
            <span
              key={hour.time}
              className={`hg-line hg-end ${classes.hour}`}
              data-night={hour.night || undefined}
              title={`${text.moment(hour.time)} · ${hour.reachM === null ? t('strip.none') : text.reach({ ...hour, reachM: hour.reachM })}`}
            >
              <span
                className={classes.bar}
                data-calm={isCalm(hour) || undefined}
                data-worst={hour.time === worstHour?.time || undefined}
                style={{ height: `${(100 * (hour.reachM ?? 0)) / maxM}%` }}
              />
            </span>
          ))}
        </div>
        <div className={`hg-tiny hg-quiet ${classes.marks}`}>
          {marks.map((at) => (
            <span key={at}>{hours[at] ? text.time(hours[at].time) : ''}</span>
          ))}
        </div>
      </div>
      <p className={`hg-row hg-tiny hg-quiet hg-above-2 hg-below-2 ${classes.legend}`}>
        <span data-key="hour" />
        {t('strip.hour')}
        <span data-key="calm" />
        {t('strip.calm')}
        <span data-key="night" />
        {t('strip.night')}
      </p>
      <details className={classes.table}>
        <summary>{t('strip.table')}</summary>
        <TableFrame label={t('strip.title')} minWidth={460}>
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
                  <Table.Td ta="right">{hour.reachM === null ? t('strip.none') : text.reach({ ...hour, reachM: hour.reachM })}</Table.Td>
                  <Table.Td>{text.wind(hour)}</Table.Td>
                  <Table.Td>{hour.stability ?? '–'}</Table.Td>
                  <Table.Td>{t(hour.overSchool ? 'strip.over' : 'strip.clear')}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </TableFrame>
      </details>
    </div>
  );
};
