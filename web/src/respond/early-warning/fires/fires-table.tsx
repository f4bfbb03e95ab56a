import { type FireConfidence, toCompassPoint } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { TableFrame } from '../../../ui/table-frame.tsx';
import { useFireText } from './use-fire-text.ts';

export interface ListedFire {
  readonly latitude: number;
  readonly longitude: number;
  readonly at: string;
  readonly satellite: string;
  readonly confidence: FireConfidence | number;
  readonly powerMw: number | null | undefined;
  readonly distanceM: number;
  readonly bearingDeg: number;
}

interface FiresTableProps<Fire extends ListedFire> {
  readonly label: string;
  readonly fires: readonly Fire[];
  /** Content of the incident column; undefined: no such column. */
  readonly event?: (fire: Fire) => ReactNode;
}

/** Detections near a site, in the given order. */
export const FiresTable = <Fire extends ListedFire>({ label, fires, event }: FiresTableProps<Fire>) => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  const text = useFireText();
  return (
    <TableFrame label={label} minWidth={event ? 680 : 560}>
      <Table aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('fires.column.place')}</Table.Th>
            <Table.Th>{t('fires.column.age')}</Table.Th>
            <Table.Th>{t('fires.column.confidence')}</Table.Th>
            <Table.Th ta="right">{t('fires.column.power')}</Table.Th>
            <Table.Th>{t('fires.column.satellite')}</Table.Th>
            {event ? <Table.Th>{t('fires.column.event')}</Table.Th> : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fires.map((fire) => (
            <Table.Tr key={`${fire.latitude} ${fire.longitude} ${fire.at} ${fire.satellite}`}>
              <Table.Td>
                {t('nearest.where', {
                  distance: format.distance(fire.distanceM, 2),
                  point: toCompassPoint(fire.bearingDeg),
                  degrees: format.number(Math.round(fire.bearingDeg)),
                })}
              </Table.Td>
              <Table.Td>
                {format.span((Date.now() - Date.parse(fire.at)) / 1_000)}
                <br />
                <Text component="span" size="xs" c="dimmed">
                  {format.moment(fire.at)}
                </Text>
              </Table.Td>
              <Table.Td>{text.confidence(fire.confidence)}</Table.Td>
              <Table.Td ta="right">{fire.powerMw == null ? '–' : format.quantity(fire.powerMw, 'MW')}</Table.Td>
              <Table.Td>{fire.satellite === '' ? '–' : fire.satellite}</Table.Td>
              {event ? <Table.Td>{event(fire)}</Table.Td> : null}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
