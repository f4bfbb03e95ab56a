import { toFormatLocale } from '@hazardguard/i18n/languages';
import { useTranslation } from '../../locales/use-translation.ts';
import type { ChartProps } from '../../ui/chart/chart-props.ts';
import { useFormat } from '../../ui/format.ts';

const hourMs = 3_600_000;

/** The place's own clock, hours since 1970: round hours there are whole numbers. */
export const toClockH = (moment: string | number, utcOffsetMin: number): number => new Date(moment).getTime() / hourMs + utcOffsetMin / 60;

/** The reading of that clock, as if it were UTC. */
const fromClockH = (clockH: number): Date => new Date(Math.round(clockH * hourMs));

/** An axis of time on the place's own clock: ticks at round hours, and the date at midnight. `format` writes a moment in full. */
export const useClockAxis = () => {
  const { t, i18n } = useTranslation('weather');
  const format = useFormat();
  const moment = (clockH: number): string => format.moment(fromClockH(clockH), 'UTC');
  const day = new Intl.DateTimeFormat(toFormatLocale(i18n.language), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    format: moment,
    along: (xs: readonly number[]): Pick<ChartProps, 'xs' | 'x' | 'ticks'> => ({
      xs,
      x: {
        label: t('hours.clock'),
        scale: 'linear',
        range: [xs.at(0) ?? 0, Math.max(xs.at(-1) ?? 0, (xs.at(0) ?? 0) + 1)],
        format: moment,
      },
      ticks: {
        steps: [1, 3, 6, 12, 24],
        format: (clockH) => (clockH % 24 === 0 ? day.format(fromClockH(clockH)) : format.time(fromClockH(clockH), 'UTC')),
      },
    }),
  };
};
