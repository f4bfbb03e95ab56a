import { countRollCall, incidentChecklists, incidentRoles, listOpenTasks, type RunAreas, toCompassPoint } from '@hazardguard/contract';
import { listSketchAreas } from '../../../assess/run-report/areas-section.ts';
import { drawMapSketch } from '../../../assess/run-report/map-sketch.ts';
import { formatPeopleInside } from '../../../assess/run-report/report-formatter.ts';
import { formatRoads } from '../../../assess/run-report/road-lines.ts';
import { findPeopleInside } from '../../../assess/runs/footprint.ts';
import type { Content } from '../../../platform/pdf/document.ts';
import { heading, note, table, text, toFontRuns } from '../../../platform/pdf/layout.ts';
import { formatDeviceTime, formatEntry, formatTask } from './entry-text.ts';
import { fill, type IncidentFormFacts } from './form-facts.ts';

/** Cuts long texts, so that they do not push the rest off the page. */
export const cutText = (text: string, maxLength: number): string => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

/** The exercise notice at the head of a report; empty for a real incident. */
export const exerciseSection = ({ incident, format }: Pick<IncidentFormFacts, 'incident' | 'format'>): Content[] =>
  incident.drillId === null ? [] : [{ text: toFontRuns(format.report.exercise), bold: true, fontSize: 13 }];

/** Number, state, kind, priority, place and assignee, under the title. */
export const buildHead = ({ incident, format }: IncidentFormFacts, title: string, maxLength = 140): Content[] => {
  const { labels, terms, texts, moment } = format;
  const { latitude, longitude } = incident;
  const facts = [
    terms.value.state[incident.state],
    ...(incident.hazard === null ? [] : [terms.hazard[incident.hazard]]),
    ...(incident.priority === null ? [] : [`${terms.field.priority} ${texts.count(incident.priority)}`]),
    ...(incident.industryName === null ? [] : [incident.industryName]),
    ...(latitude === null || longitude === null ? [] : [`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`]),
  ];
  const people = [
    `${labels.reported}: ${fill(labels.reportedBy, { moment: moment(incident.createdAt), name: incident.createdBy })}`,
    `${terms.field.assign}: ${incident.assignName ?? incident.assign ?? terms.nobody}`,
  ];
  return [
    { text: toFontRuns(`${title} · ${labels.number} ${incident.id}`), style: 'note' },
    { text: toFontRuns(cutText(incident.shortDescription ?? labels.noDescription, maxLength)), style: 'title', fontSize: 16 },
    ...exerciseSection({ incident, format }),
    ...(incident.sample ? [{ text: toFontRuns(labels.sample), bold: true } satisfies Content] : []),
    text(facts.join(' · ')),
    note(people.join(' · ')),
  ];
};

/** Reach, people and arrival time from the linked run. */
export const calculationSection = ({ run, roads, format }: IncidentFormFacts): Content[] => {
  const { labels, report, texts, moment } = format;
  if (run === null) return [note(labels.noRun)];
  const { zones, chemical } = run.result;
  const worst = zones.find(({ status }) => status !== 'not-reached');
  const numbers: readonly (readonly [string, string])[] = [
    [worst ? texts.reach(worst) : report.nowhere, worst ? fill(labels.reach, { level: texts.level(worst.level) }) : report.notReached],
    [formatPeopleInside(findPeopleInside(run, worst?.level.id), report, texts.number), labels.people],
    [worst?.arrivalS == null ? report.atOnce : texts.time(worst.arrivalS), labels.soonest],
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
    ...(roads === null ? [] : [text(formatRoads(roads, report, texts, 4).join(' '))]),
    note(fill(labels.calculated, { moment: moment(run.createdAt), chemical: chemical.name })),
  ];
};

/** The zones of the linked run and the two areas of a warning as lines, `width` in points. */
export const mapSection = (
  { run, format: { report, texts } }: Pick<IncidentFormFacts, 'run' | 'format'>,
  areas: RunAreas | null,
  width: number,
): Content[] => {
  if (run === null) return [];
  const wind = `${toCompassPoint(run.result.windFromDeg)}, ${texts.number(run.result.windSpeedMs)} m/s`;
  const svg = drawMapSketch(run.result, [], { north: report.north, wind, distance: texts.distance }, listSketchAreas(areas));
  return [{ svg, width }];
};

export const rolesSection = ({ situation, format }: IncidentFormFacts): Content => {
  const { labels, terms, moment } = format;
  return table(
    heading(labels.roles),
    labels.roleHeads,
    [120, '*', 100],
    incidentRoles.map((role) => {
      const current = situation.roles.find((one) => one.role === role);
      return [terms.role[role], current?.holder ?? '–', current === undefined ? '' : moment(current.at)];
    }),
  );
};

/** The filled positions in one line; the commander is always listed. */
export const formatRoles = ({ situation, format: { terms, moment } }: IncidentFormFacts): string =>
  incidentRoles
    .flatMap((role) => {
      const current = situation.roles.find((one) => one.role === role);
      if (current === undefined) return role === 'incident-commander' ? [`${terms.role[role]}: ${terms.nobody}`] : [];
      return [`${terms.role[role]}: ${cutText(current.holder, 40)} (${moment(current.at)})`];
    })
    .join(' · ');

export const rollCallSection = ({ situation: { people }, format: { labels, texts } }: IncidentFormFacts, maxLength = 600): Content[] => {
  if (people.length === 0) return [heading(labels.rollCall), text(labels.rollCallNone)];
  const counts = countRollCall(people);
  const countTexts = Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, texts.count(count)]));
  const notFound = people.flatMap(({ name, status }) => (status === 'missing' || status === 'unknown' ? [name] : []));
  const names = cutText(notFound.join(', '), maxLength);
  return [
    heading(labels.rollCall),
    text(fill(labels.rollCallSum, countTexts)),
    ...(notFound.length > 0 ? [text(fill(labels.notFound, { names }))] : []),
  ];
};

export const alertsSection = ({ alerts: rows, format }: IncidentFormFacts, maxRows: number): Content[] => {
  const { labels, moment, texts } = format;
  if (rows.length === 0) return [heading(labels.alerts), text(labels.noAlerts)];
  return [
    table(
      heading(labels.alerts),
      labels.alertHeads,
      [100, 60, '*'],
      rows
        .slice(0, maxRows)
        .map((row) => [
          row.live_at === null ? labels.notReleased : moment(row.live_at.toISOString()),
          labels.status[row.status],
          cutText(row.incident_description, 160),
        ]),
    ),
    ...(rows.length > maxRows ? [note(fill(labels.more, { count: texts.count(rows.length - maxRows) }))] : []),
  ];
};

interface OpenTask {
  readonly task: string;
  readonly who: string;
  readonly until: string;
}

/** Tasks of the incident by due time, then the open checklist steps. */
export const formatOpenTasks = ({ situation, format, now }: IncidentFormFacts): readonly OpenTask[] => {
  const { labels, moment } = format;
  const open = listOpenTasks(situation, incidentChecklists);
  const own = open.own.toSorted((a, b) => (a.dueAt ?? '9999').localeCompare(b.dueAt ?? '9999'));
  return [
    ...own.map(({ text: task, assignee, dueAt }) => ({
      task,
      who: assignee ?? '–',
      until: dueAt === null ? '' : `${moment(dueAt)}${Date.parse(dueAt) < now.getTime() ? ` (${labels.overdue})` : ''}`,
    })),
    ...open.steps.map((task) => ({ task: formatTask(task, situation, format), who: '–', until: '' })),
  ];
};

export const openTasksSection = (facts: IncidentFormFacts, maxRows: number): Content[] => {
  const { labels, texts } = facts.format;
  const open = formatOpenTasks(facts);
  if (open.length === 0) return [heading(labels.open), text(labels.nothingOpen)];
  const rows = open.slice(0, maxRows).map(({ task, who, until }) => [task, who, until]);
  return [
    table(heading(labels.open), labels.openHeads, ['*', 90, 120], rows),
    ...(open.length > maxRows ? [note(fill(labels.more, { count: texts.count(open.length - maxRows) }))] : []),
  ];
};

export const logTable = (facts: IncidentFormFacts, title: string, events: IncidentFormFacts['events']): Content => {
  const { situation, format } = facts;
  return table(
    heading(title),
    format.labels.logHeads,
    [92, 100, '*'],
    events.map((event) => [format.moment(event.at), event.byName, formatEntry(event, situation, format) + formatDeviceTime(event, format)]),
  );
};

/** The footer of every page; it marks an exercise. */
export const formatFooter = ({ incident, reader, now, version, format: { labels, moment } }: IncidentFormFacts): string =>
  `${incident.drillId === null ? '' : 'EXERCISE · '}${incident.id} · ${fill(labels.made, { moment: moment(now.toISOString()), reader, version })}`;
