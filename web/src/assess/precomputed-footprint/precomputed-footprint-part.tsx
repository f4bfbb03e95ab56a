import type { PrecomputedFootprint as Footprint } from '@hazardguard/contract';
import { Group, Skeleton, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useReason } from '../../ui/use-reason.ts';
import classes from './precomputed-footprint-part.module.css';
import { useFootprintText } from './use-footprint-text.ts';
import { useComputeFootprint, usePrecomputedFootprint } from './use-precomputed-footprint.ts';
import { useWeatherComparison } from './use-weather-comparison.ts';
import { WarningList } from './warning-list.tsx';
import { WorseCaseNotice } from './worse-case-notice.tsx';

const HourTimeline = lazyPart(() => import('./hour-timeline.tsx').then((part) => part.HourTimeline));

const refetchMs = 2_000;

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

const Fact = ({ name, value, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      {children === undefined ? null : <span>{children}</span>}
    </dd>
  </div>
);

interface BodyProps {
  readonly footprint: Footprint;
  readonly comparison: ReturnType<typeof useWeatherComparison>;
}

const Facts = ({ footprint, comparison }: BodyProps) => {
  const { t } = useTranslation('footprint');
  const format = useFormat();
  const text = useFootprintText(footprint);
  const { worst, alternative, present, worstHour, nearestSchool, peopleAround } = footprint;
  if (worst === null) return null;
  return (
    <dl className={`hg-tiles ${classes.facts}`}>
      {present ? (
        <>
          <Fact name={t('now')} value={text.reach(present)}>
            {text.wind(present)}, {t('class', { stability: present.stability })}
            <br />
            {t(`weatherOf.${present.weather.of}`, {
              source: text.source(present.weather.source),
              at: text.moment(present.weather.at),
              // Every part of the screen shows the same age for the same record.
              age: text.age(comparison.current?.observedAt === present.weather.at ? comparison.current.ageS : present.weather.ageS),
            })}
            {present.weather.stale ? ` ${t('stale')}` : null}
          </Fact>
          <Fact name={t('insideNow', { level: text.level(worst) })} value={text.people(present.people, present.peopleBasis)}>
            {t('schoolsInside', { count: present.schools })}
          </Fact>
        </>
      ) : null}
      {worstHour ? (
        <Fact name={t('worstHour')} value={text.reach(worstHour)}>
          {text.moment(worstHour.time)}
          <br />
          {t('insideThen', { level: text.level(worst), people: text.people(worstHour.people, worstHour.peopleBasis) })}
          <br />
          {text.wind(worstHour)}, {t('class', { stability: worstHour.stability })}
        </Fact>
      ) : null}
      <Fact name={t('nearestSchool')} value={nearestSchool ? text.place(nearestSchool) : t('noSchool')}>
        {nearestSchool ? (
          <>
            {nearestSchool.name}
            <br />
            {nearestSchool.insideNow === null
              ? t(nearestSchool.insideAround ? 'schoolAround' : 'schoolBeyond')
              : t(nearestSchool.insideNow ? 'schoolIn' : 'schoolOut')}
          </>
        ) : undefined}
      </Fact>
      <Fact name={t('reference')} value={text.reach(worst.reference)}>
        {text.air(worst.reference.windSpeedMs, worst.reference.stability)}
        <br />
        {t('around', { people: text.people(peopleAround, footprint.aroundBasis), distance: format.distance(worst.reference.reachM, 2) })}
      </Fact>
      {alternative ? (
        <Fact name={t('hole')} value={text.reach(alternative.present ?? alternative.reference)}>
          {alternative.chemical}, {text.level(alternative)}
          <br />
          {alternative.present ? t('holeNow') : text.air(alternative.reference.windSpeedMs, alternative.reference.stability)}
        </Fact>
      ) : null}
    </dl>
  );
};

/** Why there is no reach in the current weather, consistent with the weather that the screen shows. */
const NoReach = ({ footprint, comparison }: BodyProps) => {
  const { t } = useTranslation('footprint');
  const text = useFootprintText(footprint);
  const { presentMissing, presentReason } = footprint;
  const { current, reason, isNewer } = comparison;
  const [what, why] =
    presentMissing === 'model'
      ? [t('noModel'), null]
      : isNewer
        ? [t('weatherSince'), null]
        : current
          ? [t('weatherStale', { age: text.age(current.ageS) }), null]
          : [t('noWeather'), reason ?? presentReason];
  return (
    <p className={`hg-pad-2 hg-small ${classes.blind}`}>
      <strong>{what}</strong> {t('noWeatherMeans')} {why}
    </p>
  );
};

const Body = ({ footprint, comparison }: BodyProps) => {
  const { t } = useTranslation('footprint');
  const text = useFootprintText(footprint);
  const { state, worst, present, forecast, forecastReason, leftOut } = footprint;
  return (
    <>
      {worst === null ? <Text size="sm">{t(`state.${state}`)}</Text> : <Text size="sm">{text.release(worst)}</Text>}
      {worst !== null && present === null ? <NoReach footprint={footprint} comparison={comparison} /> : null}
      {present !== null && comparison.isNewer && comparison.current ? (
        <p className="hg-tiny hg-quiet" role="status">
          {t('weatherNewer', { wind: text.wind(comparison.current), age: text.age(comparison.current.ageS) })}
        </p>
      ) : null}
      <WarningList footprint={footprint} />
      <WorseCaseNotice footprint={footprint} />
      <Facts footprint={footprint} comparison={comparison} />
      {footprint.hours.length === 0 ? null : (
        <Suspense fallback={<Skeleton height={320} />}>
          <HourTimeline footprint={footprint} />
        </Suspense>
      )}
      {present !== null && forecast === null ? (
        <p className="hg-tiny hg-quiet">
          {t('noForecast')} {forecastReason}
        </p>
      ) : null}
      {leftOut.length > 0 ? (
        <p className="hg-tiny hg-quiet">
          {t('leftOut')} {leftOut.map(({ casNo, why }) => `${casNo} (${t(`why.${why}`)})`).join(', ')}
        </p>
      ) : null}
    </>
  );
};

/** The precomputed worst case of a site: now, in the next hours, and its warnings. */
export const PrecomputedFootprintPart = ({ industryId }: { readonly industryId: number }) => {
  const { t } = useTranslation('footprint');
  const format = useFormat();
  const footprintQuery = usePrecomputedFootprint(industryId);
  const compute = useComputeFootprint(industryId);
  const reason = useReason('run.create');
  const { data, refetch } = footprintQuery;
  const comparison = useWeatherComparison(data);
  const { isNewer } = comparison;
  // The server learns of new weather within a second and then marks the footprint as due.
  useEffect(() => {
    if (!isNewer) return;
    const timer = setTimeout(() => void refetch(), refetchMs);
    return () => clearTimeout(timer);
  }, [isNewer, refetch]);
  return (
    <section className="hg-stack hg-gap-3" aria-label={t('title')}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Title order={2} size="h3">
            {t('title')}
          </Title>
          {data?.due && data.state !== 'waiting' ? <Tag>{t('due')}</Tag> : null}
        </Group>
        <ActionButton variant="default" size="compact-sm" reason={reason} loading={compute.isPending} onClick={() => compute.mutate()}>
          {t('compute')}
        </ActionButton>
      </Group>
      {data?.computedAt ? (
        <p className="hg-tiny hg-quiet">
          {t('computed')} <time dateTime={data.computedAt}>{format.moment(data.computedAt)}</time>
        </p>
      ) : null}
      {compute.isError ? <ErrorPanel error={compute.error} title={t('computeFailed')} onRetry={() => compute.mutate()} /> : null}
      {footprintQuery.isPending ? <TextSkeleton lines={4} /> : null}
      {footprintQuery.isError ? (
        <ErrorPanel error={footprintQuery.error} title={t('failed')} onRetry={() => void footprintQuery.refetch()} />
      ) : null}
      {data ? <Body footprint={data} comparison={comparison} /> : null}
    </section>
  );
};
