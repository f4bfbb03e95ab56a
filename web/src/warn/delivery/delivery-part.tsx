import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { AnswersList } from './answers-list.tsx';
import { CountsTable } from './counts-table.tsx';
import { UnreachedList } from './unreached-list.tsx';
import { useDeliveries } from './use-delivery.ts';

/** Deliveries of a released alert: counts, unreached recipients with reasons, and answers. Updates automatically. */
export const DeliveryPart = ({ alertId }: { readonly alertId: string }) => {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  const report = useDeliveries(alertId, 'all', 1);
  const { data } = report;
  if (report.isError && data === undefined) {
    return <ErrorPanel error={report.error} title={t('failed')} onRetry={() => void report.refetch()} />;
  }
  if (data === undefined) return <TextSkeleton lines={4} />;
  if (data.total === 0) return <Text size="sm">{t('none')}</Text>;
  return (
    <div className="hg-stack">
      <CountsTable counts={data.counts} />
      {data.lastAcceptedS === null ? null : <Text size="sm">{t('last', { span: format.quantity(data.lastAcceptedS, 's') })}</Text>}
      <UnreachedList alertId={alertId} />
      <AnswersList alertId={alertId} />
    </div>
  );
};
