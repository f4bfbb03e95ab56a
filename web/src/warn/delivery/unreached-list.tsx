import type { DeliveryRow } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { Pager } from '../../ui/register/pager.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { deliveriesOnPage, useDeliveries } from './use-delivery.ts';

const Unreached = ({ row }: { readonly row: DeliveryRow }) => {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  const { name, address, channel, state, cause, reason, attempts, nextAt, latitude, longitude } = row;
  const who = [name, address].filter((part) => part !== null).join(' · ') || t(`nobody.${row.audience}`);
  return (
    <li>
      <b>{who}</b> <span className="hg-quiet">{t(`channels.${channel}`)}</span>
      <div>
        {t(`states.${state}`)}
        {cause === null ? null : `: ${t(`causes.${cause}`)}`}
        {reason === null ? null : (
          <>
            {' ('}
            <span lang="en">{reason}</span>
            {')'}
          </>
        )}
      </div>
      <div className="hg-quiet">
        {t('attempts', { count: attempts })}
        {nextAt === null ? null : ` · ${t('next', { time: format.time(nextAt) })}`}
        {latitude === null || longitude === null ? null : ` · ${format.degrees(latitude)}, ${format.degrees(longitude)}`}
      </div>
    </li>
  );
};

/** Recipients not reached (yet), with the reason and the place they follow. */
export const UnreachedList = ({ alertId }: { readonly alertId: string }) => {
  const { t } = useTranslation('delivery');
  const [page, setPage] = useState(1);
  const report = useDeliveries(alertId, 'unreached', page);
  const { data } = report;
  return (
    <>
      <Title order={3} size="h4">
        {t('unreached')}
      </Title>
      {report.isError && data === undefined ? (
        <ErrorPanel error={report.error} title={t('failed')} onRetry={() => void report.refetch()} />
      ) : null}
      {report.isPending ? <TextSkeleton lines={2} /> : null}
      {data?.total === 0 ? <Text size="sm">{t(data.counts.some(({ state }) => state === 'kept') ? 'allKept' : 'allReached')}</Text> : null}
      {data !== undefined && data.total > 0 ? (
        <>
          <ul className="hg-stack hg-small">
            {data.rows.map((row) => (
              <Unreached key={row.id} row={row} />
            ))}
          </ul>
          <Pager label={t('unreached')} page={page} size={deliveriesOnPage} total={data.total} onPage={setPage} />
        </>
      ) : null}
    </>
  );
};
