import { listWarnedParts, publicArea, type RunAreas } from '@hazardguard/contract';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Content } from '../../platform/pdf/document.ts';
import { heading, table, text } from '../../platform/pdf/layout.ts';
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

/** Act now, be ready, zone and guide with area, people and reach, as the screens show them. */
export const areasSection = (areas: RunAreas | null, texts: ServerText<'run-report'>, format: ReportFormatter): Content[] => {
  if (areas === null) return [];
  const failure = areas.areas.find((one) => one.failure !== null)?.failure;
  if (failure !== undefined) return [heading(texts.areas.title), text(failure ?? '')];
  const warned = areas.areas.find(({ choice }) => choice === 'warned-area');
  const zone = areas.areas.find(({ choice }) => choice === 'zone');
  const parts = listWarnedParts(areas.area);
  const toRow = (
    number: string,
    name: string,
    counted: Pick<NonNullable<typeof warned>, 'areaKm2' | 'people'> | null | undefined,
    reach: string,
  ): string[] => [
    number,
    name,
    counted?.areaKm2 == null ? '–' : format.number(counted.areaKm2),
    counted?.people == null ? texts.populationShort : formatPeopleInside(counted.people, texts, format.number),
    reach,
  ];
  const rows = [
    ...parts.map(({ warnedArea, levelId, value, unit, probability, reachM, isModelLimit }) =>
      toRow(
        numbers[warnedArea],
        `${texts.areas[warnedArea]}: ${levelId} · ${format.number(value)} ${unit}, ${texts.areas.orMore(`${format.number(100 * probability)} %`)}`,
        warnedArea === 'act-now' && parts.length > 1 ? warned?.actNow : warned,
        isModelLimit ? texts.areas.limit : format.distance(reachM),
      ),
    ),
    toRow('', texts.areas.zone, zone, '–'),
    ...(areas.guide === null ? [] : [toRow(numbers.guide, texts.areas.guide, areas.guide, format.distance(areas.guide.distanceM))]),
  ];
  return parts.length === 0 ? [] : [table(heading(texts.areas.title), texts.areas.heads, [14, '*', 50, 80, 90], rows)];
};
