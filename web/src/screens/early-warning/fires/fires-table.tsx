import { compassPointOf } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TableFrame } from '../../../parts/table-frame.tsx';
import { useFormat } from '../../../ui/format.ts';
import type { NearFire } from './near-fires.ts';

const listed = 50;

/** Detections near a site, the nearest first. */
export const FiresTable = ({ fires }: { readonly fires: readonly NearFire[] }) => {
  const { t } = useTranslation('earlyWarning');
  const format = useFormat();
  const confidence = (given: NearFire['confidence']): string =>
    typeof given === 'number' ? format.quantity(given, '%') : t(`fires.confidence.${given}`);
  return (
    <>
      <TableFrame label={t('fires.title')} minWidth={560}>
        <Table aria-label={t('fires.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('fires.column.place')}</Table.Th>
              <Table.Th>{t('fires.column.age')}</Table.Th>
              <Table.Th>{t('fires.column.confidence')}</Table.Th>
              <Table.Th ta="right">{t('fires.column.power')}</Table.Th>
              <Table.Th>{t('fires.column.satellite')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {fires.slice(0, listed).map((fire) => (
              <Table.Tr key={`${fire.latitude} ${fire.longitude} ${fire.at} ${fire.satellite}`}>
                <Table.Td>
                  {t('nearest.where', {
                    distance: format.distance(fire.distanceM, 2),
                    point: compassPointOf(fire.bearingDeg),
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
                <Table.Td>{confidence(fire.confidence)}</Table.Td>
                <Table.Td ta="right">{fire.powerMw === undefined ? '–' : format.quantity(fire.powerMw, 'MW')}</Table.Td>
                <Table.Td>{fire.satellite === '' ? '–' : fire.satellite}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      {fires.length > listed ? <Text size="xs">{t('fires.first', { count: listed })}</Text> : null}
    </>
  );
};
