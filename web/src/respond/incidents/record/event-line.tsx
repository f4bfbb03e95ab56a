import { type IncidentChange, type IncidentEvent, incidentTasks } from '@hazardguard/contract';
import { foreignOrder } from '../../../data/offline/exchange/foreign-store.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { DeviceTime } from '../../device-time.tsx';
import { type ChoiceField, choiceFields, incidentFormFields } from '../form/incident-fields.ts';
import { useIncidentText } from '../use-incident-text.ts';
import { DetailText } from './detail-text.tsx';
import classes from './record.module.css';

interface EventProps {
  readonly event: IncidentEvent;
  /** Text of a task of this incident. */
  readonly ownTask: (task: string) => string | undefined;
}

const isChoice = (field: string): field is ChoiceField => Object.hasOwn(choiceFields, field);
const maxLength = 300;
const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

/** One field with its old and new value; for a new incident only the value. */
const Change = ({ change, isNew }: { readonly change: IncidentChange; readonly isNew: boolean }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const texts = useIncidentText();
  const field = incidentFormFields.find((one) => one === change.field) ?? (change.field === 'origin' ? 'origin' : undefined);
  const formatValue = (value: string | number | null, name: string | null): string => {
    if (value === null) return t('log.nothing');
    if (name !== null) return name;
    const text = String(value);
    if (change.field === 'latitude' || change.field === 'longitude') return format.degrees(Number(value));
    if (change.field === 'origin') return texts.value('origin', text);
    return isChoice(change.field) ? texts.value(change.field, text) : cut(text);
  };
  const name = field === undefined ? change.field : texts.field(field);
  if (isNew) return <li>{t('log.value', { field: name, value: formatValue(change.to, change.toName) })}</li>;
  return (
    <li>{t('log.change', { field: name, from: formatValue(change.from, change.fromName), to: formatValue(change.to, change.toName) })}</li>
  );
};

const EntryText = ({ event, ownTask }: EventProps) => {
  const { t } = useTranslation('incidents');
  switch (event.kind) {
    case 'note':
      return (
        <>
          {event.noteKind === 'note' ? null : (
            <>
              <Tag>{t(`note.${event.noteKind}`)}</Tag>{' '}
            </>
          )}
          {event.text}
        </>
      );
    case 'task': {
      const task = incidentTasks.find((one) => one === event.task);
      const name = task === undefined ? (ownTask(event.task) ?? event.task) : t(`task.${task}`);
      return (
        <>
          {t(`log.task.${event.outcome}`, { task: name })}
          {event.why === null ? null : <div>{t('log.why', { why: event.why })}</div>}
        </>
      );
    }
    case 'link':
    case 'unlink':
      return t(`log.${event.kind}.${event.linkKind}`);
    case 'radio':
    case 'phone-call':
    case 'task-set':
    case 'checklist':
    case 'role':
    case 'roll-call':
    case 'attachment':
    case 'withdrawal':
    case 'accident-report':
    case 'sensor-alarms':
    case 'source-estimate':
      return <DetailText event={event} />;
    default: {
      const changes = event.changes.filter(({ from, to }) => event.kind === 'changed' || from !== null || to !== null);
      return (
        <>
          {event.kind === 'changed' ? null : t(`log.${event.kind}`)}
          {changes.length > 0 ? (
            <ul className="hg-stack hg-gap-0">
              {changes.map((change) => (
                <Change key={change.field} change={change} isNew={event.kind === 'created'} />
              ))}
            </ul>
          ) : null}
          {event.why === null ? null : <span>{t('log.why', { why: event.why })}</span>}
        </>
      );
    }
  }
};

/** One log entry: time, person and text. */
export const EventLine = ({ event, ownTask }: EventProps) => {
  const { t } = useTranslation(['incidents', 'offline']);
  const format = useFormat();
  return (
    <li className={`hg-rule hg-pad-y hg-small ${classes.entryLine}`}>
      <time dateTime={event.at} className="hg-quiet">
        {format.moment(event.at)}
      </time>
      <div className="hg-lines-kept">
        <span className="hg-quiet">{event.byName}: </span>
        <EntryText event={event} ownTask={ownTask} />
        {event.id < 0 ? (
          <div>
            <Tag>{t(event.id <= -foreignOrder ? 'offline:exchange.elsewhere' : 'waitsToBeSent')}</Tag>
          </div>
        ) : null}
        {event.deviceAt === null ? null : <DeviceTime at={event.at} deviceAt={event.deviceAt} />}
      </div>
    </li>
  );
};
