import { findLanguage } from '@hazardguard/i18n/languages';
import type { Content, PdfDocument } from '../../../platform/pdf/document.ts';
import { heading, note, pairs, table, text } from '../../../platform/pdf/layout.ts';
import { formatTask } from './entry-text.ts';
import { fill } from './fill.ts';
import type { IncidentFormFacts } from './form-facts.ts';
import {
  buildHead,
  calculationSection,
  cutText,
  formatFooter,
  logTable,
  mapSection,
  openOnes,
  rolesSection,
  rollCallSection,
} from './form-parts.ts';

const buildEmptyRows = (count: number, columns: number): string[][] =>
  Array.from({ length: count }, () => Array.from({ length: columns }, () => ' '));

/** Lines for whoever signs it. */
const signatureSection = ({ reader, now, speech: { words, moment } }: IncidentFormFacts): Content[] => [
  heading(words.preparedBy),
  pairs(160, [
    [words.preparedBy, `${reader}, ${moment(now.toISOString())}`],
    [words.signature, ' '],
  ]),
];

const actionsSection = ({ situation, speech }: IncidentFormFacts): Content[] => {
  const { words, moment } = speech;
  const marks = situation.marks.filter(({ outcome }) => outcome === 'done').toSorted((a, b) => a.at.localeCompare(b.at));
  if (marks.length === 0) return [heading(words.done), text(words.nothingDone)];
  const rows = marks.map(({ task, at, byName }) => [moment(at), formatTask(task, situation, speech), byName]);
  return [table(heading(words.done), words.doneHeads, [92, '*', 100], rows)];
};

const buildDocument = (facts: IncidentFormFacts, title: string, content: Content[]): PdfDocument => ({
  title: `${title} ${facts.incident.id}`,
  language: findLanguage(facts.speech.language).locale,
  footer: formatFooter(facts),
  content: [...buildHead(facts, title), ...content],
});

/** After ICS 201: map, situation, objectives, actions, organisation, resources. What no register knows is left for the pen. */
export const buildIcs201 = (facts: IncidentFormFacts): PdfDocument => {
  const { incident, events, speech } = facts;
  const { words, shared, moment } = speech;
  const decisions = events.flatMap((event) => (event.kind === 'note' && event.noteKind === 'decision' ? [event] : []));
  const drawing = mapSection(facts, 480);
  return buildDocument(facts, shared.paper['ics-201'], [
    ...(drawing.length === 0 ? [] : [heading(words.map), ...drawing]),
    heading(words.situation),
    text(incident.detailedDescription ?? words.noDescription),
    ...calculationSection(facts),
    ...rollCallSection(facts),
    heading(words.objectives),
    ...(decisions.length === 0 ? [] : [{ ul: decisions.map(({ at, text: told }) => text(`${moment(at)}: ${told}`)) }]),
    note(words.objectivesHint),
    heading(words.actions),
    ...actionsSection(facts),
    ...openOnes(facts, 40),
    rolesSection(facts),
    table(heading(words.resources), words.resourceHeads, ['*', 70, 70, 60, '*'], buildEmptyRows(6, 5)),
    note(words.byHand),
    ...signatureSection(facts),
  ]);
};

/** After ICS 214: who was there, and every entry of the log with its time. */
export const buildIcs214 = (facts: IncidentFormFacts): PdfDocument => {
  const { events, now, speech } = facts;
  const { words, shared, moment } = speech;
  const from = events[0]?.at ?? now.toISOString();
  return buildDocument(facts, shared.paper['ics-214'], [
    pairs(120, [[words.period, fill(words.periodText, { from: moment(from), to: moment(now.toISOString()) })]]),
    rolesSection(facts),
    logTable(facts, words.log, events),
    ...signatureSection(facts),
  ]);
};

/** What happened when, how long it took, what was left undone, who was accounted for: for those who ask how to do better. */
export const buildAfterActionReport = (facts: IncidentFormFacts): PdfDocument => {
  const { situation, afterAction, events, alerts: rows, speech } = facts;
  const { words, shared, moment, texts } = speech;
  const notApplicable = situation.marks.filter(({ outcome }) => outcome === 'not-applicable');
  return buildDocument(facts, shared.paper['after-action'], [
    table(
      heading(words.milestones),
      words.milestoneHeads,
      ['*', 130, 110],
      afterAction.milestones.map(({ milestone, at, afterS }) => [
        shared.milestone[milestone],
        at === null ? words.notYet : moment(at),
        afterS === null ? '' : afterS < 0 ? `−${texts.time(-afterS)}` : texts.time(afterS),
      ]),
    ),
    ...(afterAction.reopened > 0 ? [note(fill(words.reopened, { count: texts.count(afterAction.reopened) }))] : []),
    ...openOnes(facts, 100),
    ...(notApplicable.length === 0
      ? []
      : [
          heading(words.notApplicable),
          { ul: notApplicable.map(({ task, why }) => text(`${formatTask(task, situation, speech)}: ${why ?? '–'}`)) },
        ]),
    ...rollCallSection(facts),
    ...calculationSection(facts),
    heading(words.alerts),
    rows.length === 0
      ? text(words.noAlerts)
      : {
          ul: rows.map((row) =>
            text(
              `${row.live_at === null ? words.notReleased : moment(row.live_at.toISOString())}, ${words.status[row.status]}: ${cutText(row.incident_description, 300)}`,
            ),
          ),
        },
    rolesSection(facts),
    logTable(facts, words.log, events),
    heading(words.lessons),
    table(heading(words.byHand), ['', '', ''], ['*', 120, 90], buildEmptyRows(5, 3)),
  ]);
};
