import type { ChannelHealth } from '@hazardguard/contract';
import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TableFrame } from '../../parts/table-frame.tsx';
import { useFormat } from '../../ui/format.ts';

const counts = ['waiting', 'accepted', 'refused', 'gaveUp'] as const;

/** Each way out of here: whether a server has it, what waits, and how the messages of the last day ended. */
export const ChannelTable = ({ channels }: { readonly channels: readonly ChannelHealth[] }) => {
  const { t } = useTranslation('operations');
  const format = useFormat();
  return (
    <TableFrame label={t('channels')} minWidth={640}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('channel.name')}</Table.Th>
            <Table.Th>{t('channel.configured')}</Table.Th>
            {counts.map((count) => (
              <Table.Th key={count}>{t(`channel.${count}`)}</Table.Th>
            ))}
            <Table.Th>{t('channel.lastAccepted')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {channels.map((row) => (
            <Table.Tr key={row.channel}>
              <Table.Th scope="row">{t(`way.${row.channel}`)}</Table.Th>
              <Table.Td>{t(row.configured ? 'yes' : 'no')}</Table.Td>
              {counts.map((count) => (
                <Table.Td key={count}>{format.exact(row[count])}</Table.Td>
              ))}
              <Table.Td>{row.lastAcceptedAt === null ? t('never') : format.moment(row.lastAcceptedAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
