import type { ChannelHealth } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { Failing } from './failing.tsx';

const counts = ['waiting', 'accepted', 'refused', 'gaveUp'] as const;

/** Messages were given up, or more were refused than accepted: recipients on this channel may have received nothing. */
const isFailing = ({ accepted, refused, gaveUp }: ChannelHealth): boolean => gaveUp > 0 || refused > accepted;

/** Each channel: whether it is configured, waiting messages, and outcomes of the last 24 h. */
export const ChannelTable = ({ channels }: { readonly channels: readonly ChannelHealth[] }) => {
  const { t } = useTranslation(['operations', 'delivery']);
  const format = useFormat();
  return (
    <StackedTable
      label={t('channels')}
      minWidth={640}
      rows={channels}
      rowId={({ channel }) => channel}
      concern={isFailing}
      columns={[
        {
          id: 'name',
          header: t('channel.name'),
          cell: (row) => <Failing failing={isFailing(row)}>{t(`delivery:channels.${row.channel}`)}</Failing>,
        },
        { id: 'configured', header: t('channel.configured'), cell: ({ configured }) => t(configured ? 'yes' : 'no') },
        ...counts.map((count) => ({
          id: count,
          header: t(`channel.${count}`),
          cell: (row: ChannelHealth) => format.exact(row[count]),
        })),
        {
          id: 'lastAccepted',
          header: t('channel.lastAccepted'),
          cell: ({ lastAcceptedAt: at }) => (at === null ? t('never') : format.moment(at)),
        },
      ]}
    />
  );
};
