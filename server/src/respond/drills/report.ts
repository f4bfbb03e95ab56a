import { findChemical } from '@hazardguard/chemicals';
import type { DrillCard, MilestoneScore } from '@hazardguard/contract';
import { findLanguage, type Language, toFormatLocale } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Content, PdfDocument } from '../../platform/pdf/document.ts';
import { heading, note, pairs, table, text, toFontRuns } from '../../platform/pdf/layout.ts';

const drillTexts = await loadTexts('drill-report');

interface ReportFacts {
  readonly card: DrillCard;
  readonly language: Language;
  /** Name of the person it is made for. */
  readonly reader: string;
  readonly now: Date;
  /** Of the product. */
  readonly version: string;
}

interface Page {
  readonly card: DrillCard;
  readonly labels: ServerText<'drill-report'>['report'];
  readonly format: ReturnType<typeof makeFormats>;
}

const makeFormats = (locale: string) => {
  const number = (value: number, digits = 3): string => new Intl.NumberFormat(locale, { maximumSignificantDigits: digits }).format(value);
  const format = { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23', timeZone: 'Asia/Kolkata' } as const;
  return {
    number,
    count: (value: number): string => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value),
    moment: (iso: string): string => `${new Intl.DateTimeFormat(locale, format).format(new Date(iso))} IST`,
    /** Minutes and seconds as a stopwatch shows them. */
    clock: (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')} min`,
  };
};

const head = ({ card: { drill, score }, labels, format }: Page): Content[] => [
  { text: toFontRuns(labels.exercise), fontSize: 14, bold: true, margin: [0, 0, 0, 6] },
  { text: toFontRuns(labels.title), style: 'note' },
  { text: toFontRuns(`${drill.title}, ${drill.industryName}`), style: 'title' },
  ...(drill.sample ? [{ text: toFontRuns(labels.sample), bold: true }] : []),
  ...(drill.state === 'abandoned' ? [{ text: toFontRuns(labels.abandoned), bold: true }] : []),
  {
    text: toFontRuns(labels.passed(format.count(score.passed), format.count(score.milestones.length))),
    fontSize: 16,
    bold: true,
    margin: [0, 8, 0, 4],
  },
];

const facts = ({ card: { drill }, labels, format }: Page): Content => {
  const names = labels.facts;
  const ran = [drill.startedAt, drill.endedAt].map((moment) => (moment === null ? '…' : format.moment(moment))).join(' – ');
  return pairs(110, [
    [names.site, drill.industryName],
    [names.planned, format.moment(drill.plannedAt)],
    [names.ran, `${ran} (${labels.state[drill.state]})`],
    ...(drill.byHand ? [[names.byHand, names.byHandText]] : []),
    [names.startedBy, drill.startedBy ?? '–'],
    [names.endedBy, drill.endedBy ?? names.clock],
    ...(drill.endReason === null ? [] : [[names.reason, drill.endReason]]),
    ...(drill.objective === '' ? [] : [[names.objective, drill.objective]]),
  ]);
};

const scores = ({ card: { score }, labels, format }: Page): Content[] => {
  const formatResult = ({ state, alone }: MilestoneScore): string => [labels.result[state], ...(alone ? [labels.alone] : [])].join(': ');
  return [
    table(
      heading(labels.score),
      labels.scoreHeads,
      ['*', 70, 70, 110],
      score.milestones.map((one) => [
        labels.milestone[one.milestone],
        format.clock(one.targetS),
        one.tookS === null ? '–' : format.clock(one.tookS),
        formatResult(one),
      ]),
    ),
    note(labels.scoreNote),
  ];
};

const injects = ({ card, labels, format }: Page): Content => {
  const startMs = card.drill.startedAt === null ? 0 : Date.parse(card.drill.startedAt);
  return table(
    heading(labels.injects),
    labels.injectHeads,
    [60, 75, '*', 80],
    card.injects.map(({ afterS, kind, text: injectText, state, firedAt }) => [
      format.clock(firedAt === null ? afterS : (Date.parse(firedAt) - startMs) / 1000),
      labels.kind[kind],
      injectText,
      state === 'waiting' || state === 'held' ? labels.notDelivered : labels.injectState[state],
    ]),
  );
};

const hidden = ({ card: { found, scenario }, labels, format }: Page): Content[] => {
  const names = labels.hiddenRows;
  const rate = (value: number | null): string => (value === null ? names.instantaneous : `${format.number(value, 2)} kg/s`);
  const chemical = findChemical(scenario.chemical)?.name ?? scenario.chemical;
  if (found === null) return [heading(labels.hidden), pairs(150, [[names.chemical, chemical]]), text(names.notFound)];
  return [
    heading(labels.hidden),
    pairs(150, [
      [names.chemical, chemical],
      [names.trueRate, rate(found.trueRateKgS)],
      [names.foundRate, found.foundRateKgS === null ? '–' : `${format.number(found.foundRateKgS, 2)} kg/s`],
      [names.missed, found.missedByM === null ? '–' : `${format.number(found.missedByM, 2)} m`],
    ]),
  ];
};

const notes = ({ card, labels, format }: Page): Content[] => [
  heading(labels.notes),
  ...(card.notes.length === 0
    ? [text(labels.noNotes)]
    : [
        pairs(
          150,
          card.notes.map(({ at, by, text: noteText }) => [`${format.moment(at)}, ${by}`, noteText]),
        ),
      ]),
];

/** The report of a finished drill, for the State Crisis Group and the auditor. Each footer says that it was an exercise. */
export const buildDrillReport = ({ card, language, reader, now, version }: ReportFacts): PdfDocument => {
  const { report: labels } = drillTexts[language];
  const format = makeFormats(toFormatLocale(language));
  const page: Page = { card, labels, format };
  const byMilestone = card.score.milestones.map(({ milestone, source }) => [labels.milestone[milestone], source]);
  return {
    title: `EXERCISE ${labels.title}: ${card.drill.title}`,
    language: findLanguage(language).locale,
    footer: `EXERCISE · ${card.drill.industryName} · ${format.moment(card.drill.startedAt ?? card.drill.plannedAt)}`,
    content: [
      ...head(page),
      facts(page),
      ...scores(page),
      heading(labels.messages),
      text(`${labels.kept(format.count(card.messages.kept))} ${labels.left(format.count(card.messages.left))}`),
      injects(page),
      ...hidden(page),
      ...notes(page),
      heading(labels.sources),
      pairs(150, byMilestone),
      note(labels.made(format.moment(now.toISOString()), version, reader)),
    ],
  };
};
