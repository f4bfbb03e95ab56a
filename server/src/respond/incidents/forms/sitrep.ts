import type { RunAreas } from '@hazardguard/contract';
import { findLanguage } from '@hazardguard/i18n/languages';
import { areasNote } from '../../../assess/run-report/areas-section.ts';
import type { Content, PdfDocument } from '../../../platform/pdf/document.ts';
import { heading, text, toFontRuns } from '../../../platform/pdf/layout.ts';
import { formatDeviceTime, formatEntry } from './entry-text.ts';
import { fill, type IncidentFormFacts } from './form-facts.ts';
import {
  alertsSection,
  buildHead,
  calculationSection,
  cutText,
  formatFooter,
  formatOpenTasks,
  formatRoles,
  mapSection,
  rollCallSection,
} from './form-parts.ts';

/** Kinds of log entries shown on one page; tasks and links have their own sections. */
const reportedKinds = new Set(['note', 'radio', 'phone-call', 'changed', 'role', 'sensor-alarms', 'source-estimate']);

/** A list in half the width of the page. */
const halfWidthList = (title: string, lines: readonly string[], nothing: string): Content => ({
  stack: [heading(title), lines.length === 0 ? text(nothing) : { ul: lines.map((line) => ({ text: toFontRuns(line), fontSize: 8.5 })) }],
});

/** The first open tasks, and the number of the rest. */
const nextStepsSection = (facts: IncidentFormFacts): Content => {
  const { labels, texts } = facts.format;
  const open = formatOpenTasks(facts);
  const lines = open
    .slice(0, 4)
    .map(({ task, who, until }) =>
      [cutText(task, 70), ...(who === '–' ? [] : [cutText(who, 30)]), ...(until === '' ? [] : [until])].join(' · '),
    );
  const more = open.length - lines.length;
  return halfWidthList(labels.open, more > 0 ? [...lines, fill(labels.more, { count: texts.count(more) })] : lines, labels.nothingOpen);
};

/** One page: situation, reach, command, missing people, warnings, next steps. */
export const buildSitrep = (facts: IncidentFormFacts, areas: RunAreas | null): PdfDocument => {
  const { incident, situation, events, format } = facts;
  const { labels, terms } = format;
  const title = terms.form.sitrep;
  const latest = events
    .filter(({ kind }) => reportedKinds.has(kind))
    .slice(-4)
    .toReversed()
    .map((event) => `${format.moment(event.at)}: ${cutText(formatEntry(event, situation, format), 90)}${formatDeviceTime(event, format)}`);
  const drawing = [...mapSection(facts, areas, 215), ...areasNote(areas, format.report, format.texts)];
  const sideColumn: Content[] = [...rollCallSection(facts, 120), ...alertsSection(facts, 1)];
  return {
    title: `${title} ${incident.id}`,
    language: findLanguage(format.language).locale,
    footer: formatFooter(facts),
    content: [
      ...buildHead(facts, title, 90),
      ...(incident.detailedDescription === null ? [] : [heading(labels.situation), text(cutText(incident.detailedDescription, 300))]),
      ...calculationSection(facts),
      drawing.length === 0
        ? { stack: sideColumn }
        : {
            columns: [
              { width: 260, stack: drawing },
              { width: '*', stack: sideColumn },
            ],
            columnGap: 10,
          },
      heading(labels.roles),
      text(formatRoles(facts)),
      { columns: [nextStepsSection(facts), halfWidthList(labels.latest, latest, '–')], columnGap: 14 },
    ],
  };
};
