import type { RunResult } from '@hazardguard/engine';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { useZoneWords } from '../result/zone-words.ts';
import { useBandWords } from './use-band-words.ts';
import type { Doubt } from './use-doubt.ts';

/** The bands of a result in numbers, and what they were drawn from. */
export const BandsTable = ({ result, doubt }: { readonly result: RunResult; readonly doubt: Doubt }) => {
  const { t } = useTranslation(['doubt', 'vulnerability']);
  const format = useFormat();
  const words = useZoneWords();
  const bandOf = useBandWords();
  const { ensemble } = doubt;
  if (doubt.failure) return <ErrorPanel error={doubt.failure} />;
  if (!ensemble)
    return (
      <Text size="sm" role="status">
        {t(doubt.computing ? 'computing' : 'none')}
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
              const level = doubt.levelOf(zone.level.id);
              return (
                <Table.Tr key={zone.level.id} data-band={zone.level.id}>
                  <Table.Th scope="row" fw={400}>
                    {words.level(zone.level)}
                  </Table.Th>
                  <Table.Td ta="right">{words.reach(zone)}</Table.Td>
                  <Table.Td ta="right">{(level && bandOf(level)?.short) ?? t('hardlyShort')}</Table.Td>
                  <Table.Td ta="right">{level ? format.quantity(Math.round(100 * level.reachedShare), '%') : '–'}</Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <Text size="xs" c="dimmed">
        {t('how', { of: format.exact(ensemble.options.members) })} {t(`windFrom.${doubt.windOrigin}`)}
      </Text>
    </>
  );
};
