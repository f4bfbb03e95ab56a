import { type IncidentEvent, type IncidentSituation, incidentTasks, type SensorUnit } from '@hazardguard/contract';
import { fill, type ReportFormat } from './form-facts.ts';

type Entry<Kind extends IncidentEvent['kind']> = Extract<IncidentEvent, { readonly kind: Kind }>;

const unitSigns: Readonly<Partial<Record<SensorUnit, string>>> = { 'mg/m3': 'mg/m³', deg: '°', degC: '°C', percent: '%' };

const formatArea = (m2: number, { texts }: ReportFormat): string => (m2 < 1e5 ? `${texts.number(m2)} m²` : `${texts.number(m2 / 1e6)} km²`);

/** Raised and cleared alarms with values and units. */
const formatAlarms = ({ alarms, more }: Entry<'sensor-alarms'>, { terms, texts }: ReportFormat): string => {
  const { sensor: labels } = terms.log;
  const alarmLines = alarms.map(({ kind, value, unit, code, name, limit }) => {
    const formatMeasured = (one: number): string =>
      unit === 'on-off' ? (one === 0 ? labels.off : labels.on) : `${texts.number(one, 4)} ${unitSigns[unit] ?? unit}`;
    const sentence = fill(labels[kind], { sensor: `${code} (${name})`, value: formatMeasured(value) });
    if (limit === null || unit === 'on-off') return sentence;
    return sentence + fill(kind === 'raised' ? labels.from : labels.below, { limit: formatMeasured(limit) });
  });
  return [...alarmLines, ...(more > 0 ? [fill(labels.more, { count: texts.count(more) })] : [])].join('; ');
};

/** Position and rate of an estimated source. */
const formatSource = (event: Entry<'source-estimate'>, format: ReportFormat): string => {
  const { terms, texts } = format;
  const rate = (kgS: number): string => `${texts.number(kgS)} kg/s`;
  const source = fill(terms.log.source, {
    place: `${event.latitude.toFixed(5)}, ${event.longitude.toFixed(5)}`,
    rate: rate(event.rateKgS),
    low: rate(event.lowKgS),
    high: rate(event.highKgS),
    sensors: texts.count(event.sensors),
    detected: texts.count(event.detected),
  });
  return event.areaM2 === null ? source : `${source}; ${fill(terms.log.sourceWithin, { area: formatArea(event.areaM2, format) })}`;
};

/** Names listed in one entry, as on the screen; the others are counted. */
const maxNames = 6;

/** Text of a task: a checklist step, or a task of this incident. */
export const formatTask = (task: string, { ownTasks }: IncidentSituation, { terms }: ReportFormat): string => {
  const listed = incidentTasks.find((one) => one === task);
  return listed === undefined ? (ownTasks.find((own) => own.task === task)?.text ?? task) : terms.task[listed];
};

const choiceFields = { contactType: 'contactType', urgency: 'urgency', impact: 'urgency', state: 'state', origin: 'origin' } as const;

const formatChanges = (event: Extract<IncidentEvent, { kind: 'created' | 'changed' | 'deleted' }>, { terms }: ReportFormat): string => {
  const { field: names, value: values, hazard, log } = terms;
  const formatValue = (field: string, value: string | number | null, name: string | null): string => {
    if (value === null) return log.nothing;
    if (name !== null) return name;
    if (field === 'hazard') return (hazard as Readonly<Record<string, string>>)[String(value)] ?? String(value);
    const choices = choiceFields[field as keyof typeof choiceFields] as keyof typeof values | undefined;
    return choices === undefined ? String(value) : ((values[choices] as Readonly<Record<string, string>>)[String(value)] ?? String(value));
  };
  const lines = event.changes
    .filter(({ from, to }) => event.kind === 'changed' || from !== null || to !== null)
    .map(({ field, from, to, fromName, toName }) =>
      fill(log.change, {
        field: (names as Readonly<Record<string, string>>)[field] ?? field,
        from: formatValue(field, from, fromName),
        to: formatValue(field, to, toName),
      }),
    );
  const action = event.kind === 'changed' ? [] : [log[event.kind]];
  return [...action, ...lines, ...(event.why === null ? [] : [fill(log.why, { why: event.why })])].join('; ');
};

/** When an entry was written on a device that sent it later, in brackets; empty: at its own time. */
export const formatDeviceTime = ({ at, deviceAt }: IncidentEvent, { terms, moment }: ReportFormat): string => {
  if (deviceAt === null) return '';
  const sentence = Date.parse(deviceAt) > Date.parse(at) ? terms.log.device.ahead : terms.log.device.behind;
  return ` (${fill(sentence, { written: moment(deviceAt), received: moment(at) })})`;
};

/** An entry of the log in labels, without its time and without who wrote it. */
export const formatEntry = (event: IncidentEvent, situation: IncidentSituation, format: ReportFormat): string => {
  const { terms, moment, day, texts } = format;
  const { log } = terms;
  const why = (reason: string | null): string => (reason === null ? '' : `. ${fill(log.why, { why: reason })}`);
  switch (event.kind) {
    case 'note':
      return event.noteKind === 'note' ? event.text : `${terms.noteKind[event.noteKind]}: ${event.text}`;
    case 'task':
      return fill(log.task[event.outcome], { task: formatTask(event.task, situation, format) }) + why(event.why);
    case 'link':
    case 'unlink':
      return log[event.kind][event.linkKind];
    case 'task-set': {
      const facts = [
        event.text,
        ...(event.assignee === null ? [] : [fill(terms.taskFacts.for, { name: event.assignee })]),
        ...(event.dueAt === null ? [] : [fill(terms.taskFacts.due, { moment: moment(event.dueAt) })]),
      ];
      return fill(log.taskSet, { task: facts.join(' · ') });
    }
    case 'checklist':
      return fill(event.attached ? log.checklist : log.checklistRemoved, { hazard: terms.hazard[event.hazard] });
    case 'role': {
      const names = { from: event.previous ?? terms.nobody, to: event.holder ?? terms.nobody };
      return fill(log.role, { role: terms.role[event.role], ...names }) + why(event.why);
    }
    case 'roll-call': {
      const names = event.people.slice(0, maxNames).map(({ name }) => name);
      const more = event.people.length - names.length;
      const shownNames = more > 0 ? fill(log.andMore, { names: names.join(', '), count: texts.count(more) }) : names.join(', ');
      return fill(log.rollCall[event.people[0]?.status ?? 'expected'], { names: shownNames });
    }
    case 'radio': {
      const call = fill(terms.radio.call, { from: event.from, to: event.to });
      return `${event.channel === '' ? '' : `${fill(terms.radio.on, { channel: event.channel })}. `}${call} ${event.message}`;
    }
    case 'phone-call':
      return fill(log.phoneCall[event.mark], { who: event.who });
    case 'attachment':
      return fill(log.attachment, { name: event.caption === '' ? event.name : `${event.caption} (${event.name})` });
    case 'withdrawal':
      return fill(log.withdrawal, { name: event.name, why: event.why ?? '' });
    case 'sensor-alarms':
      return formatAlarms(event, format);
    case 'source-estimate':
      return formatSource(event, format);
    case 'accident-report':
      return event.sentOn === null ? log.report : fill(log.reportSent, { date: day(event.sentOn) });
    default:
      return formatChanges(event, format);
  }
};
