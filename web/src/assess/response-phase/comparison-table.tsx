import type { Zone } from '@hazardguard/engine';
import { Table } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { findZoneLook } from '../../ui/hazard-colours.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import type { LevelChange } from '../changed-conditions/compare-footprints.ts';
import { usePeopleText } from '../population/use-people-text.ts';
import { RingSwatch } from '../result/ring-swatch.tsx';
import { useZoneText } from '../result/use-zone-text.ts';
import type { Uncertainty } from '../uncertainty/use-uncertainty.ts';
import { ZoneBand } from '../uncertainty/zone-band.tsx';

/** Reach, arrival and people of each level, before and now, and the difference. */
export const ComparisonTable = ({
  levels,
  uncertainty,
}: {
  readonly levels: readonly LevelChange[];
  readonly uncertainty: Uncertainty;
}) => {
  const { t } = useTranslation(['response-phase', 'vulnerability', 'population']);
  const format = useFormat();
  const texts = useZoneText();
  const reach = (zone: Zone | undefined): string => (zone ? texts.reach(zone) : '–');
  const arrival = (zone: Zone | undefined): string => (zone && zone.status !== 'not-reached' ? texts.arrival(zone.arrivalS) : '–');
  const { inside } = usePeopleText();
  const difference = (metres: number, atLeast: boolean): string => {
    if (Math.abs(metres) < 1) return t('compare.same');
    const text = `${metres > 0 ? '+' : '−'}${format.distance(Math.abs(metres), 2)}`;
    return atLeast ? t('vulnerability:result.beyond') : text;
  };
  return (
    <TableFrame label={t('compare.title')} minWidth={320}>
      <Table aria-label={t('compare.title')} verticalSpacing={3} horizontalSpacing={6} fz="sm" withRowBorders={false}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('vulnerability:result.level')}</Table.Th>
            <Table.Th ta="right">{t('vulnerability:result.reach')}</Table.Th>
            <Table.Th ta="right">{t('vulnerability:result.arrival')}</Table.Th>
            <Table.Th ta="right">{t('population:title')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {levels.map(({ level, before, after, reachM, atLeast, peopleBefore, peopleAfter, morePeople }) => (
          <Table.Tbody key={level.id} data-level={level.id} className="hg-rule">
            <Table.Tr>
              <Table.Th scope="rowgroup" colSpan={4}>
                <span className="hg-line">
                  <RingSwatch severity={findZoneLook(level)} />
                  {texts.level(level)}
                </span>
              </Table.Th>
            </Table.Tr>
            <Table.Tr>
              <Table.Td>{t('compare.before')}</Table.Td>
              <Table.Td ta="right" className="hg-together" data-before>
                {reach(before)}
              </Table.Td>
              <Table.Td ta="right" className="hg-together">
                {arrival(before)}
              </Table.Td>
              <Table.Td ta="right">{peopleBefore === null ? '–' : inside(peopleBefore)}</Table.Td>
            </Table.Tr>
            <Table.Tr>
              <Table.Td fw={600}>{t('compare.after')}</Table.Td>
              <Table.Td ta="right" className="hg-together">
                <strong data-after>{reach(after)}</strong>
                {after ? <ZoneBand zone={after} uncertainty={uncertainty} /> : null}
              </Table.Td>
              <Table.Td ta="right" fw={600} className="hg-together">
                {arrival(after)}
              </Table.Td>
              <Table.Td ta="right" fw={600}>
                {peopleAfter === null ? '–' : inside(peopleAfter)}
              </Table.Td>
            </Table.Tr>
            <Table.Tr>
              <Table.Td>{t('compare.difference')}</Table.Td>
              <Table.Td ta="right" className="hg-together">
                {reachM === null ? '–' : difference(reachM, atLeast)}
              </Table.Td>
              <Table.Td />
              <Table.Td ta="right">
                {morePeople === null ? '–' : `${morePeople > 0 ? '+' : morePeople < 0 ? '−' : ''}${format.exact(Math.abs(morePeople))}`}
              </Table.Td>
            </Table.Tr>
          </Table.Tbody>
        ))}
      </Table>
    </TableFrame>
  );
};
