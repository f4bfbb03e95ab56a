import {
  type Alert,
  type AlertReach,
  findAreaPart,
  findWidestZone,
  listWarnedParts,
  type PeopleInside,
  type PublicArea,
  type WarnedPart,
} from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { usePeopleText } from '../../assess/population/use-people-text.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { AreaSign } from '../../ui/area-look.ts';
import { formatTime } from '../../ui/engine-text/format-zone.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { AreaSwatch } from './area-swatch.tsx';
import { findDirection } from './find-direction.ts';

/** Rarer than this is not counted by the members of a calculation. */
const leastShare = 0.005;

interface Column {
  readonly sign: AreaSign;
  readonly level: string;
  readonly probability: string;
  readonly counted: { readonly areaKm2: number | null; readonly people: PeopleInside | null } | undefined;
  readonly reach: string;
  readonly beyond: string;
}

const notKnown: PeopleInside = { people: null, basis: null, withoutCount: 0 };

/** The sentence on the Emergency Response Guidebook: its row and the container that it assumes, or that it has no row. */
const GuideText = ({ guide }: { readonly guide: NonNullable<WarnedPart['guide']> }) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { downwind } = guide;
  const around = t(`guide.around.${downwind === null ? 'alone' : 'and'}`, { distance: format.distance(guide.aroundM, 2) });
  const container = downwind?.container ?? null;
  return (
    <Text size="sm" mt={4}>
      {downwind === null
        ? t(guide.around === 'vessel-in-fire' ? 'guide.fire' : 'guide.none')
        : t(container === null ? `guide.${downwind.spill}` : 'guide.container', {
            distance: `${format.distance(downwind.distanceM, 2)}${downwind.orMore ? '+' : ''}`,
            container: container ?? '',
          })}{' '}
      {around}
    </Text>
  );
};

interface AreaTableProps {
  readonly alert: Pick<Alert, 'area'>;
  readonly area: PublicArea;
  /** Undefined: still being counted. */
  readonly reach: AlertReach | undefined;
}

/** The two areas and the zone inside them in words, as the map shows them: level, probability, size, people, reach. */
export const AreaTable = ({ alert, area, reach }: AreaTableProps) => {
  const { t, i18n } = useTranslation('alerts');
  const format = useFormat();
  const peopleText = usePeopleText();
  const parts = listWarnedParts(alert.area);
  if (parts.length === 0) return null;
  const warned = reach?.areas.find(({ choice }) => choice === 'warned-area');
  const zone = reach?.areas.find(({ choice }) => choice === 'zone');
  const toReach = (part: ReturnType<typeof findAreaPart>, reachM: number, isLimit: boolean): string => {
    const outlines = area.features.filter(({ properties }) => findAreaPart(properties) === part).map(({ geometry }) => geometry);
    if (reach === undefined || reach.origin === null) return isLimit ? t('areaReach.limit') : format.distance(reachM, 2);
    const direction = findDirection(outlines, reach.origin);
    if (isLimit) return direction === 'all' ? t('areaReach.limit') : t(`areaReach.limitTo.${direction}`);
    return t(`areaReach.to.${direction}`, { distance: format.distance(reachM, 2) });
  };
  const toLevel = ({ levelId, value, unit, exposureS }: Pick<WarnedPart, 'levelId' | 'value' | 'unit' | 'exposureS'>): string =>
    `${levelId}${exposureS === null ? '' : `, ${formatTime(exposureS, i18n.language)}`} · ${format.quantity(value, unit)}`;
  const widest = findWidestZone(alert.area);
  const columns: readonly Column[] = [
    ...parts.map((part) => {
      const counted = part.warnedArea === 'act-now' && parts.length > 1 ? (warned?.actNow ?? undefined) : warned;
      return {
        sign: part.warnedArea,
        level: part.smokeM === null ? toLevel(part) : t('areaTable.smoke'),
        probability: part.smokeM === null ? t('areaTable.orMore', { percent: format.quantity(100 * part.probability, '%', 2) }) : '–',
        counted,
        reach: toReach(part.warnedArea, part.reachM, part.isModelLimit),
        beyond:
          part.smokeM !== null
            ? '–'
            : part.beyondShare < leastShare
              ? t('areaTable.rarer', { number: format.exact(1 / leastShare) })
              : t('areaTable.oneIn', { number: format.number(1 / part.beyondShare, 2) }),
      };
    }),
    {
      sign: 'best-estimate',
      level: widest === undefined ? '–' : toLevel(widest),
      probability: '–',
      counted: zone,
      reach: widest === undefined ? '–' : toReach('zone', widest.reachM, widest.status === 'beyond-range'),
      beyond: '–',
    },
  ];
  const rows = [
    ['level', ({ level }: Column) => level],
    ['probability', ({ probability }: Column) => probability],
    [
      'size',
      ({ counted }: Column) => (reach === undefined ? '…' : counted?.areaKm2 == null ? '–' : format.quantity(counted.areaKm2, 'km²', 2)),
    ],
    ['people', ({ counted }: Column) => (reach === undefined ? '…' : peopleText.inside(counted?.people ?? notKnown))],
    ['reach', ({ reach: text }: Column) => text],
    ['beyond', ({ beyond }: Column) => beyond],
  ] as const;
  const guide = parts.find((part) => part.guide !== null)?.guide ?? null;
  const smokeM = parts.find((part) => part.smokeM !== null)?.smokeM ?? null;
  return (
    <>
      <TableFrame label={t('areaTable.title')} minWidth={320}>
        <Table aria-label={t('areaTable.title')} verticalSpacing={4} horizontalSpacing={8} fz="sm" layout="fixed" mt={8}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th aria-label={t('areaTable.title')} />
              {columns.map(({ sign }) => (
                <Table.Th key={sign} scope="col" data-area={sign}>
                  <AreaSwatch sign={sign} />
                  <br />
                  {t(`areaSign.${sign}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([row, describe]) => (
              <Table.Tr key={row} data-row={row}>
                <Table.Th scope="row">{t(`areaTable.${row}`)}</Table.Th>
                {columns.map((column) => (
                  <Table.Td key={column.sign}>{describe(column)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      {guide === null ? null : <GuideText guide={guide} />}
      {smokeM === null ? null : (
        <Text size="sm" mt={4}>
          {t('guide.smoke', { distance: format.distance(smokeM, 2) })}
        </Text>
      )}
    </>
  );
};
