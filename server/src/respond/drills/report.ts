import { findChemical } from '@hazardguard/chemicals';
import type { DrillCard, MilestoneScore } from '@hazardguard/contract';
import { findLanguage, type Language, toFormatLocale } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Content, PdfDocument } from '../../platform/pdf/document.ts';
import { heading, note, pairs, table, text, toFontRuns } from '../../platform/pdf/layout.ts';

const drillWords = await loadTexts('drill-report');

interface ReportFacts {
  readonly card: DrillCard;
  readonly language: Language;
  /** Who asked for it. */
  readonly reader: string;
  readonly now: Date;
  /** Of the product. */
  readonly version: string;
}

interface Page {
  readonly card: DrillCard;
  readonly words: ServerText<'drill-report'>['report'];
  readonly texts: ReturnType<typeof makeFormats>;
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

const head = ({ card: { drill, score }, words, texts }: Page): Content[] => [
  { text: toFontRuns(words.exercise), fontSize: 14, bold: true, margin: [0, 0, 0, 6] },
  { text: toFontRuns(words.title), style: 'note' },
  { text: toFontRuns(`${drill.title}, ${drill.industryName}`), style: 'title' },
  ...(drill.sample ? [{ text: toFontRuns(words.sample), bold: true }] : []),
  ...(drill.state === 'abandoned' ? [{ text: toFontRuns(words.abandoned), bold: true }] : []),
  {
    text: toFontRuns(words.passed(texts.count(score.passed), texts.count(score.milestones.length))),
    fontSize: 16,
    bold: true,
    margin: [0, 8, 0, 4],
  },
];

const facts = ({ card: { drill }, words, texts }: Page): Content => {
  const names = words.facts;
  const ran = [drill.startedAt, drill.endedAt].map((moment) => (moment === null ? '…' : texts.moment(moment))).join(' – ');
  return pairs(110, [
    [names.site, drill.industryName],
    [names.planned, texts.moment(drill.plannedAt)],
    [names.ran, `${ran} (${words.state[drill.state]})`],
    [names.startedBy, drill.startedBy ?? '–'],
    [names.endedBy, drill.endedBy ?? names.clock],
    ...(drill.endReason === null ? [] : [[names.reason, drill.endReason]]),
    ...(drill.objective === '' ? [] : [[names.objective, drill.objective]]),
  ]);
};

const scores = ({ card: { score }, words, texts }: Page): Content[] => {
  const formatResult = ({ state, alone }: MilestoneScore): string => [words.result[state], ...(alone ? [words.alone] : [])].join(': ');
  return [
    table(
      heading(words.score),
      words.scoreHeads,
      ['*', 70, 70, 110],
      score.milestones.map((one) => [
        words.milestone[one.milestone],
        texts.clock(one.targetS),
        one.tookS === null ? '–' : texts.clock(one.tookS),
        formatResult(one),
      ]),
    ),
    note(words.scoreNote),
  ];
};

const injects = ({ card, words, texts }: Page): Content => {
  const began = card.drill.startedAt === null ? 0 : Date.parse(card.drill.startedAt);
  return table(
    heading(words.injects),
    words.injectHeads,
    [60, 75, '*', 80],
    card.injects.map(({ afterS, kind, text: said, state, firedAt }) => [
      texts.clock(firedAt === null ? afterS : (Date.parse(firedAt) - began) / 1000),
      words.kind[kind],
      said,
      state === 'waiting' || state === 'held' ? words.notCome : words.injectState[state],
    ]),
  );
};

const hidden = ({ card: { found, scenario }, words, texts }: Page): Content[] => {
  const names = words.hiddenRows;
  const rate = (value: number | null): string => (value === null ? names.atOnce : `${texts.number(value, 2)} kg/s`);
  const chemical = findChemical(scenario.chemical)?.name ?? scenario.chemical;
  if (found === null) return [heading(words.hidden), pairs(150, [[names.chemical, chemical]]), text(names.notFound)];
  return [
    heading(words.hidden),
    pairs(150, [
      [names.chemical, chemical],
      [names.trueRate, rate(found.trueRateKgS)],
      [names.foundRate, found.foundRateKgS === null ? '–' : `${texts.number(found.foundRateKgS, 2)} kg/s`],
      [names.missed, found.missedByM === null ? '–' : `${texts.number(found.missedByM, 2)} m`],
    ]),
  ];
};

const notes = ({ card, words, texts }: Page): Content[] => [
  heading(words.notes),
  ...(card.notes.length === 0
    ? [text(words.noNotes)]
    : [
        pairs(
          150,
          card.notes.map(({ at, by, text: said }) => [`${texts.moment(at)}, ${by}`, said]),
        ),
      ]),
];

/** A drill that is over, as the State's group and the auditor are shown it. Each page says at its foot that it was an exercise. */
export const buildDrillReport = ({ card, language, reader, now, version }: ReportFacts): PdfDocument => {
  const { report: words } = drillWords[language];
  const texts = makeFormats(toFormatLocale(language));
  const page: Page = { card, words, texts };
  const byMilestone = card.score.milestones.map(({ milestone, source }) => [words.milestone[milestone], source]);
  return {
    title: `EXERCISE ${words.title}: ${card.drill.title}`,
    language: findLanguage(language).locale,
    footer: `EXERCISE · ${card.drill.industryName} · ${texts.moment(card.drill.startedAt ?? card.drill.plannedAt)}`,
    content: [
      ...head(page),
      facts(page),
      ...scores(page),
      heading(words.messages),
      text(`${words.kept(texts.count(card.messages.kept))} ${words.left(texts.count(card.messages.left))}`),
      injects(page),
      ...hidden(page),
      ...notes(page),
      heading(words.sources),
      pairs(150, byMilestone),
      note(words.made(texts.moment(now.toISOString()), version, reader)),
    ],
  };
};
