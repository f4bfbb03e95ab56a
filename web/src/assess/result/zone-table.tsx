import { ownPrefix, type Zone } from '@hazardguard/engine';
import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { explains } from '../../map/map-signs.ts';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import { useFormat } from '../../ui/format.ts';
import { findZoneLook } from '../../ui/hazard-colours.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import classes from './result-parts.module.css';
import { RingSwatch } from './ring-swatch.tsx';
import { useZoneText } from './use-zone-text.ts';

interface ZoneTableProps {
  readonly zones: readonly Zone[];
  /** The uncertainty of a reach, shown below it. */
  readonly belowReach?: (zone: Zone) => ReactNode;
}

/** The zones in numbers: reach, width, area and arrival. */
export const ZoneTable = ({ zones, belowReach }: ZoneTableProps) => {
  const { t } = useTranslation('vulnerability');
  const format = useFormat();
  const text = useZoneText();
  const engine = useEngineText();
  return (
    <>
      <TableFrame label={t('result.zones')} minWidth={300}>
        <Table aria-label={t('result.zones')} verticalSpacing={6} horizontalSpacing={6} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('result.level')}</Table.Th>
              <Table.Th ta="right">{t('result.reach')}</Table.Th>
              <Table.Th ta="right">{t('result.halfWidth')}</Table.Th>
              <Table.Th ta="right">{t('result.area')}</Table.Th>
              <Table.Th ta="right">{t('result.arrival')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {zones.map((zone) => {
              const reached = zone.status !== 'not-reached';
              return (
                <Table.Tr key={zone.level.id} {...explains(reached ? (`zone-${findZoneLook(zone.level)}` as const) : undefined)}>
                  <Table.Td>
                    <RingSwatch severity={findZoneLook(zone.level)} />
                    {text
                      .level(zone.level)
                      .split(' · ')
                      .map((part) => (
                        <div key={part} className={zone.level.id.startsWith(ownPrefix) ? undefined : 'hg-together'}>
                          {part}
                        </div>
                      ))}
                  </Table.Td>
                  <Table.Td ta="right" className="hg-together">
                    <strong data-reach={zone.level.id}>{text.reach(zone)}</strong>
                    {belowReach?.(zone)}
                  </Table.Td>
                  <Table.Td ta="right" className="hg-together">
                    {reached ? format.distance(zone.maxHalfWidthM, 2) : '–'}
                  </Table.Td>
                  <Table.Td ta="right" className="hg-together">
                    {reached ? text.area(zone.areaM2) : '–'}
                  </Table.Td>
                  <Table.Td ta="right" className="hg-together">
                    {reached ? text.arrival(zone.arrivalS) : '–'}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <dl className={`hg-stack hg-gap-1 hg-tiny ${classes.meanings}`}>
        {zones.map((zone) => (
          <div key={zone.level.id}>
            <dt>{text.level(zone.level)}</dt>
            <dd>{engine.meaning(zone.level)}</dd>
          </div>
        ))}
      </dl>
      {zones.some((zone) => zone.status === 'beyond-range') ? <Text size="sm">{t('result.beyondNote')}</Text> : null}
    </>
  );
};
