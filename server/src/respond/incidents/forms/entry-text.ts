import { type IncidentEvent, type IncidentSituation, incidentTasks } from '@hazardguard/contract';
import { fill } from './fill.ts';
import type { ReportFormat } from './form-facts.ts';
import { formatAlarms, formatSource } from './sensor-text.ts';

/** Names after which only their number is told, as on the screen. */
const formatNames = 6;

/** What a task is called: a step of a list, or a task of the incident's own. */
export const formatTask = (task: string, { ownTasks }: IncidentSituation, { shared }: ReportFormat): string => {
  const listed = incidentTasks.find((one) => one === task);
  return listed === undefined ? (ownTasks.find((own) => own.task === task)?.text ?? task) : shared.task[listed];
};

const choiceFields = { contactType: 'contactType', urgency: 'urgency', impact: 'urgency', state: 'state', origin: 'origin' } as const;

const formatChanges = (event: Extract<IncidentEvent, { kind: 'created' | 'changed' | 'deleted' }>, { shared }: ReportFormat): string => {
  const { field: names, value: values, hazard, log } = shared;
  const said = (field: string, value: string | number | null, name: string | null): string => {
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
        from: said(field, from, fromName),
        to: said(field, to, toName),
      }),
    );
  const what = event.kind === 'changed' ? [] : [log[event.kind]];
  return [...what, ...lines, ...(event.why === null ? [] : [fill(log.why, { why: event.why })])].join('; ');
};

/** An entry of the log in words, without its time and without who wrote it. */
export const formatEntry = (event: IncidentEvent, situation: IncidentSituation, speech: ReportFormat): string => {
  const { shared, moment, day, texts } = speech;
  const { log } = shared;
  const why = (reason: string | null): string => (reason === null ? '' : `. ${fill(log.why, { why: reason })}`);
  switch (event.kind) {
    case 'note':
      return event.noteKind === 'note' ? event.text : `${shared.noteKind[event.noteKind]}: ${event.text}`;
    case 'task':
      return fill(log.task[event.outcome], { task: formatTask(event.task, situation, speech) }) + why(event.why);
    case 'link':
    case 'unlink':
      return log[event.kind][event.linkKind];
    case 'task-set': {
      const facts = [
        event.text,
        ...(event.assignee === null ? [] : [fill(shared.taskFacts.for, { name: event.assignee })]),
        ...(event.dueAt === null ? [] : [fill(shared.taskFacts.due, { moment: moment(event.dueAt) })]),
      ];
      return fill(log.taskSet, { task: facts.join(' · ') });
    }
    case 'checklist':
      return fill(event.attached ? log.checklist : log.checklistAway, { hazard: shared.hazard[event.hazard] });
    case 'role': {
      const names = { from: event.previous ?? shared.nobody, to: event.holder ?? shared.nobody };
      return fill(log.role, { role: shared.role[event.role], ...names }) + why(event.why);
    }
    case 'roll-call': {
      const names = event.people.slice(0, formatNames).map(({ name }) => name);
      const more = event.people.length - names.length;
      const shownNames = more > 0 ? fill(log.andMore, { names: names.join(', '), count: texts.count(more) }) : names.join(', ');
      return fill(log.rollCall[event.people[0]?.status ?? 'expected'], { names: shownNames });
    }
    case 'radio': {
      const call = fill(shared.radio.call, { from: event.from, to: event.to });
      return `${event.channel === '' ? '' : `${fill(shared.radio.on, { channel: event.channel })}. `}${call} ${event.message}`;
    }
    case 'attachment':
      return fill(log.attachment, { name: event.caption === '' ? event.name : `${event.caption} (${event.name})` });
    case 'withdrawal':
      return fill(log.withdrawal, { name: event.name, why: event.why ?? '' });
    case 'sensor-alarms':
      return formatAlarms(event, speech);
    case 'source-estimate':
      return formatSource(event, speech);
    case 'accident-report':
      return event.sentOn === null ? log.report : fill(log.reportSent, { date: day(event.sentOn) });
    default:
      return formatChanges(event, speech);
  }
};
