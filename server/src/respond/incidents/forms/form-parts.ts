import { countRollCall, incidentChecklists, incidentRoles, openTasks, toCompassPoint } from '@hazardguard/contract';
import { drawMapSketch } from '../../../assess/run-report/map-sketch.ts';
import type { Content } from '../../../platform/pdf/document.ts';
import { heading, note, table, text, toFontRuns } from '../../../platform/pdf/layout.ts';
import { formatEntry, formatTask } from './entry-text.ts';
import { fill } from './fill.ts';
import type { IncidentFormFacts } from './form-facts.ts';

/** Long texts of a register would push the rest off the page. */
export const cutText = (words: string, length: number): string => (words.length > length ? `${words.slice(0, length - 1)}…` : words);

/** At the head of a paper about an incident of a drill; nothing about a real one. */
export const exerciseSection = ({ incident, speech }: Pick<IncidentFormFacts, 'incident' | 'speech'>): Content[] =>
  incident.drillId === null ? [] : [{ text: toFontRuns(speech.report.exercise), bold: true, fontSize: 13 }];

/** Number, kind, state, place, priority and who has it in hand, under the title of the paper. */
export const buildHead = ({ incident, speech }: IncidentFormFacts, title: string, longest = 140): Content[] => {
  const { words, shared, texts, moment } = speech;
  const { latitude, longitude } = incident;
  const facts = [
    shared.value.state[incident.state],
    ...(incident.hazard === null ? [] : [shared.hazard[incident.hazard]]),
    ...(incident.priority === null ? [] : [`${shared.field.priority} ${texts.count(incident.priority)}`]),
    ...(incident.industryName === null ? [] : [incident.industryName]),
    ...(latitude === null || longitude === null ? [] : [`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`]),
  ];
  const people = [
    `${words.reported}: ${fill(words.reportedBy, { moment: moment(incident.createdAt), name: incident.createdBy })}`,
    `${shared.field.assign}: ${incident.assignName ?? incident.assign ?? shared.nobody}`,
  ];
  return [
    { text: toFontRuns(`${title} · ${words.number} ${incident.id}`), style: 'note' },
    { text: toFontRuns(cutText(incident.shortDescription ?? words.noDescription, longest)), style: 'title', fontSize: 16 },
    ...exerciseSection({ incident, speech }),
    ...(incident.sample ? [{ text: toFontRuns(words.sample), bold: true } satisfies Content] : []),
    text(facts.join(' · ')),
    note(people.join(' · ')),
  ];
};

/** How far, how many, how soon, by the linked run; or that there is none. */
export const calculationSection = ({ run, speech }: IncidentFormFacts): Content[] => {
  const { words, report, texts, moment } = speech;
  if (run === null) return [note(words.noRun)];
  const { zones, impact, receptorsConsidered, chemical } = run.result;
  const worst = zones.find(({ status }) => status !== 'not-reached');
  const people = impact.find(({ levelId }) => levelId === worst?.level.id)?.within.people ?? 0;
  const numbers: readonly (readonly [string, string])[] = [
    [worst ? texts.reach(worst) : report.nowhere, worst ? fill(words.reach, { level: texts.level(worst.level) }) : report.notReached],
    [receptorsConsidered > 0 ? texts.number(people) : report.nobodyCounted, words.people],
    [worst?.arrivalS == null ? report.atOnce : texts.time(worst.arrivalS), words.soonest],
  ];
  return [
    {
      margin: [0, 6, 0, 2],
      layout: 'boxed',
      table: {
        widths: ['*', '*', '*'],
        body: [
          numbers.map(([number, meaning]) => ({
            margin: [6, 2, 6, 2],
            stack: [
              { text: toFontRuns(number), fontSize: 16, bold: true },
              { text: toFontRuns(meaning), fontSize: 8.5 },
            ],
          })),
        ],
      },
    },
    note(fill(words.calculated, { moment: moment(run.createdAt), chemical: chemical.name })),
  ];
};

/** The zones of the linked run as lines, so wide in points; nothing where there is no run. */
export const mapSection = ({ run, speech: { report, texts } }: IncidentFormFacts, width: number): Content[] => {
  if (run === null) return [];
  const wind = `${toCompassPoint(run.result.windFromDeg)}, ${texts.number(run.result.windSpeedMs)} m/s`;
  return [{ svg: drawMapSketch(run.result, { north: report.north, wind, distance: texts.distance }), width }];
};

export const rolesSection = ({ situation, speech }: IncidentFormFacts): Content => {
  const { words, shared, moment } = speech;
  return table(
    heading(words.roles),
    words.roleHeads,
    [120, '*', 100],
    incidentRoles.map((role) => {
      const held = situation.roles.find((one) => one.role === role);
      return [shared.role[role], held?.holder ?? '–', held === undefined ? '' : moment(held.at)];
    }),
  );
};

/** The same in one line: only positions that somebody holds, and the commander in any case. */
export const formatRoles = ({ situation, speech: { shared, moment } }: IncidentFormFacts): string =>
  incidentRoles
    .flatMap((role) => {
      const held = situation.roles.find((one) => one.role === role);
      if (held === undefined) return role === 'incident-commander' ? [`${shared.role[role]}: ${shared.nobody}`] : [];
      return [`${shared.role[role]}: ${cutText(held.holder, 40)} (${moment(held.at)})`];
    })
    .join(' · ');

export const rollCallSection = ({ situation: { people }, speech: { words, texts } }: IncidentFormFacts, longest = 600): Content[] => {
  if (people.length === 0) return [heading(words.rollCall), text(words.rollCallNone)];
  const counts = countRollCall(people);
  const countTexts = Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, texts.count(count)]));
  const lost = people.flatMap(({ name, status }) => (status === 'missing' || status === 'unknown' ? [name] : []));
  const names = cutText(lost.join(', '), longest);
  return [
    heading(words.rollCall),
    text(fill(words.rollCallSum, countTexts)),
    ...(lost.length > 0 ? [text(fill(words.notFound, { names }))] : []),
  ];
};

export const alertsSection = ({ alerts: rows, speech }: IncidentFormFacts, most: number): Content[] => {
  const { words, moment, texts } = speech;
  if (rows.length === 0) return [heading(words.alerts), text(words.noAlerts)];
  return [
    table(
      heading(words.alerts),
      words.alertHeads,
      [100, 60, '*'],
      rows
        .slice(0, most)
        .map((row) => [
          row.live_at === null ? words.notReleased : moment(row.live_at.toISOString()),
          words.status[row.status],
          cutText(row.incident_description, 160),
        ]),
    ),
    ...(rows.length > most ? [note(fill(words.more, { count: texts.count(rows.length - most) }))] : []),
  ];
};

interface OpenTask {
  readonly task: string;
  readonly who: string;
  readonly until: string;
}

/** Own tasks by their time, then the open steps of the lists. */
export const openList = ({ situation, speech, now }: IncidentFormFacts): readonly OpenTask[] => {
  const { words, moment } = speech;
  const open = openTasks(situation, incidentChecklists);
  const own = open.own.toSorted((a, b) => (a.dueAt ?? '9999').localeCompare(b.dueAt ?? '9999'));
  return [
    ...own.map(({ text: task, assignee, dueAt }) => ({
      task,
      who: assignee ?? '–',
      until: dueAt === null ? '' : `${moment(dueAt)}${Date.parse(dueAt) < now.getTime() ? ` (${words.overdue})` : ''}`,
    })),
    ...open.steps.map((task) => ({ task: formatTask(task, situation, speech), who: '–', until: '' })),
  ];
};

export const openOnes = (facts: IncidentFormFacts, most: number): Content[] => {
  const { words, texts } = facts.speech;
  const open = openList(facts);
  if (open.length === 0) return [heading(words.open), text(words.nothingOpen)];
  const rows = open.slice(0, most).map(({ task, who, until }) => [task, who, until]);
  return [
    table(heading(words.open), words.openHeads, ['*', 90, 120], rows),
    ...(open.length > most ? [note(fill(words.more, { count: texts.count(open.length - most) }))] : []),
  ];
};

/** Entries of the log as a table. */
export const logTable = (facts: IncidentFormFacts, title: string, events: IncidentFormFacts['events']): Content => {
  const { situation, speech } = facts;
  return table(
    heading(title),
    speech.words.logHeads,
    [92, 100, '*'],
    events.map((event) => [speech.moment(event.at), event.byName, formatEntry(event, situation, speech)]),
  );
};

/** At the foot of every page: of which incident, and whether it is one. */
export const formatFooter = ({ incident, reader, now, version, speech: { words, moment } }: IncidentFormFacts): string =>
  `${incident.drillId === null ? '' : 'EXERCISE · '}${incident.id} · ${fill(words.made, { moment: moment(now.toISOString()), reader, version })}`;
