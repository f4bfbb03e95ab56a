import { type RunAreas, releaseTargetS } from '@hazardguard/contract';
import { findLanguage } from '@hazardguard/i18n/languages';
import { areasSection } from '../../../assess/run-report/areas-section.ts';
import type { Content, PdfDocument } from '../../../platform/pdf/document.ts';
import { heading, note, pairs, table, text } from '../../../platform/pdf/layout.ts';
import { formatTask } from './entry-text.ts';
import { fill, type IncidentFormFacts } from './form-facts.ts';
import {
  buildHead,
  calculationSection,
  cutText,
  formatFooter,
  logTable,
  mapSection,
  openTasksSection,
  rolesSection,
  rollCallSection,
} from './form-parts.ts';

const buildEmptyRows = (count: number, columns: number): string[][] =>
  Array.from({ length: count }, () => Array.from({ length: columns }, () => ' '));

const signatureSection = ({ reader, now, format: { labels, moment } }: IncidentFormFacts): Content[] => [
  heading(labels.preparedBy),
  pairs(160, [
    [labels.preparedBy, `${reader}, ${moment(now.toISOString())}`],
    [labels.signature, ' '],
  ]),
];

const actionsSection = ({ situation, format }: IncidentFormFacts): Content[] => {
  const { labels, moment } = format;
  const marks = situation.marks.filter(({ outcome }) => outcome === 'done').toSorted((a, b) => a.at.localeCompare(b.at));
  if (marks.length === 0) return [heading(labels.done), text(labels.nothingDone)];
  const rows = marks.map(({ task, at, byName }) => [moment(at), formatTask(task, situation, format), byName]);
  return [table(heading(labels.done), labels.doneHeads, [92, '*', 100], rows)];
};

const buildDocument = (facts: IncidentFormFacts, title: string, content: Content[]): PdfDocument => ({
  title: `${title} ${facts.incident.id}`,
  language: findLanguage(facts.format.language).locale,
  footer: formatFooter(facts),
  content: [...buildHead(facts, title), ...content],
});

/** After ICS 201: map, situation, objectives, actions, organisation, resources. Unknown fields are left blank. */
export const buildIcs201 = (facts: IncidentFormFacts, areas: RunAreas | null): PdfDocument => {
  const { incident, events, format } = facts;
  const { labels, terms, moment } = format;
  const decisions = events.flatMap((event) => (event.kind === 'note' && event.noteKind === 'decision' ? [event] : []));
  const drawing = mapSection(facts, areas, 480);
  return buildDocument(facts, terms.form['ics-201'], [
    ...(drawing.length === 0 ? [] : [heading(labels.map), ...drawing, ...areasSection(areas, format.report, format.texts)]),
    heading(labels.situation),
    text(incident.detailedDescription ?? labels.noDescription),
    ...calculationSection(facts),
    ...rollCallSection(facts),
    heading(labels.objectives),
    ...(decisions.length === 0 ? [] : [{ ul: decisions.map(({ at, text: decision }) => text(`${moment(at)}: ${decision}`)) }]),
    note(labels.objectivesHint),
    heading(labels.actions),
    ...actionsSection(facts),
    ...openTasksSection(facts, 40),
    rolesSection(facts),
    table(heading(labels.resources), labels.resourceHeads, ['*', 70, 70, 60, '*'], buildEmptyRows(6, 5)),
    note(labels.byHand),
    ...signatureSection(facts),
  ]);
};

/** After ICS 214: positions, and every log entry with its time. */
export const buildIcs214 = (facts: IncidentFormFacts): PdfDocument => {
  const { events, now, format } = facts;
  const { labels, terms, moment } = format;
  const from = events[0]?.at ?? now.toISOString();
  return buildDocument(facts, terms.form['ics-214'], [
    pairs(120, [[labels.period, fill(labels.periodText, { from: moment(from), to: moment(now.toISOString()) })]]),
    rolesSection(facts),
    logTable(facts, labels.log, events),
    ...signatureSection(facts),
  ]);
};

const secondsBetween = (from: string, to: string | null): number | null =>
  to === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / 1_000);

/** Each released warning: seconds from the first sign to every step, and what was not sent. */
const warningTimesSection = ({ afterAction: { warnings }, alerts, format }: IncidentFormFacts): Content[] => {
  const { labels, moment, texts } = format;
  if (warnings.length === 0) return [heading(labels.alerts), text(labels.noAlerts)];
  const rows = warnings.map(({ id, status, times, missed }) => [
    `${times.releasedAt === null ? labels.notReleased : moment(times.releasedAt)}, ${labels.status[status]}: ${cutText(alerts.find((row) => row.id === id)?.hazard_text ?? '', 120)}`,
    ...[times.draftedAt, times.handedInAt, times.releasedAt, times.firstReceiptAt].map((at) => {
      const seconds = secondsBetween(times.first.at, at);
      return seconds === null ? '–' : texts.time(Math.max(0, seconds));
    }),
    texts.count(missed),
  ]);
  return [
    table(heading(fill(labels.warningTimes, { target: texts.time(releaseTargetS) })), labels.warningHeads, ['*', 52, 56, 56, 56, 44], rows),
  ];
};

/** Highest reading of each gas sensor beside the run's value at its place. */
const readingsSection = ({ afterAction: { readings }, format }: IncidentFormFacts): Content[] => {
  if (readings === null) return [];
  const { labels, texts } = format;
  const rows = readings.sensors.map(({ sensor, distanceM, measuredPpm, modelledPpm }) => [
    sensor,
    texts.distance(distanceM),
    `${texts.number(measuredPpm)} ppm`,
    `${texts.number(modelledPpm)} ppm`,
    measuredPpm > 0 ? texts.number(modelledPpm / measuredPpm) : '–',
  ]);
  return [table(heading(fill(labels.readings, { chemical: readings.chemical })), labels.readingHeads, ['*', 80, 80, 80, 80], rows)];
};

/** The debrief on its first page (milestones, warnings, model against sensors), then open tasks, roll-call and log, with space for lessons. */
export const buildAfterActionReport = (facts: IncidentFormFacts): PdfDocument => {
  const { situation, afterAction, events, format } = facts;
  const { labels, terms, moment, texts } = format;
  const notApplicable = situation.marks.filter(({ outcome }) => outcome === 'not-applicable');
  return buildDocument(facts, terms.form['after-action'], [
    table(
      heading(labels.milestones),
      labels.milestoneHeads,
      ['*', 130, 110],
      afterAction.milestones.map(({ milestone, at, afterS }) => [
        terms.milestone[milestone],
        at === null ? labels.notYet : moment(at),
        afterS === null ? '' : afterS < 0 ? `−${texts.time(-afterS)}` : texts.time(afterS),
      ]),
    ),
    ...(afterAction.reopened > 0 ? [note(fill(labels.reopened, { count: texts.count(afterAction.reopened) }))] : []),
    ...warningTimesSection(facts),
    ...readingsSection(facts),
    ...openTasksSection(facts, 100),
    ...(notApplicable.length === 0
      ? []
      : [
          heading(labels.notApplicable),
          { ul: notApplicable.map(({ task, why }) => text(`${formatTask(task, situation, format)}: ${why ?? '–'}`)) },
        ]),
    ...rollCallSection(facts),
    ...calculationSection(facts),
    rolesSection(facts),
    logTable(facts, labels.log, events),
    heading(labels.lessons),
    table(heading(labels.byHand), ['', '', ''], ['*', 120, 90], buildEmptyRows(5, 3)),
  ]);
};
