import { type Level, ownPrefix, type Zone } from '@hazardguard/engine';
import { useTranslation } from '../../locales/use-translation.ts';
import { formatArea, formatLevel, formatTime } from '../../ui/engine-text/format-zone.ts';
import { useFormat } from '../../ui/format.ts';

/** Texts of levels and zones, the same on the map, in the legend and in the tables. */
export const useZoneText = () => {
  const { t, i18n } = useTranslation('vulnerability');
  const format = useFormat();
  const { language } = i18n;
  const ownLevel = ({ id, value, unit, exposureS }: Level): string => {
    const typed = id.slice(ownPrefix.length).replaceAll(' ', '\u00a0');
    const name = [t('result.ownLevel', { level: typed }), ...(exposureS === undefined ? [] : [formatTime(exposureS, language)])].join(', ');
    return typed.endsWith(`\u00a0${unit}`) ? name : `${name} · ${format.quantity(value, unit)}`;
  };
  const level = (one: Level): string => (one.id.startsWith(ownPrefix) ? ownLevel(one) : formatLevel(one, language));
  const reach = ({ status, reachM }: Pick<Zone, 'status' | 'reachM'>): string => {
    if (status === 'not-reached') return t('result.notReached');
    return status === 'beyond-range' ? t('result.beyond') : format.distance(reachM, 2);
  };
  const time = (seconds: number): string => formatTime(seconds, language);
  return {
    level,
    reach,
    /** 'AEGL-3, 60 min · 20 ppm · 1.2 km' */
    ring: (zone: Zone): string => `${level(zone.level)} · ${reach(zone)}`,
    area: (m2: number): string => formatArea(m2, language),
    arrival: (seconds: number | null): string => (seconds === null ? t('result.noArrival') : time(seconds)),
    time,
  };
};
