import { findLanguage } from '@hazardguard/i18n/languages';
import type { Content, PaperDocument } from '../../../platform/pdf/document.ts';
import { heading, note, pairs, table, text } from '../../../platform/pdf/layout.ts';
import { taskText } from './entry-text.ts';
import type { PaperFacts } from './facts.ts';
import { fill } from './fill.ts';
import { calculated, cut, footerOf, headOf, logTable, openOnes, roles, rollCall, sketch } from './paper-parts.ts';

const emptyRows = (count: number, columns: number): string[][] =>
  Array.from({ length: count }, () => Array.from({ length: columns }, () => ' '));

/** Lines for whoever signs it. */
const signed = ({ reader, now, speech: { words, moment } }: PaperFacts): Content[] => [
  heading(words.preparedBy),
  pairs(160, [
    [words.preparedBy, `${reader}, ${moment(now.toISOString())}`],
    [words.signature, ' '],
  ]),
];

const done = ({ situation, speech }: PaperFacts): Content[] => {
  const { words, moment } = speech;
  const marks = situation.marks.filter(({ outcome }) => outcome === 'done').toSorted((a, b) => a.at.localeCompare(b.at));
  if (marks.length === 0) return [heading(words.done), text(words.nothingDone)];
  const rows = marks.map(({ task, at, byName }) => [moment(at), taskText(task, situation, speech), byName]);
  return [table(heading(words.done), words.doneHeads, [92, '*', 100], rows)];
};

const document = (facts: PaperFacts, title: string, content: Content[]): PaperDocument => ({
  title: `${title} ${facts.incident.id}`,
  language: findLanguage(facts.speech.language).locale,
  footer: footerOf(facts),
  content: [...headOf(facts, title), ...content],
});

/** After ICS 201: map, situation, objectives, actions, organisation, resources. What no register knows is left for the pen. */
export const ics201 = (facts: PaperFacts): PaperDocument => {
  const { incident, events, speech } = facts;
  const { words, shared, moment } = speech;
  const decisions = events.flatMap((event) => (event.kind === 'note' && event.noteKind === 'decision' ? [event] : []));
  const drawing = sketch(facts, 480);
  return document(facts, shared.paper['ics-201'], [
    ...(drawing.length === 0 ? [] : [heading(words.map), ...drawing]),
    heading(words.situation),
    text(incident.detailedDescription ?? words.noDescription),
    ...calculated(facts),
    ...rollCall(facts),
    heading(words.objectives),
    ...(decisions.length === 0 ? [] : [{ ul: decisions.map(({ at, text: told }) => text(`${moment(at)}: ${told}`)) }]),
    note(words.objectivesHint),
    heading(words.actions),
    ...done(facts),
    ...openOnes(facts, 40),
    roles(facts),
    table(heading(words.resources), words.resourceHeads, ['*', 70, 70, 60, '*'], emptyRows(6, 5)),
    note(words.byHand),
    ...signed(facts),
  ]);
};

/** After ICS 214: who was there, and every entry of the log with its time. */
export const ics214 = (facts: PaperFacts): PaperDocument => {
  const { events, now, speech } = facts;
  const { words, shared, moment } = speech;
  const from = events[0]?.at ?? now.toISOString();
  return document(facts, shared.paper['ics-214'], [
    pairs(120, [[words.period, fill(words.periodText, { from: moment(from), to: moment(now.toISOString()) })]]),
    roles(facts),
    logTable(facts, words.log, events),
    ...signed(facts),
  ]);
};

/** What happened when, how long it took, what was left undone, who was accounted for: for those who ask how to do better. */
export const afterActionReport = (facts: PaperFacts): PaperDocument => {
  const { situation, afterAction, events, alerts: rows, speech } = facts;
  const { words, shared, moment, texts } = speech;
  const notApplicable = situation.marks.filter(({ outcome }) => outcome === 'not-applicable');
  return document(facts, shared.paper['after-action'], [
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
          { ul: notApplicable.map(({ task, why }) => text(`${taskText(task, situation, speech)}: ${why ?? '–'}`)) },
        ]),
    ...rollCall(facts),
    ...calculated(facts),
    heading(words.alerts),
    rows.length === 0
      ? text(words.noAlerts)
      : {
          ul: rows.map((row) =>
            text(
              `${row.live_at === null ? words.notReleased : moment(row.live_at.toISOString())}, ${words.status[row.status]}: ${cut(row.incident_description, 300)}`,
            ),
          ),
        },
    roles(facts),
    logTable(facts, words.log, events),
    heading(words.lessons),
    table(heading(words.byHand), ['', '', ''], ['*', 120, 90], emptyRows(5, 3)),
  ]);
};
