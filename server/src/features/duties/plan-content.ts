import { findChemical } from '@hazardguard/chemicals';
import { emergencyOf, mixingHazardTexts } from '@hazardguard/chemicals/facts';
import { type Industry, mixingHazards, type PlanKind, type Run, type Standing } from '@hazardguard/contract';
import type { Content, PaperDocument } from '../../pdf/document.ts';
import { heading, inFonts, note, pairs, paragraph, table, text } from '../../pdf/layout.ts';
import type { NearbyReceptor } from '../receptors/store.ts';
import type { PlanGroup } from './plan-directory.ts';
import { distance, mass, moment, number } from './plan-layout.ts';
import { people } from './plan-people.ts';

/** Everything that an annex is made from. */
export interface PlanFacts {
  readonly kind: PlanKind;
  readonly industry: Industry;
  readonly standing: Standing;
  readonly directory: readonly PlanGroup[];
  /** The nearest first; empty where the position is not known. */
  readonly receptors: readonly NearbyReceptor[];
  readonly receptorsTotal: number;
  readonly radiusM: number;
  readonly run: Run | null;
  readonly now: Date;
  /** Of the product. */
  readonly version: string;
}

const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(6)}° ${value < 0 ? negative : positive}`;

const tiers = { below: 'below every threshold', lower: 'lower threshold reached', upper: 'upper threshold reached' } as const;
const laws = { msihc: 'MSIHC Rules 1989, Schedule 2', 'seveso-3': 'Seveso III (EU)', 'epa-rmp': 'EPA RMP (US)' } as const;
/** The register writes it with the digit of a keyboard. */
const printedUnit = (unit: string): string => (unit === 'm3' ? 'm³' : unit);
const mark = (unverified: boolean): string => (unverified ? ' (unverified)' : '');

const site = ({ industry }: PlanFacts): Content[] => [
  heading('Site'),
  pairs(110, [
    ['Name', industry.industryName],
    ['District', industry.district],
    [
      'Position',
      industry.latitude === null || industry.longitude === null
        ? 'not in the register'
        : `${degrees(industry.latitude, 'N', 'S')}, ${degrees(industry.longitude, 'E', 'W')}`,
    ],
  ]),
];

const stock = ({ standing }: PlanFacts): Content[] => [
  ...(standing.stocks.length === 0
    ? [heading('Chemicals on site'), text('No chemical of the library is in the register.')]
    : [
        table(
          heading('Chemicals on site'),
          ['Chemical', 'CAS no.', 'Mass', 'How it was counted'],
          [150, 65, 60, '*'],
          standing.stocks.map(({ name, casNo, kg, conversions, itemsWithoutMass }) => [
            name,
            casNo,
            mass(kg),
            [
              ...conversions.map(({ quantity, unit, kgPerUnit, by }) =>
                unit === 'kg'
                  ? `${number(quantity, 6)} kg`
                  : `${number(quantity, 6)} ${printedUnit(unit)} × ${number(kgPerUnit, 4)} kg/${printedUnit(unit)}${by === 'density' ? ' (liquid near 25 °C)' : ''}`,
              ),
              ...(itemsWithoutMass > 0 ? [`${itemsWithoutMass} item(s) without a known mass`] : []),
            ].join('; '),
          ]),
        ),
      ]),
  ...(standing.itemsNotInLibrary > 0
    ? [note(`${standing.itemsNotInLibrary} item(s) are of substances that are not in the library: see the inventory.`)]
    : []),
];

const places = ({ standing }: PlanFacts): Content[] =>
  standing.places.length === 0
    ? []
    : [
        table(
          heading('Stores of dangerous substances'),
          ['Location', 'Chemical', 'Largest item', 'All of it'],
          ['*', '*', 70, 70],
          standing.places.map(({ location, name, kg, largest }) => [location, name, mass(largest.kg), mass(kg)]),
        ),
        ...(standing.placesOmitted > 0 ? [note(`${standing.placesOmitted} more are in the register.`)] : []),
      ];

const thresholds = ({ standing }: PlanFacts): Content[] => [
  table(
    heading('Threshold quantities'),
    ['Law', 'Entry', 'On site', 'Lower', 'Upper', 'Standing'],
    [85, '*', 50, 45, 45, 105],
    standing.laws.flatMap(({ law, entries, tier, unverified }) =>
      entries.length === 0
        ? [[laws[law], 'nothing here is listed', '', '', '', '']]
        : [
            ...entries.map((entry) => [
              laws[law],
              entry.entry,
              mass(entry.kg),
              mass(entry.lowerKg),
              entry.upperKg === null ? '' : mass(entry.upperKg),
              `${law === 'epa-rmp' && entry.tier !== 'below' ? 'threshold reached' : tiers[entry.tier]}${mark(entry.unverified)}`,
            ]),
            ...(law === 'seveso-3' ? [[laws[law], 'with the additive rule', '', '', '', `${tiers[tier]}${mark(unverified)}`]] : []),
          ],
    ),
  ),
  note(
    'Unverified: no source was opened for the figure. Whole quantities count, whatever their concentration. MSIHC Schedule 3 is not included. A competent person must check the classification.',
  ),
];

const levelsOf = (id: string): string => {
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
const classesOf = (id: string): string => {
  const classes = findChemical(id)?.hazard.ghs?.classes ?? [];
  return classes.length === 0 ? 'not in the library' : [...new Set(classes.map((name) => name.replace(/\s*\*+$/, '')))].join(', ');
};

const hazards = ({ standing }: PlanFacts): Content[] =>
  standing.stocks.length === 0
    ? []
    : [
        table(
          heading('Hazards of each chemical'),
          ['Chemical', 'GHS classes (EU CLP)', 'Toxic levels', 'ERG guide'],
          [120, '*', 140, 50],
          standing.stocks.map(({ chemicalId, name }) => [
            name,
            classesOf(chemicalId),
            levelsOf(chemicalId) || 'not in the library',
            emergencyOf(chemicalId).guide?.v.join(', ') ?? '–',
          ]),
        ),
      ];

const outcomes = { incompatible: 'incompatible', caution: 'caution', 'not-assessed': 'not assessed' } as const;

const neighbours = ({ standing }: PlanFacts): Content[] =>
  standing.neighbours.length === 0
    ? []
    : [
        table(
          heading('Chemicals that must not meet'),
          ['Location', 'Chemicals', 'Standing', 'What may happen'],
          [80, 140, 65, '*'],
          standing.neighbours.map(({ location, one, other, outcome, hazards: said, gases }) => [
            location,
            `${one.name} + ${other.name}`,
            outcomes[outcome],
            [
              ...said.map((hazard) => mixingHazardTexts[mixingHazards.indexOf(hazard)] ?? ''),
              ...(gases.length > 0 ? [`Gases: ${gases.join(', ')}`] : []),
            ].join('. '),
          ]),
        ),
        note(
          'Reactive groups of CAMEO Chemicals 3.1.0, a screening aid; some groups were assigned by the library and need a chemist’s review.',
        ),
      ];

const around = ({ receptors, receptorsTotal, radiusM }: PlanFacts): Content[] => [
  ...(receptors.length === 0
    ? [heading('Vulnerable places around'), text(`No place is recorded within ${distance(radiusM)}.`)]
    : [
        table(
          heading('Vulnerable places around'),
          ['Place', 'Kind', 'Distance', 'People'],
          ['*', 90, 60, 60],
          receptors.map(({ name, kind, distance_m, people: count, sample }) => [
            `${name}${sample ? ' (sample)' : ''}`,
            kind,
            distance(distance_m),
            number(count, 6),
          ]),
        ),
      ]),
  ...(receptorsTotal > receptors.length ? [note(`The nearest ${receptors.length} of ${receptorsTotal} within ${distance(radiusM)}.`)] : []),
];

const zones = ({ run }: PlanFacts): Content[] => {
  if (run === null) return [heading('Hazard zones'), text('No assessment has been run for this site.')];
  const { result } = run;
  return [
    table(
      heading('Hazard zones of the latest assessment'),
      ['Level', 'Reaches', 'People inside'],
      ['*', 80, 80],
      result.zones.map((zone) => [
        `${zone.level.id}: ${number(zone.level.value)} ${zone.level.unit}`,
        zone.status === 'not-reached' ? 'not reached' : `${zone.status === 'beyond-range' ? 'beyond ' : ''}${distance(zone.reachM)}`,
        number(result.impact.find(({ levelId }) => levelId === zone.level.id)?.within.people ?? 0),
      ]),
    ),
    paragraph(
      `${result.chemical.name}, ${result.hazard}, run ${moment(new Date(run.createdAt))} by ${run.createdBy}. Wind ${number(result.windSpeedMs, 2)} m/s from ${number(result.windFromDeg)}°, stability ${result.stability}. Model: ${result.model.title}${result.model.verified ? '' : ' (without an independent check)'}.`,
    ),
    ...(result.caveats.length > 0
      ? [note(`${result.caveats.length} caveat(s) are stored with this run; read them before using the distances.`)]
      : []),
    note(`Run ${run.id}. Zones hold for its weather only; run again for the weather of the day.`),
  ];
};

/** The annex as a document: what Schedules 11 and 12 of the MSIHC Rules ask for, as far as the register knows it. */
export const planDocument = (facts: PlanFacts): PaperDocument => {
  const { kind, industry, now, version } = facts;
  const title = kind === 'on-site' ? 'On-site emergency plan: annex' : 'Off-site emergency plan: annex';
  const schedule = kind === 'on-site' ? 'Schedule 11' : 'Schedule 12 (contents as commonly printed, not read in the gazette)';
  const body =
    kind === 'on-site'
      ? [people, stock, places, hazards, neighbours, thresholds, zones, around]
      : [people, around, zones, stock, hazards, thresholds];
  return {
    title: `${title}, ${industry.industryName}`,
    footer: `${title} · made ${moment(now)} · register version ${industry.version} · HazardGuard ${version}`,
    content: [
      { text: title, style: 'title' },
      { text: inFonts(industry.industryName), fontSize: 14, margin: [0, 2, 0, 2] },
      note(
        `Generated from the register on ${moment(now)}. An annex to the plan under the MSIHC Rules 1989, ${schedule}; it is not the plan.`,
      ),
      ...(industry.sample
        ? [{ text: 'SAMPLE SITE: made-up data, not for a real emergency', bold: true, margin: [0, 8, 0, 0] } satisfies Content]
        : []),
      ...site(facts),
      ...body.flatMap((part) => part(facts)),
    ],
  };
};
