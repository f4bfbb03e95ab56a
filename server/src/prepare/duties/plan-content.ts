import { findChemical } from '@hazardguard/chemicals';
import { findEmergency, mixingHazardTexts } from '@hazardguard/chemicals/facts';
import { type Industry, mixingHazards, type PlanKind, type Run, type ThresholdStatus } from '@hazardguard/contract';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Content, PdfDocument } from '../../platform/pdf/document.ts';
import { heading, note, pairs, paragraph, table, text, toFontRuns } from '../../platform/pdf/layout.ts';
import type { NearbyReceptor } from '../../register/receptors/store.ts';
import type { PlanGroup } from './plan-directory.ts';
import type { PlanFigures } from './plan-layout.ts';
import { peopleSection } from './plan-people.ts';

/** Everything that an annex is made from. */
export interface PlanFacts {
  readonly kind: PlanKind;
  readonly industry: Industry;
  readonly standing: ThresholdStatus;
  readonly directory: readonly PlanGroup[];
  /** The nearest first; empty where the position is not known. */
  readonly receptors: readonly NearbyReceptor[];
  readonly receptorsTotal: number;
  readonly radiusM: number;
  readonly run: Run | null;
  readonly now: Date;
  /** Of the product. */
  readonly version: string;
  readonly words: ServerText<'emergency-plan'>;
  readonly figures: PlanFigures;
}

const formatDegrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(6)}° ${value < 0 ? negative : positive}`;

/** The register writes it with the digit of a keyboard. */
const formatUnit = (unit: string): string => (unit === 'm3' ? 'm³' : unit);
const mark = (unverified: boolean, words: ServerText<'emergency-plan'>): string => (unverified ? ` (${words.unverified})` : '');

const siteSection = ({ industry, words }: PlanFacts): Content[] => [
  heading(words.site),
  pairs(110, [
    [words.name, industry.industryName],
    [words.district, industry.district],
    [
      words.position,
      industry.latitude === null || industry.longitude === null
        ? words.noPosition
        : `${formatDegrees(industry.latitude, 'N', 'S')}, ${formatDegrees(industry.longitude, 'E', 'W')}`,
    ],
  ]),
];

const stockSection = ({ standing, words, figures: { mass, number } }: PlanFacts): Content[] => [
  ...(standing.stocks.length === 0
    ? [heading(words.stock), text(words.noStock)]
    : [
        table(
          heading(words.stock),
          words.stockHeads,
          [150, 65, 60, '*'],
          standing.stocks.map(({ name, casNo, kg, conversions, itemsWithoutMass }) => [
            name,
            casNo,
            mass(kg),
            [
              ...conversions.map(({ quantity, unit, kgPerUnit, by }) =>
                unit === 'kg'
                  ? `${number(quantity, 6)} kg`
                  : `${number(quantity, 6)} ${formatUnit(unit)} × ${number(kgPerUnit, 4)} kg/${formatUnit(unit)}${by === 'density' ? ` (${words.liquid})` : ''}`,
              ),
              ...(itemsWithoutMass > 0 ? [words.withoutMass(number(itemsWithoutMass))] : []),
            ].join('; '),
          ]),
        ),
      ]),
  ...(standing.itemsNotInLibrary > 0 ? [note(words.notInLibrary(number(standing.itemsNotInLibrary)))] : []),
];

const placesSection = ({ standing, words, figures: { mass, number } }: PlanFacts): Content[] =>
  standing.places.length === 0
    ? []
    : [
        table(
          heading(words.stores),
          words.storeHeads,
          ['*', '*', 70, 70],
          standing.places.map(({ location, name, kg, largest }) => [location, name, mass(largest.kg), mass(kg)]),
        ),
        ...(standing.placesOmitted > 0 ? [note(words.moreInRegister(number(standing.placesOmitted)))] : []),
      ];

const thresholdsSection = ({ standing, words, figures: { mass } }: PlanFacts): Content[] => [
  table(
    heading(words.thresholds),
    words.thresholdHeads,
    [85, '*', 50, 45, 45, 105],
    standing.laws.flatMap(({ law, entries, notClassified, tier, unverified }) => [
      ...(notClassified.length > 0 ? [[words.laws[law], notClassified.join(', '), '', '', '', words.tiers['not-classified']]] : []),
      ...(entries.length === 0
        ? [[words.laws[law], words.nothingListed, '', '', '', '']]
        : [
            ...entries.map((entry) => [
              words.laws[law],
              entry.entry,
              mass(entry.kg),
              mass(entry.lowerKg),
              entry.upperKg === null ? '' : mass(entry.upperKg),
              `${law === 'epa-rmp' && entry.tier !== 'below' ? words.reached : words.tiers[entry.tier]}${mark(entry.unverified, words)}`,
            ]),
            ...(law === 'seveso-3'
              ? [[words.laws[law], words.additive, '', '', '', `${words.tiers[tier]}${mark(unverified, words)}`]]
              : []),
          ]),
    ]),
  ),
  note(words.thresholdNote),
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

/** Classes once each: the star of a minimum classification says nothing to a reader of the plan. */
const formatClasses = (id: string, words: ServerText<'emergency-plan'>): string => {
  const classes = findChemical(id)?.hazard.ghs?.classes ?? [];
  return classes.length === 0 ? words.unknown : [...new Set(classes.map((name) => name.replace(/\s*\*+$/, '')))].join(', ');
};

const hazardsSection = ({ standing, words, figures }: PlanFacts): Content[] =>
  standing.stocks.length === 0
    ? []
    : [
        table(
          heading(words.hazards),
          words.hazardHeads,
          [120, '*', 140, 50],
          standing.stocks.map(({ chemicalId, name }) => [
            name,
            formatClasses(chemicalId, words),
            formatLevels(chemicalId, figures) || words.unknown,
            findEmergency(chemicalId).guide?.v.join(', ') ?? '–',
          ]),
        ),
      ];

const neighboursSection = ({ standing, words }: PlanFacts): Content[] =>
  standing.neighbours.length === 0
    ? []
    : [
        table(
          heading(words.mixing),
          words.mixingHeads,
          [80, 140, 65, '*'],
          standing.neighbours.map(({ location, one, other, outcome, hazards: said, gases }) => [
            location,
            `${one.name} + ${other.name}`,
            words.outcomes[outcome],
            [
              ...said.map((hazard) => mixingHazardTexts[mixingHazards.indexOf(hazard)] ?? ''),
              ...(gases.length > 0 ? [words.gases(gases.join(', '))] : []),
            ].join('. '),
          ]),
        ),
        note(words.mixingNote),
      ];

const kindText = (kind: string, kinds: Readonly<Record<string, string>>): string => kinds[kind] ?? kind;

const receptorsSection = ({ receptors, receptorsTotal, radiusM, words, figures: { distance, number } }: PlanFacts): Content[] => [
  ...(receptors.length === 0
    ? [heading(words.around), text(words.noPlaceNearby(distance(radiusM)))]
    : [
        table(
          heading(words.around),
          words.aroundHeads,
          ['*', 90, 60, 60],
          receptors.map(({ name, kind, distance_m, people: count, sample }) => [
            `${name}${sample ? ` (${words.sampleMark})` : ''}`,
            kindText(kind, words.kind),
            distance(distance_m),
            number(count, 6),
          ]),
        ),
      ]),
  ...(receptorsTotal > receptors.length
    ? [note(words.nearestPlaces(number(receptors.length), number(receptorsTotal), distance(radiusM)))]
    : []),
];

const zonesSection = ({ run, words, figures: { distance, moment, number } }: PlanFacts): Content[] => {
  if (run === null) return [heading(words.zones), text(words.noRun)];
  const { result } = run;
  return [
    table(
      heading(words.zonesOfRun),
      words.zoneHeads,
      ['*', 80, 80],
      result.zones.map((zone) => [
        `${zone.level.id}: ${number(zone.level.value)} ${zone.level.unit}`,
        zone.status === 'not-reached'
          ? words.notReached
          : zone.status === 'beyond-range'
            ? words.beyond(distance(zone.reachM))
            : distance(zone.reachM),
        number(result.impact.find(({ levelId }) => levelId === zone.level.id)?.within.people ?? 0),
      ]),
    ),
    paragraph(
      [
        words.run(result.chemical.name, words.hazard[result.hazard], moment(new Date(run.createdAt)), run.createdBy),
        words.weather(number(result.windSpeedMs, 2), number(result.windFromDeg), result.stability),
        words.model(result.model.title, result.model.verified),
      ].join(' '),
    ),
    ...(result.caveats.length > 0 ? [note(words.caveats(number(result.caveats.length)))] : []),
    note(words.runNote(run.id)),
  ];
};

/** The annex as a document: what Schedules 11 and 12 of the MSIHC Rules ask for, as far as the register knows it. */
export const buildPlanDocument = (facts: PlanFacts): PdfDocument => {
  const { kind, industry, now, version, words, figures } = facts;
  const title = words.title[kind];
  const made = figures.moment(now);
  const body =
    kind === 'on-site'
      ? [peopleSection, stockSection, placesSection, hazardsSection, neighboursSection, thresholdsSection, zonesSection, receptorsSection]
      : [peopleSection, receptorsSection, zonesSection, stockSection, hazardsSection, thresholdsSection];
  return {
    title: `${title}, ${industry.industryName}`,
    footer: [title, words.made(made), words.registerVersion(String(industry.version)), `HazardGuard ${version}`].join(' · '),
    content: [
      { text: toFontRuns(title), style: 'title' },
      { text: toFontRuns(industry.industryName), fontSize: 14, margin: [0, 2, 0, 2] },
      note(words.generated(made, words.schedule[kind])),
      ...(industry.sample ? [{ text: toFontRuns(words.sample), bold: true, margin: [0, 8, 0, 0] } satisfies Content] : []),
      ...siteSection(facts),
      ...body.flatMap((part) => part(facts)),
    ],
  };
};
