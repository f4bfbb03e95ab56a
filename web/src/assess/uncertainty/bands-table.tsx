import type { RunResult } from '@hazardguard/engine';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { useZoneText } from '../result/use-zone-text.ts';
import { useBandText } from './use-band-text.ts';
import type { Uncertainty } from './use-uncertainty.ts';

/** The uncertainty bands of a result in numbers, and how they were computed. */
export const BandsTable = ({ result, uncertainty }: { readonly result: RunResult; readonly uncertainty: Uncertainty }) => {
  const { t } = useTranslation(['uncertainty', 'vulnerability']);
  const format = useFormat();
  const text = useZoneText();
  const formatBand = useBandText();
  const { ensemble } = uncertainty;
  if (uncertainty.failure) return <ErrorPanel error={uncertainty.failure} />;
  if (!ensemble)
    return (
      <Text size="sm" role="status">
        {t(uncertainty.computing ? 'computing' : 'none')}
      </Text>
    );
  return (
    <>
      <TableFrame label={t('title')} minWidth={320}>
        <Table aria-label={t('title')} fz="sm" verticalSpacing={4} horizontalSpacing={8}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('vulnerability:result.level')}</Table.Th>
              <Table.Th ta="right">{t('vulnerability:result.reach')}</Table.Th>
              <Table.Th ta="right">{t('band')}</Table.Th>
              <Table.Th ta="right">{t('reachedIn')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {result.zones.map((zone) => {
              const level = uncertainty.findLevel(zone.level.id);
              return (
                <Table.Tr key={zone.level.id} data-band={zone.level.id}>
                  <Table.Th scope="row" fw={400}>
                    {text.level(zone.level)}
                  </Table.Th>
                  <Table.Td ta="right">{text.reach(zone)}</Table.Td>
                  <Table.Td ta="right">{(level && formatBand(level)?.short) ?? t('hardlyShort')}</Table.Td>
                  <Table.Td ta="right">{level ? format.quantity(Math.round(100 * level.reachedShare), '%') : '–'}</Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <Text size="xs" c="dimmed">
        {t('how', { of: format.exact(ensemble.options.members) })} {t(`windFrom.${uncertainty.windOrigin}`)}
      </Text>
    </>
  );
};
