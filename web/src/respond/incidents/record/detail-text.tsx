import type { IncidentDetailKind, IncidentEvent } from '@hazardguard/contract';
import { useTranslation } from '../../../locales/use-translation.ts';
import { formatArea } from '../../../ui/engine-text/format-zone.ts';
import { useFormat } from '../../../ui/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { unitSymbols } from '../../sensors/unit-symbols.ts';
import { useIncidentText } from '../use-incident-text.ts';

type Entry<Kind extends IncidentEvent['kind']> = Extract<IncidentEvent, { readonly kind: Kind }>;

/** Raised and cleared alarms, one per line, with values and units. */
const AlarmsText = ({ event }: { readonly event: Entry<'sensor-alarms'> }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  return (
    <ul className="hg-stack hg-gap-0">
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
const SourceText = ({ event }: { readonly event: Entry<'source-estimate'> }) => {
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

type DetailEvent = Extract<IncidentEvent, { readonly kind: IncidentDetailKind }>;

/** Names listed in one entry; the others are counted. */
const maxNames = 6;

const RollCallText = ({ event }: { readonly event: Extract<DetailEvent, { kind: 'roll-call' }> }) => {
  const { t } = useTranslation('incidents');
  const [first] = event.people;
  if (first === undefined) return null;
  const names = event.people.slice(0, maxNames).map(({ name }) => name);
  const more = event.people.length - names.length;
  const shownNames = more > 0 ? t('log.andMore', { names: names.join(', '), count: more }) : names.join(', ');
  return t(`log.rollCall.${first.status}`, { names: shownNames });
};

/** Text of a structured log entry: tasks, positions, roll-call, radio, files, report, sensors. */
export const DetailText = ({ event }: { readonly event: DetailEvent }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const text = useIncidentText();
  switch (event.kind) {
    case 'radio':
      return (
        <>
          <Tag>{event.channel === '' ? t('radio.title') : t('radio.on', { channel: event.channel })}</Tag>{' '}
          <strong>{t('radio.call', { from: event.from, to: event.to })}</strong> {event.message}
        </>
      );
    case 'phone-call':
      return t(`log.phoneCall.${event.mark}`, { who: event.who });
    case 'task-set':
      return t('log.taskSet', {
        task: [
          event.text,
          ...(event.assignee === null ? [] : [t('ownTask.for', { name: event.assignee })]),
          ...(event.dueAt === null ? [] : [t('ownTask.due', { moment: format.moment(event.dueAt) })]),
        ].join(' · '),
      });
    case 'checklist':
      return t(event.attached ? 'log.checklist' : 'log.checklistRemoved', { hazard: text.value('hazard', event.hazard) });
    case 'role': {
      const why = event.why === null ? '' : ` · ${t('log.why', { why: event.why })}`;
      return `${t('log.role', { role: t(`role.${event.role}`), from: event.previous ?? t('nobody'), to: event.holder ?? t('nobody') })}${why}`;
    }
    case 'roll-call':
      return <RollCallText event={event} />;
    case 'attachment':
      return t('log.attachment', { name: event.caption === '' ? event.name : `${event.caption} (${event.name})` });
    case 'withdrawal':
      return t('log.withdrawal', { name: event.name, why: event.why ?? '' });
    case 'sensor-alarms':
      return <AlarmsText event={event} />;
    case 'source-estimate':
      return <SourceText event={event} />;
    case 'accident-report':
      return event.sentOn === null ? t('log.report') : t('log.reportSent', { date: format.date(event.sentOn) });
  }
};
