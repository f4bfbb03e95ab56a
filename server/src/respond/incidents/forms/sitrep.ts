import { findLanguage } from '@hazardguard/i18n/languages';
import type { Content, PdfDocument } from '../../../platform/pdf/document.ts';
import { heading, text, toFontRuns } from '../../../platform/pdf/layout.ts';
import { formatEntry } from './entry-text.ts';
import { fill } from './fill.ts';
import type { IncidentFormFacts } from './form-facts.ts';
import {
  alertsSection,
  buildHead,
  calculationSection,
  cutText,
  formatFooter,
  formatRoles,
  mapSection,
  openList,
  rollCallSection,
} from './form-parts.ts';

/** Kinds of entries that a reader of one page wants; ticks and links stand in their own parts. */
const reportedKinds = new Set(['note', 'radio', 'changed', 'role', 'sensor-alarms', 'source-estimate']);

/** A list in half the width of the page. */
const halfWidthList = (title: string, lines: readonly string[], nothing: string): Content => ({
  stack: [heading(title), lines.length === 0 ? text(nothing) : { ul: lines.map((line) => ({ text: toFontRuns(line), fontSize: 8.5 })) }],
});

/** The first of what is open, and how many more. */
const nextStepsSection = (facts: IncidentFormFacts): Content => {
  const { words, texts } = facts.speech;
  const open = openList(facts);
  const lines = open
    .slice(0, 4)
    .map(({ task, who, until }) =>
      [cutText(task, 70), ...(who === '–' ? [] : [cutText(who, 30)]), ...(until === '' ? [] : [until])].join(' · '),
    );
  const more = open.length - lines.length;
  return halfWidthList(words.open, more > 0 ? [...lines, fill(words.more, { count: texts.count(more) })] : lines, words.nothingOpen);
};

/** One page for somebody who was not there: what, how far, who commands, who is missing, who was warned, what is next. */
export const buildSitrep = (facts: IncidentFormFacts): PdfDocument => {
  const { incident, situation, events, speech } = facts;
  const { words, shared } = speech;
  const title = shared.paper.sitrep;
  const latest = events
    .filter(({ kind }) => reportedKinds.has(kind))
    .slice(-4)
    .toReversed()
    .map((event) => `${speech.moment(event.at)}: ${cutText(formatEntry(event, situation, speech), 90)}`);
  const drawing = mapSection(facts, 250);
  const beside: Content[] = [...rollCallSection(facts, 120), ...alertsSection(facts, 1)];
  return {
    title: `${title} ${incident.id}`,
    language: findLanguage(speech.language).locale,
    footer: formatFooter(facts),
    content: [
      ...buildHead(facts, title, 90),
      ...(incident.detailedDescription === null ? [] : [heading(words.situation), text(cutText(incident.detailedDescription, 300))]),
      ...calculationSection(facts),
      drawing.length === 0
        ? { stack: beside }
        : {
            columns: [
              { width: 260, stack: drawing },
              { width: '*', stack: beside },
            ],
            columnGap: 10,
          },
      heading(words.roles),
      text(formatRoles(facts)),
      { columns: [nextStepsSection(facts), halfWidthList(words.latest, latest, '–')], columnGap: 14 },
    ],
  };
};
