import { type DeliveryReport, deliveryChannels, deliveryStates } from '@hazardguard/contract';
import { Table } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';

/** Messages by channel and state; a channel without messages has no row. */
export const CountsTable = ({ counts }: { readonly counts: DeliveryReport['counts'] }) => {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  const findCount = (channel: string, state: string): number =>
    counts.find((one) => one.channel === channel && one.state === state)?.count ?? 0;
  // Only a drill keeps messages.
  const states = deliveryStates.filter((state) => state !== 'kept' || counts.some((one) => one.state === state));
  return (
    <TableFrame label={t('counts')} minWidth={420}>
      <Table aria-label={t('counts')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('channel')}</Table.Th>
            {states.map((state) => (
              <Table.Th key={state} ta="right">
                {t(`states.${state}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {deliveryChannels
            .filter((channel) => counts.some((one) => one.channel === channel))
            .map((channel) => (
              <Table.Tr key={channel}>
                <Table.Th scope="row">{t(`channels.${channel}`)}</Table.Th>
                {states.map((state) => (
                  <Table.Td key={state} ta="right">
                    {format.exact(findCount(channel, state))}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
