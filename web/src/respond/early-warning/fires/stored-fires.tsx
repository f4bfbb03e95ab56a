import type { FireService } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { useSettingHint } from '../../../ui/use-setting-hint.ts';
import classes from '../early-warning.module.css';
import { FireEvent } from './fire-event.tsx';
import { FiresTable } from './fires-table.tsx';
import { useFireText } from './use-fire-text.ts';

const Service = ({ service: { on, askedAt, failedAt, failure } }: { readonly service: FireService }) => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  const text = useFireText();
  const setting = useSettingHint();
  return (
    <>
      <Text size="sm">
        {on
          ? askedAt === null
            ? t('fires.service.waiting')
            : t('fires.service.asked', { moment: format.moment(askedAt) })
          : `${t('fires.service.off')}${setting('FIRMS_MAP_KEY')}`}
      </Text>
      {on && failedAt !== null && failure !== null ? (
        <p role="alert" className={`hg-pad-3 hg-small hg-card ${classes.refused}`}>
          {t('fires.service.failed', { moment: format.moment(failedAt), reason: text.failure(failure) })}
        </p>
      ) : null}
    </>
  );
};

/** Recorded detections of a site, newest first, each with its incident or the reason why it has none. */
export const StoredFires = ({ industryId }: { readonly industryId: number }) => {
  const { t } = useTranslation('early-warning');
  const stored = useQuery(routeQuery('/api/industries/{id}/fires', { path: { id: industryId } }));
  return (
    <section className="hg-stack hg-gap-3" aria-labelledby="stored-fires-title">
      <Title order={3} size="h5" id="stored-fires-title">
        {t('fires.stored')}
      </Title>
      {stored.isPending ? <TextSkeleton /> : null}
      {stored.isError ? <ErrorPanel error={stored.error} onRetry={() => void stored.refetch()} /> : null}
      {stored.data ? <Service service={stored.data.service} /> : null}
      {stored.data?.total === 0 ? <Text size="sm">{t('fires.storedNone')}</Text> : null}
      {stored.data && stored.data.total > 0 ? (
        <>
          <Text size="sm">{t('fires.storedCount', { count: stored.data.total, listed: stored.data.fires.length })}</Text>
          <FiresTable
            label={t('fires.stored')}
            fires={stored.data.fires}
            event={({ incidentId, leftOut }) => <FireEvent incidentId={incidentId} leftOut={leftOut} />}
          />
        </>
      ) : null}
    </section>
  );
};
