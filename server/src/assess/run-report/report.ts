import {
  findVillageSource,
  isOwnWeatherSource,
  type PopulationCount,
  type Run,
  type RunAreas,
  roundPeople,
  toCompassPoint,
  type WaysOut,
  wordEngine,
} from '@hazardguard/contract';
import { type InputEcho, isBeside, type RunResult, references, type Zone } from '@hazardguard/engine';
import { wordInput } from '@hazardguard/engine/formats';
import { findLanguage, type Language } from '@hazardguard/i18n/languages';
import { loadScreenTexts, loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Content, PdfDocument } from '../../platform/pdf/document.ts';
import { heading, note, pairs, subheading, table, text, toFontRuns } from '../../platform/pdf/layout.ts';
import { findWeatherProvider } from '../../platform/providers/weather/list.ts';
import { findCountBehind, findPeopleInside, findPopulation, listReachedZones, nameSource } from '../runs/footprint.ts';
import { areasSection, listSketchAreas } from './areas-section.ts';
import { listActions } from './list-actions.ts';
import { drawMapSketch, listReportZones, toZoneLetter } from './map-sketch.ts';
import { opinionTable } from './opinion-table.ts';
import { formatPeopleInside, makeReportFormatter, type ReportFormatter, toEngineNumbers } from './report-formatter.ts';
import { formatRoads } from './road-lines.ts';
import type { RunOpinions } from './run-opinions.ts';
import type { RunUncertainty } from './run-uncertainty.ts';

const reportTexts = await loadTexts('run-report');
const [engineTexts, screenTexts] = await Promise.all([loadScreenTexts('engine'), loadScreenTexts('vulnerability')]);

interface ReportFacts {
  readonly run: Run;
  /** Null: no zone is reached. */
  readonly roads: WaysOut | null;
  /** The industry is a sample. */
  readonly sample: boolean;
  readonly language: Language;
  /** Name of the person who requested it. */
  readonly reader: string;
  readonly now: Date;
  /** Version of the product. */
  readonly version: string;
  /** Null where it could not be computed. */
  readonly uncertainty: RunUncertainty | null;
  /** Second opinions; null where there are none. */
  readonly opinions: RunOpinions | null;
  /** The two areas of a warning and the guide's distances; null: not calculated. */
  readonly areas: RunAreas | null;
}

interface Page {
  readonly facts: ReportFacts;
  readonly texts: ServerText<'run-report'>;
  /** The engine's own words, as on the screens. */
  readonly words: ReturnType<typeof wordEngine>;
  readonly format: ReportFormatter;
}

const listedPlaces = 25;
/** Below this share of members a level is rarely reached, and quantiles of its reach are not useful. */
const hardlyReachedShare = 0.05;
const citations: Readonly<Record<string, string>> = references;

/** Winds that a report names of a list, the first among them. */
const mostWinds = 4;

const listWinds = ({ winds, windFromDeg, windSpeedMs }: RunResult) => winds?.slice(0, mostWinds) ?? [{ windFromDeg, windSpeedMs }];

const head = ({ facts: { run, sample }, texts, format }: Page): Content[] => {
  const { result } = run;
  const quantity = result.inputs.find(({ key }) => key === 'quantityKg')?.value;
  const facts = [
    ...(typeof quantity === 'number' ? [format.mass(quantity)] : []),
    ...(result.hazard === 'explosion'
      ? []
      : [
          listWinds(result)
            .map(({ windFromDeg, windSpeedMs }) =>
              texts.wind(`${toCompassPoint(windFromDeg)} (${format.number(windFromDeg, 3)}°)`, `${format.number(windSpeedMs)} m/s`),
            )
            .join(' → '),
        ]),
    `${result.site.latitude.toFixed(5)}, ${result.site.longitude.toFixed(5)}`,
    format.moment(new Date(run.createdAt)),
  ];
  return [
    { text: toFontRuns(texts.title), style: 'note' },
    {
      text: toFontRuns(`${texts.hazard[result.hazard]}: ${result.chemical.name}, ${run.industryName}`),
      style: 'title',
    },
    ...(run.drillId === null
      ? []
      : [{ text: toFontRuns(texts.exercise), fontSize: 16, bold: true, margin: [0, 4, 0, 4] as [number, number, number, number] }]),
    ...(sample ? [{ text: toFontRuns(texts.sample), bold: true }] : []),
    text(facts.join(' · ')),
    note(texts.notMeasured),
  ];
};

/** Reach, people and arrival time of the worst level that is reached. */
const keyNumbersSection = ({ facts: { run }, texts, format }: Page): Content => {
  const { zones } = run.result;
  const worst = zones.find(({ status }) => status !== 'not-reached');
  const numbers: readonly (readonly [string, string])[] = [
    [worst ? format.reach(worst) : texts.nowhere, worst ? texts.reaches(format.level(worst.level)) : texts.notReached],
    [formatPeopleInside(findPeopleInside(run, worst?.level.id), texts, format.number), texts.peopleInside],
    [worst?.arrivalS == null ? texts.atOnce : format.time(worst.arrivalS), texts.soonest],
  ];
  return {
    margin: [0, 10, 0, 4],
    layout: 'boxed',
    table: {
      widths: ['*', '*', '*'],
      body: [
        numbers.map(([number, label]) => ({
          margin: [6, 4, 6, 2],
          stack: [
            { text: toFontRuns(number), fontSize: 20, bold: true },
            { text: toFontRuns(label), fontSize: 8.5 },
          ],
        })),
      ],
    },
  };
};

const zoneTable = ({ facts: { run }, texts, words, format }: Page): Content => {
  const zones = listReportZones(run.result);
  return table(
    heading(texts.zones),
    texts.zoneHeads,
    [14, '*', 75, 70, 80, 70],
    zones.map((zone, index) => {
      const reached = zone.status !== 'not-reached';
      return [
        toZoneLetter(index),
        `${format.level(zone.level)}: ${words.meaning(zone.level)}`,
        format.reach(zone),
        reached ? format.distance(zone.maxHalfWidthM) : '–',
        reached ? (zone.arrivalS === null ? texts.atOnce : format.time(zone.arrivalS)) : '–',
        reached && !isBeside(zone.level) ? formatPeopleInside(findPeopleInside(run, zone.level.id), texts, format.number) : '–',
      ];
    }),
  );
};

/** Uncertainty band of a level as text. */
const formatBand = ({ facts: { uncertainty }, texts, format }: Page, zone: Zone): string => {
  const band = uncertainty?.bands.levels.find(({ levelId }) => levelId === zone.level.id);
  if (band === undefined) return '–';
  if (band.reachedShare < hardlyReachedShare) return texts.bandHardly(format.count(100 * band.reachedShare));
  const end = format.distance(band.highM);
  return texts.band(band.lowM < 1 ? null : format.distance(band.lowM), band.beyondRangeShare > hardlyReachedShare ? texts.limit : end);
};

const bandTable = (page: Page): Content[] => {
  const { facts, texts, format } = page;
  const { run, uncertainty } = facts;
  if (uncertainty === null) return [heading(texts.bands), text(texts.noBands)];
  return [
    table(
      heading(texts.bands),
      texts.bandHeads,
      ['*', 110, 190],
      run.result.zones.map((zone) => [format.level(zone.level), format.reach(zone), formatBand(page, zone)]),
    ),
    note(texts.bandsHow(format.count(uncertainty.bands.members))),
  ];
};

const formatRange = ({ low, high }: PopulationCount, { texts, format }: Page): string | null =>
  low === null || high === null || high - low < 1 ? null : texts.range(format.number(low), format.number(high));

/** People of the widest zone by the one rule, and by village. */
const populationSection = (page: Page): Content[] => {
  const { facts, texts, format } = page;
  const { run } = facts;
  const widest = listReachedZones(run.result).at(-1);
  if (widest === undefined) return [];
  const [count, behind] = [findPopulation(run, widest.level.id), findCountBehind(run, widest.level.id)];
  const { people, basis, withoutCount } = findPeopleInside(run, widest.level.id);
  const recorded = [
    ...(basis === 'receptors' ? [text(texts.recordedInside(format.number(roundPeople(people ?? 0))))] : []),
    ...(basis !== 'population' && withoutCount > 0 ? [text(texts.withoutCount(format.count(withoutCount)))] : []),
  ];
  if (count === null) return [heading(texts.inside), text(texts.populationUnknown), ...recorded];
  const { coveredShare, villages, villagesOmitted } = count;
  const villageSource = findVillageSource(count);
  const left = Math.max(0, villages.length - listedPlaces) + villagesOmitted;
  return [
    heading(texts.inside),
    ...recorded,
    ...(behind === null || people === null
      ? []
      : [text(texts.population(format.number(roundPeople(people)), formatRange(behind, page), nameSource(behind)))]),
    ...(coveredShare < 0.95 ? [text(texts.populationPart(format.number(Math.max(1, Math.floor(100 * coveredShare)))))] : []),
    ...(villages.length === 0
      ? []
      : [
          table(
            subheading(texts.villages),
            texts.villageHeads,
            ['*', 90, 110],
            villages
              .slice(0, listedPlaces)
              .map(({ name, people: inside, share }) => [name, format.number(roundPeople(inside)), `${format.number(100 * share)} %`]),
          ),
          ...(villageSource === null || (basis === 'population' && villageSource.id === behind?.source?.id)
            ? []
            : [note(texts.villagesBy(nameSource({ source: villageSource })))]),
        ]),
    ...(left > 0 ? [note(texts.villagesMore(format.count(left)))] : []),
  ];
};

const peopleInsideSection = ({ facts: { run }, texts, format }: Page): Content[] => {
  const { hits, receptorsOmitted, receptorsConsidered, zones } = run.result;
  const left = hits.length - listedPlaces + receptorsOmitted;
  const formatName = (id: string): string => {
    const level = zones.find((zone) => zone.level.id === id)?.level;
    return level ? format.level(level) : id;
  };
  const rows = hits
    .slice(0, listedPlaces)
    .map((hit) => [
      hit.receptor.name,
      texts.kind[hit.receptor.kind],
      hit.receptor.people === null ? texts.populationShort : format.count(hit.receptor.people),
      `${format.distance(hit.distanceM)} ${toCompassPoint(hit.bearingDeg)}`,
      formatName(hit.levelId),
    ]);
  return [
    ...(rows.length === 0 ? [text(texts.insideNone)] : [table(subheading(texts.places), texts.insideHeads, ['*', 70, 50, 70, 100], rows)]),
    note([...(left > 0 ? [texts.insideMore(format.count(left))] : []), texts.considered(format.count(receptorsConsidered))].join(' ')),
  ];
};

const roadsSection = ({ facts: { roads }, texts, format }: Page): Content[] =>
  roads === null ? [] : [heading(texts.roads.title), ...formatRoads(roads, texts, format).map((sentence) => text(sentence))];

const formatInputValue = (input: InputEcho, { words, format }: Page): string => {
  const { unit, key } = input;
  const choice = words.inputChoice(input);
  const value = choice === String(input.value) ? wordInput(input) : choice;
  if (key === 'time' && typeof value === 'string') return format.moment(new Date(value));
  const written = typeof value === 'number' ? format.number(value, 7) : value;
  return unit === undefined ? written : unit === '°' ? `${written}°` : `${written} ${unit}`;
};

/** The field trials of such a release; runs stored before the release counted name none. */
const formatTrials = ({ validatedOn }: RunResult['model'], { texts, words }: Page): string => {
  if (validatedOn === undefined) return '–';
  return validatedOn.length === 0 ? texts.noFieldTrials : validatedOn.map(words.validation).join('; ');
};

const evidenceSection = (page: Page): Content[] => {
  const { facts, texts, words, format } = page;
  const { run, reader, now, version } = facts;
  const { result, weatherOrigin } = run;
  const { model } = result;
  const rows = texts.madeRows;
  const weather = [
    isOwnWeatherSource(weatherOrigin.source)
      ? texts.weather[weatherOrigin.source]
      : (findWeatherProvider(weatherOrigin.source)?.title ?? weatherOrigin.source),
    ...(weatherOrigin.observedAt === null ? [] : [format.moment(new Date(weatherOrigin.observedAt))]),
    ...(weatherOrigin.ageS === null ? [] : [texts.weatherAge(format.count(weatherOrigin.ageS / 60))]),
    ...(weatherOrigin.distanceM == null ? [] : [texts.weatherDistance(format.distance(weatherOrigin.distanceM))]),
    ...(weatherOrigin.temperatureFrom == null ? [] : [texts.temperatureFrom[weatherOrigin.temperatureFrom]]),
  ];
  return [
    heading(texts.caveats),
    ...(result.caveats.length === 0 ? [text(texts.noCaveats)] : []),
    {
      ul: result.caveats
        .toSorted((a, b) => Number(b.severity === 'warning') - Number(a.severity === 'warning'))
        .map((caveat) => text(caveat.severity === 'warning' ? `${texts.warning}: ${words.caveat(caveat)}` : words.caveat(caveat))),
    },
    ...(model.verified ? [] : [text(texts.unverified)]),
    table(
      heading(texts.inputs),
      texts.inputHeads,
      ['*', 180, 90],
      result.inputs.map((input) => [words.inputLabel(input), formatInputValue(input, page), texts.origin[input.origin]]),
    ),
    heading(texts.made),
    pairs(120, [
      [rows.stored, format.moment(new Date(run.createdAt))],
      [rows.by, run.createdBy],
      [rows.weather, weather.join(', ')],
      [rows.model, `${words.model(model)} [${model.id}]. ${words.reason(model)}`],
      [rows.fieldTrials, formatTrials(model, page)],
      [rows.sources, model.sources.map((key) => citations[key] ?? key).join(' ')],
      [rows.engine, `${result.engineVersion}, ${result.scenarioHash}`],
      [rows.run, run.id],
      [rows.printed, `${format.moment(now)}, HazardGuard ${version}`],
      [rows.printedFor, reader],
    ]),
  ];
};

/** The report of a run: what a duty officer needs on the first page, the evidence on the next. */
export const buildReportDocument = (facts: ReportFacts): PdfDocument => {
  const texts = reportTexts[facts.language];
  const format = makeReportFormatter(texts, facts.language);
  const words = wordEngine({ engine: engineTexts[facts.language], vulnerability: screenTexts[facts.language] }, toEngineNumbers(format));
  const page: Page = { facts, texts, words, format };
  const { run } = facts;
  const lines = facts.uncertainty?.confidenceLines;
  const sketchTexts = {
    north: texts.north,
    // The drawing has one font, without Gujarati letters.
    wind: `${toCompassPoint(run.result.windFromDeg)}, ${format.number(run.result.windSpeedMs)} m/s`,
    distance: format.distance,
  };
  const warned = listSketchAreas(facts.areas);
  const sketch = drawMapSketch(run.result, lines?.polygon ?? [], sketchTexts, warned);
  const notes = [
    texts.mapNote,
    ...(warned.length === 0 ? [] : [texts.areas.mapNote]),
    ...(lines ? [texts.confidenceLines(lines.levelId, format.count(lines.halfAngleDeg))] : []),
  ];
  return {
    title: `${run.drillId === null ? '' : 'EXERCISE '}${texts.title}: ${run.result.chemical.name}, ${run.industryName}`,
    language: findLanguage(facts.language).locale,
    footer: `${run.drillId === null ? '' : 'EXERCISE · '}${run.industryName} · ${run.result.scenarioHash.slice(0, 12)} · ${format.moment(facts.now)}`,
    content: [
      ...head(page),
      keyNumbersSection(page),
      heading(texts.todo),
      { ul: listActions(run.result, texts, format).map(text) },
      heading(texts.map),
      { svg: sketch },
      note(notes.join(' ')),
      ...areasSection(facts.areas, texts, format),
      zoneTable(page),
      ...bandTable(page),
      ...opinionTable(facts.opinions, texts, format),
      ...populationSection(page),
      ...peopleInsideSection(page),
      ...roadsSection(page),
      ...evidenceSection(page),
    ],
  };
};
