import type { IncidentEvent } from '@hazardguard/contract';
import { useTranslation } from '../../../locales/use-translation.ts';
import { formatArea } from '../../../ui/engine-text/format-zone.ts';
import { useFormat } from '../../../ui/format.ts';
import { unitSymbols } from '../../sensors/unit-symbols.ts';
import classes from './record.module.css';

type Entry<Kind extends IncidentEvent['kind']> = Extract<IncidentEvent, { readonly kind: Kind }>;

/** Raised and cleared alarms, one per line, with values and units. */
export const AlarmsText = ({ event }: { readonly event: Entry<'sensor-alarms'> }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  return (
    <ul className={classes.changes}>
      {event.alarms.map(({ kind, at, value, unit, code, name, limit }) => {
        const formatMeasured = (one: number): string =>
          unit === 'on-off' ? t(one === 0 ? 'log.sensor.off' : 'log.sensor.on') : format.quantity(one, unitSymbols[unit], 4);
        return (
          <li key={`${code} ${kind} ${at}`}>
            {t(`log.sensor.${kind}`, { sensor: `${code} (${name})`, value: formatMeasured(value) })}
            {limit === null || unit === 'on-off'
              ? null
              : t(kind === 'raised' ? 'log.sensor.from' : 'log.sensor.below', { limit: formatMeasured(limit) })}
          </li>
        );
      })}
      {event.more > 0 ? <li>{t('log.sensor.more', { count: event.more })}</li> : null}
    </ul>
  );
};

/** Position and rate of an estimated source. */
export const SourceText = ({ event }: { readonly event: Entry<'source-estimate'> }) => {
  const { t, i18n } = useTranslation('incidents');
  const format = useFormat();
  const formatRate = (kgS: number): string => format.quantity(kgS, 'kg/s', 2);
  const source = t('log.source', {
    place: `${format.degrees(event.latitude)}, ${format.degrees(event.longitude)}`,
    rate: formatRate(event.rateKgS),
    low: formatRate(event.lowKgS),
    high: formatRate(event.highKgS),
    sensors: event.sensors,
    detected: event.detected,
  });
  return event.areaM2 === null ? source : `${source}; ${t('log.sourceWithin', { area: formatArea(event.areaM2, i18n.language) })}`;
};
