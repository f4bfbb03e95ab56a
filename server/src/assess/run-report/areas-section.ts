import { listWarnedParts, publicArea, type RunAreas } from '@hazardguard/contract';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Content } from '../../platform/pdf/document.ts';
import { heading, note, table, text } from '../../platform/pdf/layout.ts';
import type { SketchArea } from './map-sketch.ts';
import { formatPeopleInside, type ReportFormatter } from './report-formatter.ts';

const numbers = { 'act-now': '1', 'be-ready': '2', guide: '3' } as const;

/** The outlines of the two areas and of the guide for the sketch; none where they could not be read. */
export const listSketchAreas = (areas: RunAreas | null): readonly SketchArea[] => [
  ...(publicArea.safeParse(areas?.area).data?.features ?? []).flatMap(({ properties: { warnedArea }, geometry }) =>
    warnedArea === undefined || warnedArea === true
      ? []
      : [{ number: numbers[warnedArea], look: warnedArea, outline: geometry.coordinates[0] ?? [] }],
  ),
  ...(areas === null || areas.guide === null ? [] : [{ number: numbers.guide, look: 'guide' as const, outline: areas.guide.outline }]),
];

const findFailure = ({ areas }: RunAreas): string | null => areas.find((one) => one.failure !== null)?.failure ?? null;

interface AreaRow {
  readonly number: string;
  readonly name: string;
  /** Level and probability; null: the row has none. */
  readonly level: string | null;
  readonly km2: string;
  readonly people: string;
  readonly reach: string;
}

/** Act now, be ready, zone and guide, as the screens show them; none: a run without the two areas. */
const listAreaRows = (areas: RunAreas, texts: ServerText<'run-report'>, format: ReportFormatter): readonly AreaRow[] => {
  const warned = areas.areas.find(({ choice }) => choice === 'warned-area');
  const zone = areas.areas.find(({ choice }) => choice === 'zone');
  const parts = listWarnedParts(areas.area);
  type Counted = Pick<NonNullable<typeof warned>, 'areaKm2' | 'people'> | null | undefined;
  const count = (counted: Counted): Pick<AreaRow, 'km2' | 'people'> => ({
    km2: counted?.areaKm2 == null ? '–' : format.number(counted.areaKm2),
    people: counted?.people == null ? texts.populationShort : formatPeopleInside(counted.people, texts, format.number),
  });
  if (parts.length === 0) return [];
  return [
    ...parts.map(({ warnedArea, levelId, value, unit, probability, reachM, isModelLimit }) => ({
      number: numbers[warnedArea],
      name: texts.areas[warnedArea],
      level: `${levelId} · ${format.number(value)} ${unit}, ${texts.areas.orMore(`${format.number(100 * probability)} %`)}`,
      ...count(warnedArea === 'act-now' && parts.length > 1 ? warned?.actNow : warned),
      reach: isModelLimit ? texts.areas.limit : format.distance(reachM),
    })),
    { number: '', name: texts.areas.zone, level: null, ...count(zone), reach: '–' },
    ...(areas.guide === null
      ? []
      : [
          {
            number: numbers.guide,
            name: texts.areas.guide,
            level: null,
            ...count(areas.guide),
            reach: format.distance(areas.guide.distanceM),
          },
        ]),
  ];
};

/** The areas in a table; why there are none where they could not be calculated. */
export const areasSection = (areas: RunAreas | null, texts: ServerText<'run-report'>, format: ReportFormatter): Content[] => {
  if (areas === null) return [];
  const failure = findFailure(areas);
  if (failure !== null) return [heading(texts.areas.title), text(failure)];
  const rows = listAreaRows(areas, texts, format).map(({ number, name, level, km2, people, reach }) => [
    number,
    level === null ? name : `${name}: ${level}`,
    km2,
    people,
    reach,
  ]);
  return rows.length === 0 ? [] : [table(heading(texts.areas.title), texts.areas.heads, [14, '*', 50, 80, 90], rows)];
};

/** The numbered areas of a drawing in half the width of a page, in one paragraph. */
export const areasNote = (areas: RunAreas | null, texts: ServerText<'run-report'>, format: ReportFormatter): Content[] => {
  if (areas === null) return [];
  const failure = findFailure(areas);
  if (failure !== null) return [note(failure)];
  const [, , km2Head = '', peopleHead = '', reachHead = ''] = texts.areas.heads;
  const parts = listAreaRows(areas, texts, format).flatMap(({ number, name, km2, people, reach }) =>
    number === '' ? [] : [`${number} ${name}: ${km2} ${km2Head}, ${peopleHead} ${people}, ${reachHead} ${reach}.`],
  );
  return parts.length === 0 ? [] : [note(parts.join(' '))];
};
