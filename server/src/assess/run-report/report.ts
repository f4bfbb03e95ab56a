import { type Run, toCompassPoint } from '@hazardguard/contract';
import { type InputEcho, type ReachBands, references, type Zone } from '@hazardguard/engine';
import { findLanguage, type Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Content, PdfDocument } from '../../platform/pdf/document.ts';
import { heading, note, pairs, table, text, toFontRuns } from '../../platform/pdf/layout.ts';
import { listActions } from './list-actions.ts';
import { drawMapSketch, toZoneLetter } from './map-sketch.ts';
import { opinionTable } from './opinion-table.ts';
import { makeReportTexts, type ReportTexts } from './report-texts.ts';
import type { RunOpinions } from './run-opinions.ts';

const reportWords = await loadTexts('run-report');

interface ReportFacts {
  readonly run: Run;
  /** About an industry that is made up. */
  readonly sample: boolean;
  readonly language: Language;
  /** Who asked for it. */
  readonly reader: string;
  readonly now: Date;
  /** Of the product. */
  readonly version: string;
  /** How far the reaches may be off; null where that could not be computed. */
  readonly bands: ReachBands | null;
  /** Others' distances for this accident; null where there are none. */
  readonly opinions: RunOpinions | null;
}

interface Page {
  readonly facts: ReportFacts;
  readonly words: ServerText<'run-report'>;
  readonly texts: ReportTexts;
}

const listedPlaces = 25;
/** Below this share a level is hardly ever reached; then quantiles say nothing a person can use. */
const hardlyReachedShare = 0.05;
const citations: Readonly<Record<string, string>> = references;

const head = ({ facts: { run, sample }, words, texts }: Page): Content[] => {
  const { result } = run;
  const quantity = result.inputs.find(({ key }) => key === 'quantityKg')?.value;
  const facts = [
    ...(typeof quantity === 'number' ? [texts.mass(quantity)] : []),
    ...(result.hazard === 'explosion'
      ? []
      : [
          words.wind(
            `${toCompassPoint(result.windFromDeg)} (${texts.number(result.windFromDeg, 3)}°)`,
            `${texts.number(result.windSpeedMs)} m/s`,
          ),
        ]),
    `${result.site.latitude.toFixed(5)}, ${result.site.longitude.toFixed(5)}`,
    texts.moment(new Date(run.createdAt)),
  ];
  return [
    { text: toFontRuns(words.title), style: 'note' },
    {
      text: toFontRuns(`${words.hazard[result.hazard]}: ${result.chemical.name}, ${run.industryName}`),
      style: 'title',
    },
    ...(run.drillId === null
      ? []
      : [{ text: toFontRuns(words.exercise), fontSize: 16, bold: true, margin: [0, 4, 0, 4] as [number, number, number, number] }]),
    ...(sample ? [{ text: toFontRuns(words.sample), bold: true }] : []),
    text(facts.join(' · ')),
    note(words.notMeasured),
  ];
};

/** How far, how many, how soon: of the worst level that is reached. */
const keyNumbersSection = ({ facts: { run }, words, texts }: Page): Content => {
  const { zones, impact, receptorsConsidered } = run.result;
  const worst = zones.find(({ status }) => status !== 'not-reached');
  const people = impact.find(({ levelId }) => levelId === worst?.level.id)?.within.people ?? 0;
  const numbers: readonly (readonly [string, string])[] = [
    [worst ? texts.reach(worst) : words.nowhere, worst ? words.reaches(texts.level(worst.level)) : words.notReached],
    [receptorsConsidered > 0 ? texts.number(people) : words.nobodyCounted, words.peopleInside],
    [worst?.arrivalS == null ? words.atOnce : texts.time(worst.arrivalS), words.soonest],
  ];
  return {
    margin: [0, 10, 0, 4],
    layout: 'boxed',
    table: {
      widths: ['*', '*', '*'],
      body: [
        numbers.map(([number, words]) => ({
          margin: [6, 4, 6, 2],
          stack: [
            { text: toFontRuns(number), fontSize: 20, bold: true },
            { text: toFontRuns(words), fontSize: 8.5 },
          ],
        })),
      ],
    },
  };
};

const zoneTable = ({ facts: { run }, words, texts }: Page): Content => {
  const { zones, impact } = run.result;
  return table(
    heading(words.zones),
    words.zoneHeads,
    [14, '*', 75, 70, 80, 70],
    zones.map((zone, index) => {
      const reached = zone.status !== 'not-reached';
      const within = impact.find(({ levelId }) => levelId === zone.level.id)?.within;
      return [
        toZoneLetter(index),
        `${texts.level(zone.level)}: ${zone.level.meaning}`,
        texts.reach(zone),
        reached ? texts.distance(zone.maxHalfWidthM) : '–',
        reached ? (zone.arrivalS === null ? words.atOnce : texts.time(zone.arrivalS)) : '–',
        within ? texts.number(within.people) : '–',
      ];
    }),
  );
};

/** Where nine of ten variations of a level end, in the reader's words. */
const formatBand = ({ facts: { bands }, words, texts }: Page, zone: Zone): string => {
  const band = bands?.levels.find(({ levelId }) => levelId === zone.level.id);
  if (band === undefined) return '–';
  if (band.reachedShare < hardlyReachedShare) return words.bandHardly(texts.count(100 * band.reachedShare));
  const end = texts.distance(band.highM);
  return words.band(
    band.lowM < 1 ? null : texts.distance(band.lowM),
    band.beyondRangeShare > hardlyReachedShare ? words.atLeast(end) : end,
  );
};

/** How far the reaches may be off. */
const bandTable = (page: Page): Content[] => {
  const { facts, words, texts } = page;
  const { run, bands } = facts;
  if (bands === null) return [heading(words.bands), text(words.noBands)];
  return [
    table(
      heading(words.bands),
      words.bandHeads,
      ['*', 110, 190],
      run.result.zones.map((zone) => [texts.level(zone.level), texts.reach(zone), formatBand(page, zone)]),
    ),
    note(words.bandsHow(texts.count(bands.members))),
  ];
};

const peopleInsideSection = ({ facts: { run }, words, texts }: Page): Content[] => {
  const { hits, receptorsOmitted, receptorsConsidered, zones } = run.result;
  const left = hits.length - listedPlaces + receptorsOmitted;
  const formatName = (id: string): string => {
    const level = zones.find((zone) => zone.level.id === id)?.level;
    return level ? texts.level(level) : id;
  };
  const rows = hits
    .slice(0, listedPlaces)
    .map((hit) => [
      hit.receptor.name,
      words.kind[hit.receptor.kind],
      texts.count(hit.receptor.people),
      `${texts.distance(hit.distanceM)} ${toCompassPoint(hit.bearingDeg)}`,
      formatName(hit.levelId),
    ]);
  return [
    ...(rows.length === 0
      ? [heading(words.inside), text(words.insideNone)]
      : [table(heading(words.inside), words.insideHeads, ['*', 70, 50, 70, 100], rows)]),
    note([...(left > 0 ? [words.insideMore(texts.count(left))] : []), words.considered(texts.count(receptorsConsidered))].join(' ')),
  ];
};

const formatInputValue = ({ value, unit, key }: InputEcho, texts: ReportTexts): string => {
  if (key === 'time' && typeof value === 'string') return texts.moment(new Date(value));
  const written = typeof value === 'number' ? texts.number(value, 7) : value;
  return unit === undefined ? written : unit === '°' ? `${written}°` : `${written} ${unit}`;
};

const evidenceSection = ({ facts, words, texts }: Page): Content[] => {
  const { run, reader, now, version } = facts;
  const { result, weatherOrigin } = run;
  const { model } = result;
  const rows = words.madeRows;
  const weather = [
    words.weather[weatherOrigin.source],
    ...(weatherOrigin.observedAt === null ? [] : [texts.moment(new Date(weatherOrigin.observedAt))]),
    ...(weatherOrigin.ageS === null ? [] : [words.weatherAge(texts.count(weatherOrigin.ageS / 60))]),
  ];
  return [
    heading(words.caveats),
    ...(result.caveats.length === 0 ? [text(words.noCaveats)] : []),
    {
      ul: result.caveats
        .toSorted((a, b) => Number(b.severity === 'warning') - Number(a.severity === 'warning'))
        .map(({ severity, message }) => text(severity === 'warning' ? `${words.warning}: ${message}` : message)),
    },
    ...(model.verified ? [] : [text(words.unverified)]),
    ...(words.englishOnlyNote === '' ? [] : [note(words.englishOnlyNote)]),
    table(
      heading(words.inputs),
      words.inputHeads,
      ['*', 180, 90],
      result.inputs.map((input) => [input.label, formatInputValue(input, texts), words.origin[input.origin]]),
    ),
    heading(words.made),
    pairs(120, [
      [rows.stored, texts.moment(new Date(run.createdAt))],
      [rows.by, run.createdBy],
      [rows.weather, weather.join(', ')],
      [rows.model, `${model.title} [${model.id}]. ${model.reason}`],
      [rows.sources, model.sources.map((key) => citations[key] ?? key).join(' ')],
      [rows.engine, `${result.engineVersion}, ${result.scenarioHash}`],
      [rows.run, run.id],
      [rows.printed, `${texts.moment(now)}, HazardGuard ${version}`],
      [rows.printedFor, reader],
    ]),
  ];
};

/** The run as a document: what a duty officer needs on the first page, what stands behind it on the next. */
export const buildReportDocument = (facts: ReportFacts): PdfDocument => {
  const words = reportWords[facts.language];
  const texts = makeReportTexts(words, facts.language);
  const page: Page = { facts, words, texts };
  const { run } = facts;
  const sketch = drawMapSketch(run.result, {
    north: words.north,
    // Beside its arrow; a drawing has one font, and that has no Gujarati.
    wind: `${toCompassPoint(run.result.windFromDeg)}, ${texts.number(run.result.windSpeedMs)} m/s`,
    distance: texts.distance,
  });
  return {
    title: `${run.drillId === null ? '' : 'EXERCISE '}${words.title}: ${run.result.chemical.name}, ${run.industryName}`,
    language: findLanguage(facts.language).locale,
    footer: `${run.drillId === null ? '' : 'EXERCISE · '}${run.industryName} · ${run.result.scenarioHash.slice(0, 12)} · ${texts.moment(facts.now)}`,
    content: [
      ...head(page),
      keyNumbersSection(page),
      heading(words.todo),
      { ul: listActions(run.result, words, texts).map(text) },
      heading(words.map),
      { svg: sketch },
      note(words.mapNote),
      zoneTable(page),
      ...bandTable(page),
      ...opinionTable(facts.opinions, words, texts),
      ...peopleInsideSection(page),
      ...evidenceSection(page),
    ],
  };
};
