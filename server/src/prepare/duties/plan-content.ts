import { findChemical } from '@hazardguard/chemicals';
import { findEmergency, mixingHazardTexts } from '@hazardguard/chemicals/facts';
import { findSolutionGuides } from '@hazardguard/chemicals/stock';
import { type Industry, mixingHazards, type PlanKind, type Run, type ThresholdStatus } from '@hazardguard/contract';
import { levelName } from '@hazardguard/engine/formats';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import { formatPeopleInside } from '../../assess/run-report/report-formatter.ts';
import { findPeopleInside } from '../../assess/runs/footprint.ts';
import type { Content, PdfDocument } from '../../platform/pdf/document.ts';
import { heading, note, pairs, paragraph, table, text, toFontRuns } from '../../platform/pdf/layout.ts';
import type { NearbyReceptor } from '../../register/receptors/store.ts';
import type { PlanGroup } from './plan-directory.ts';
import type { PlanFigures } from './plan-figures.ts';
import { peopleSection } from './plan-people.ts';

/** The input of an annex. */
export interface PlanFacts {
  readonly kind: PlanKind;
  readonly industry: Industry;
  readonly thresholdStatus: ThresholdStatus;
  readonly directory: readonly PlanGroup[];
  /** The nearest first; empty where the position is not known. */
  readonly receptors: readonly NearbyReceptor[];
  readonly receptorsTotal: number;
  readonly radiusM: number;
  readonly run: Run | null;
  /** What is known of the roads at the widest zone of the run, in sentences. */
  readonly roads: readonly string[];
  readonly now: Date;
  /** Of HazardGuard. */
  readonly version: string;
  readonly texts: ServerText<'emergency-plan'>;
  readonly figures: PlanFigures;
}

const formatDegrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(6)}° ${value < 0 ? negative : positive}`;

/** The register writes exponents as plain digits. */
const formatUnit = (unit: string): string => (unit === 'm3' ? 'm³' : unit);
const mark = (unverified: boolean, texts: ServerText<'emergency-plan'>): string => (unverified ? ` (${texts.unverified})` : '');

const siteSection = ({ industry, texts }: PlanFacts): Content[] => [
  heading(texts.site),
  pairs(110, [
    [texts.name, industry.industryName],
    [texts.district, industry.district],
    [
      texts.position,
      industry.latitude === null || industry.longitude === null
        ? texts.noPosition
        : `${formatDegrees(industry.latitude, 'N', 'S')}, ${formatDegrees(industry.longitude, 'E', 'W')}`,
    ],
  ]),
];

const stockSection = ({ thresholdStatus, texts, figures: { mass, number } }: PlanFacts): Content[] => [
  ...(thresholdStatus.stocks.length === 0
    ? [heading(texts.stock), text(texts.noStock)]
    : [
        table(
          heading(texts.stock),
          texts.stockHeads,
          [150, 65, 60, '*'],
          thresholdStatus.stocks.map(({ name, casNo, kg, conversions, itemsWithoutMass }) => [
            name,
            casNo,
            mass(kg),
            [
              ...conversions.map(({ quantity, unit, kgPerUnit, by }) =>
                unit === 'kg'
                  ? `${number(quantity, 6)} kg`
                  : `${number(quantity, 6)} ${formatUnit(unit)} × ${number(kgPerUnit, 4)} kg/${formatUnit(unit)}${by === 'density' ? ` (${texts.liquid})` : ''}`,
              ),
              ...(itemsWithoutMass > 0 ? [texts.withoutMass(number(itemsWithoutMass))] : []),
            ].join('; '),
          ]),
        ),
      ]),
  ...(thresholdStatus.itemsNotInLibrary > 0 ? [note(texts.notInLibrary(number(thresholdStatus.itemsNotInLibrary)))] : []),
  ...(thresholdStatus.itemsOfTwoSubstances > 0 ? [note(texts.ofTwoSubstances(number(thresholdStatus.itemsOfTwoSubstances)))] : []),
];

const placesSection = ({ thresholdStatus, texts, figures: { mass, number } }: PlanFacts): Content[] =>
  thresholdStatus.places.length === 0
    ? []
    : [
        table(
          heading(texts.stores),
          texts.storeHeads,
          ['*', '*', 70, 70],
          thresholdStatus.places.map(({ location, name, kg, largest }) => [location, name, mass(largest.kg), mass(kg)]),
        ),
        ...(thresholdStatus.placesOmitted > 0 ? [note(texts.moreInRegister(number(thresholdStatus.placesOmitted)))] : []),
      ];

const thresholdsSection = ({ thresholdStatus, texts, figures: { mass } }: PlanFacts): Content[] => [
  table(
    heading(texts.thresholds),
    texts.thresholdHeads,
    [85, '*', 50, 45, 45, 105],
    thresholdStatus.laws.flatMap(({ law, entries, notClassified, tier, unverified }) => [
      ...(notClassified.length > 0 ? [[texts.laws[law], notClassified.join(', '), '', '', '', texts.tiers['not-classified']]] : []),
      ...(entries.length === 0
        ? [[texts.laws[law], texts.nothingListed, '', '', '', '']]
        : [
            ...entries.map((entry) => [
              texts.laws[law],
              entry.entry,
              mass(entry.kg),
              mass(entry.lowerKg),
              entry.upperKg === null ? '' : mass(entry.upperKg),
              `${law === 'epa-rmp' && entry.tier !== 'below' ? texts.reached : texts.tiers[entry.tier]}${mark(entry.unverified, texts)}`,
            ]),
            ...(law === 'seveso-3'
              ? [[texts.laws[law], texts.additive, '', '', '', `${texts.tiers[tier]}${mark(unverified, texts)}`]]
              : []),
          ]),
    ]),
  ),
  note(texts.thresholdNote),
];

const formatLevels = (id: string, { number }: PlanFigures): string => {
  const { toxicity } = findChemical(id) ?? {};
  const aegl = toxicity?.aegl;
  const at60 = [1, 2, 3].map((grade) => aegl?.[`level${grade as 1 | 2 | 3}`]?.['60']);
  return [
    ...(aegl && at60.some((value) => value !== undefined)
      ? [`AEGL 60 min ${at60.map((value) => (value === undefined ? '–' : number(value))).join(' / ')} ${aegl.u}`]
      : []),
    ...(toxicity?.idlh ? [`IDLH ${number(toxicity.idlh.v)} ${toxicity.idlh.u}`] : []),
  ].join('; ');
};

/** Each class once, without the star of a minimum classification. */
const formatClasses = (id: string, texts: ServerText<'emergency-plan'>): string => {
  const classes = findChemical(id)?.hazard.ghs?.classes ?? [];
  return classes.length === 0 ? texts.unknown : [...new Set(classes.map((name) => name.replace(/\s*\*+$/, '')))].join(', ');
};

/** Of a solution its own guides; '–' where the library has none. */
const formatGuides = ({ chemicalId, solution }: ThresholdStatus['stocks'][number]): string => {
  const share = solution?.percent ?? null;
  const guides =
    solution === null
      ? (findEmergency(chemicalId).guide?.v ?? [])
      : findSolutionGuides(chemicalId, share === null ? undefined : share / 100).map(({ guide }) => guide);
  return guides.length === 0 ? '–' : [...new Set(guides)].join(', ');
};

const hazardsSection = ({ thresholdStatus, texts, figures }: PlanFacts): Content[] =>
  thresholdStatus.stocks.length === 0
    ? []
    : [
        table(
          heading(texts.hazards),
          texts.hazardHeads,
          [120, '*', 140, 50],
          thresholdStatus.stocks.map((stock) => [
            stock.name,
            stock.solution === null ? formatClasses(stock.chemicalId, texts) : texts.ofPure(formatClasses(stock.chemicalId, texts)),
            formatLevels(stock.chemicalId, figures) || texts.unknown,
            formatGuides(stock),
          ]),
        ),
      ];

const neighboursSection = ({ thresholdStatus, texts }: PlanFacts): Content[] =>
  thresholdStatus.neighbours.length === 0
    ? []
    : [
        table(
          heading(texts.mixing),
          texts.mixingHeads,
          [80, 140, 65, '*'],
          thresholdStatus.neighbours.map(({ location, one, other, outcome, hazards, gases }) => [
            location,
            `${one.name} + ${other.name}`,
            texts.outcomes[outcome],
            [
              ...hazards.map((hazard) => mixingHazardTexts[mixingHazards.indexOf(hazard)] ?? ''),
              ...(gases.length > 0 ? [texts.gases(gases.join(', '))] : []),
            ].join('. '),
          ]),
        ),
        note(texts.mixingNote),
      ];

const kindText = (kind: string, kinds: Readonly<Record<string, string>>): string => kinds[kind] ?? kind;

const receptorsSection = ({ receptors, receptorsTotal, radiusM, texts, figures: { distance, number } }: PlanFacts): Content[] => [
  ...(receptors.length === 0
    ? [heading(texts.around), text(texts.noPlaceNearby(distance(radiusM)))]
    : [
        table(
          heading(texts.around),
          texts.aroundHeads,
          ['*', 90, 60, 60],
          receptors.map(({ name, kind, distance_m, people: count, sample }) => [
            `${name}${sample ? ` (${texts.sampleMark})` : ''}`,
            kindText(kind, texts.kind),
            distance(distance_m),
            count === null ? texts.populationUnknown : number(count, 6),
          ]),
        ),
      ]),
  ...(receptorsTotal > receptors.length
    ? [note(texts.nearestPlaces(number(receptors.length), number(receptorsTotal), distance(radiusM)))]
    : []),
];

const zonesSection = ({ run, roads, texts, figures: { distance, moment, number } }: PlanFacts): Content[] => {
  if (run === null) return [heading(texts.zones), text(texts.noRun)];
  const { result } = run;
  return [
    table(
      heading(texts.zonesOfRun),
      texts.zoneHeads,
      ['*', 80, 80],
      result.zones.map((zone) => [
        `${levelName(zone.level)}: ${number(zone.level.value)} ${zone.level.unit}`,
        zone.status === 'not-reached' ? texts.notReached : zone.status === 'beyond-range' ? texts.beyond : distance(zone.reachM),
        zone.status === 'not-reached'
          ? '–'
          : formatPeopleInside(
              findPeopleInside(run, zone.level.id),
              { populationShort: texts.populationUnknown, recordedAtLeast: texts.recordedAtLeast },
              number,
            ),
      ]),
    ),
    paragraph(
      [
        texts.run(result.chemical.name, texts.hazard[result.hazard], moment(new Date(run.createdAt)), run.createdBy),
        texts.weather(number(result.windSpeedMs, 2), number(result.windFromDeg), result.stability),
        texts.model(result.model.title, result.model.verified),
      ].join(' '),
    ),
    ...roads.map((sentence) => text(sentence)),
    ...(result.caveats.length > 0 ? [note(texts.caveats(number(result.caveats.length)))] : []),
    note(texts.runNote(run.id)),
  ];
};

/** The annex as a document: the contents of Schedules 11 and 12 of the MSIHC Rules that are in the register. */
export const buildPlanDocument = (facts: PlanFacts): PdfDocument => {
  const { kind, industry, now, version, texts, figures } = facts;
  const title = texts.title[kind];
  const made = figures.moment(now);
  const body =
    kind === 'on-site'
      ? [peopleSection, stockSection, placesSection, hazardsSection, neighboursSection, thresholdsSection, zonesSection, receptorsSection]
      : [peopleSection, receptorsSection, zonesSection, stockSection, hazardsSection, thresholdsSection];
  return {
    title: `${title}, ${industry.industryName}`,
    footer: [title, texts.made(made), texts.registerVersion(String(industry.version)), `HazardGuard ${version}`].join(' · '),
    content: [
      { text: toFontRuns(title), style: 'title' },
      { text: toFontRuns(industry.industryName), fontSize: 14, margin: [0, 2, 0, 2] },
      note(texts.generated(made, texts.schedule[kind])),
      ...(industry.sample ? [{ text: toFontRuns(texts.sample), bold: true, margin: [0, 8, 0, 0] } satisfies Content] : []),
      ...siteSection(facts),
      ...body.flatMap((part) => part(facts)),
    ],
  };
};
