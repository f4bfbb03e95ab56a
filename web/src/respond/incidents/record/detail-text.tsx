import type { IncidentDetailKind, IncidentEvent } from '@hazardguard/contract';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useIncidentText } from '../use-incident-text.ts';
import { AlarmsText, SourceText } from './sensor-text.tsx';

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
