import { findAreaPart, findWidestZone, listWarnedParts, type PeopleInside, publicArea, type WarnedPart } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import type { AreaSign } from '../../ui/area-look.ts';
import { formatTime } from '../../ui/engine-text/format-zone.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { usePeopleText } from '../population/use-people-text.ts';
import { findCounted } from './area-signs.ts';
import { AreaSwatch } from './area-swatch.tsx';
import { findDirection } from './find-direction.ts';
import { GuideText } from './guide-text.tsx';
import type { ShownAreas } from './use-run-areas.ts';

/** Rarer than this is not counted by the members of a calculation. */
const leastShare = 0.005;

interface Row {
  readonly sign: AreaSign;
  /** Level and probability. */
  readonly facts: string | null;
  readonly reach: string;
  /** How often the level reaches farther. */
  readonly beyond: string | null;
}

const notKnown: PeopleInside = { people: null, basis: null, withoutCount: 0 };

interface AreaTableProps {
  /** As an alert stores it, or as a run has it. */
  readonly stored: unknown;
  /** Undefined: still being counted. */
  readonly shown: ShownAreas | undefined;
}

/** The two areas, the zone inside them and the guide's distances in words, as the map shows them: level, probability, size, people, reach. */
export const AreaTable = ({ stored, shown }: AreaTableProps) => {
  const { t, i18n } = useTranslation('alerts');
  const format = useFormat();
  const peopleText = usePeopleText();
  const parts = listWarnedParts(stored);
  const area = publicArea.safeParse(stored).data;
  if (parts.length === 0 || area === undefined) return null;
  const toReach = (part: ReturnType<typeof findAreaPart>, reachM: number, isLimit: boolean): string => {
    const outlines = area.features.filter(({ properties }) => findAreaPart(properties) === part).map(({ geometry }) => geometry);
    if (shown === undefined || shown.origin === null) return isLimit ? t('areaReach.limit') : format.distance(reachM, 2);
    const direction = findDirection(outlines, shown.origin);
    if (isLimit) return direction === 'all' ? t('areaReach.limit') : t(`areaReach.limitTo.${direction}`);
    return t(`areaReach.to.${direction}`, { distance: format.distance(reachM, 2) });
  };
  const toLevel = ({ levelId, value, unit, exposureS }: Pick<WarnedPart, 'levelId' | 'value' | 'unit' | 'exposureS'>): string =>
    `${levelId}${exposureS === null ? '' : `, ${formatTime(exposureS, i18n.language)}`} · ${format.quantity(value, unit)}`;
  const widest = findWidestZone(stored);
  const guide = shown?.guide ?? null;
  const toGuideReach = (): string => {
    if (guide === null || shown === undefined || shown.origin === null) return '–';
    const direction = findDirection([{ type: 'Polygon', coordinates: [guide.outline] }], shown.origin);
    return t(`areaReach.to.${direction}`, { distance: format.distance(guide.distanceM, 2) });
  };
  const rows: readonly Row[] = [
    ...parts.map((part) => ({
      sign: part.warnedArea,
      facts:
        part.smokeM === null
          ? t('areaTable.atLevel', { level: toLevel(part), percent: format.quantity(100 * part.probability, '%', 2) })
          : t('areaTable.smoke'),
      reach: toReach(part.warnedArea, part.reachM, part.isModelLimit),
      beyond:
        part.smokeM === null
          ? t('areaTable.farther', {
              share:
                part.beyondShare < leastShare
                  ? t('areaTable.rarer', { number: format.exact(1 / leastShare) })
                  : t('areaTable.oneIn', { number: format.number(1 / part.beyondShare, 2) }),
            })
          : null,
    })),
    {
      sign: 'best-estimate',
      facts: widest === undefined ? null : toLevel(widest),
      reach: widest === undefined ? '–' : toReach('zone', widest.reachM, widest.status === 'beyond-range'),
      beyond: null,
    },
    ...(guide === null ? [] : [{ sign: 'guide' as const, facts: null, reach: toGuideReach(), beyond: null }]),
  ];
  const smokeM = parts.find((part) => part.smokeM !== null)?.smokeM ?? null;
  const said = parts.find((part) => part.guide !== null)?.guide ?? null;
  return (
    <>
      <TableFrame label={t('areaTable.title')} minWidth={300}>
        <Table aria-label={t('areaTable.title')} verticalSpacing={4} horizontalSpacing={6} fz="sm" mt={8}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('areaTable.size')}</Table.Th>
              <Table.Th ta="right">km²</Table.Th>
              <Table.Th ta="right">{t('areaTable.people')}</Table.Th>
              <Table.Th>{t('areaTable.reach')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ sign, facts, reach, beyond }) => {
              const counted = shown === undefined ? undefined : findCounted(sign, shown, area);
              return (
                <Table.Tr key={sign} data-warned={sign}>
                  <Table.Th scope="row" fw={600}>
                    <AreaSwatch sign={sign} />
                    <br />
                    {t(`areaSign.${sign}`)}
                    {facts === null ? null : <span className="hg-tiny hg-quiet hg-block">{facts}</span>}
                  </Table.Th>
                  <Table.Td ta="right">
                    {shown === undefined ? '…' : counted?.areaKm2 == null ? '–' : format.number(counted.areaKm2, 2)}
                  </Table.Td>
                  <Table.Td ta="right">{shown === undefined ? '…' : peopleText.inside(counted?.people ?? notKnown)}</Table.Td>
                  <Table.Td>
                    {reach}
                    {beyond === null ? null : <span className="hg-tiny hg-quiet hg-block">{beyond}</span>}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </TableFrame>
      {said === null ? null : <GuideText guide={said} />}
      {smokeM === null ? null : (
        <Text size="sm" mt={4}>
          {t('guide.smoke', { distance: format.distance(smokeM, 2) })}
        </Text>
      )}
    </>
  );
};
