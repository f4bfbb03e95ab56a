import { expiresSoonDays, listedRowsMax, type ThresholdStatus } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { Part } from './part.tsx';

/** What has expired, the longest ago first, then what expires within the month. */
export const ExpiryPart = ({ status }: { readonly status: ThresholdStatus }) => {
  const { t } = useTranslation('threshold-status');
  const format = useFormat();
  const { expired, expiredTotal, expiringSoon, expiringSoonTotal } = status;
  const items = [...expired, ...expiringSoon];
  const days = expiresSoonDays;
  const counts = [
    ...(expiredTotal > 0 ? [t('expiry.expired', { count: expiredTotal })] : []),
    ...(expiringSoonTotal > 0 ? [t('expiry.soon', { count: expiringSoonTotal, days })] : []),
  ];
  const none = t('expiry.none', { days });
  return (
    <Part title={t('expiry.title')} verdict={counts.length > 0 ? counts.join(', ') : none}>
      {items.length === 0 ? <Text size="sm">{none}</Text> : null}
      {items.length > 0 ? (
        <TableFrame label={t('expiry.title')} minWidth={420}>
          <Table aria-label={t('expiry.title')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('expiry.item')}</Table.Th>
                <Table.Th>{t('places.location')}</Table.Th>
                <Table.Th ta="right">{t('held')}</Table.Th>
                <Table.Th>{t('expiry.date')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items.map((item) => (
                <Table.Tr key={item.id}>
                  <Table.Td>
                    {item.itemNo} · {item.productName}
                  </Table.Td>
                  <Table.Td>{item.location}</Table.Td>
                  <Table.Td ta="right" className="hg-together">
                    {item.quantity === null ? '–' : format.quantity(item.quantity, item.unit)}
                  </Table.Td>
                  <Table.Td className="hg-together">{format.date(item.dateExpired)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </TableFrame>
      ) : null}
      {expiredTotal + expiringSoonTotal > items.length ? <Text size="sm">{t('expiry.first', { count: listedRowsMax })}</Text> : null}
    </Part>
  );
};
