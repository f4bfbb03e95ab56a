import { findLanguage } from '@hazardguard/i18n/languages';
import type { Content, PaperDocument } from '../../../platform/pdf/document.ts';
import { heading, inFonts, text } from '../../../platform/pdf/layout.ts';
import { entryText } from './entry-text.ts';
import type { PaperFacts } from './facts.ts';
import { fill } from './fill.ts';
import { alerts, calculated, cut, footerOf, headOf, openList, rolesInLine, rollCall, sketch } from './paper-parts.ts';

/** Kinds of entries that a reader of one page wants; ticks and links stand in their own parts. */
const told = new Set(['note', 'radio', 'changed', 'role', 'sensor-alarms', 'source-estimate']);

/** A list in half the width of the page. */
const half = (title: string, lines: readonly string[], nothing: string): Content => ({
  stack: [heading(title), lines.length === 0 ? text(nothing) : { ul: lines.map((line) => ({ text: inFonts(line), fontSize: 8.5 })) }],
});

/** The first of what is open, and how many more. */
const nextSteps = (facts: PaperFacts): Content => {
  const { words, texts } = facts.speech;
  const open = openList(facts);
  const lines = open
    .slice(0, 4)
    .map(({ task, who, until }) => [cut(task, 70), ...(who === '–' ? [] : [cut(who, 30)]), ...(until === '' ? [] : [until])].join(' · '));
  const more = open.length - lines.length;
  return half(words.open, more > 0 ? [...lines, fill(words.more, { count: texts.count(more) })] : lines, words.nothingOpen);
};

/** One page for somebody who was not there: what, how far, who commands, who is missing, who was warned, what is next. */
export const sitrep = (facts: PaperFacts): PaperDocument => {
  const { incident, situation, events, speech } = facts;
  const { words, shared } = speech;
  const title = shared.paper.sitrep;
  const latest = events
    .filter(({ kind }) => told.has(kind))
    .slice(-4)
    .toReversed()
    .map((event) => `${speech.moment(event.at)}: ${cut(entryText(event, situation, speech), 90)}`);
  const drawing = sketch(facts, 250);
  const beside: Content[] = [...rollCall(facts, 120), ...alerts(facts, 1)];
  return {
    title: `${title} ${incident.id}`,
    language: findLanguage(speech.language).locale,
    footer: footerOf(facts),
    content: [
      ...headOf(facts, title, 90),
      ...(incident.detailedDescription === null ? [] : [heading(words.situation), text(cut(incident.detailedDescription, 300))]),
      ...calculated(facts),
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
      text(rolesInLine(facts)),
      { columns: [nextSteps(facts), half(words.latest, latest, '–')], columnGap: 14 },
    ],
  };
};
