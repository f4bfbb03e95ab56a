import { type Alert, type AlertBar, publicArea } from '@hazardguard/contract';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCountText } from '../../assess/population/population-part.tsx';
import type { Waiting } from '../../data/offline/outbox/change.ts';
import { describeChange } from '../../data/offline/outbox/describe-change.ts';
import { useWaiting } from '../../data/offline/outbox/waiting.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { alertGroups, findAlertGroup } from '../../ui/alert-group.ts';
import { AlertTags } from '../../ui/alert-tags.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { Tag } from '../../ui/tag.tsx';
import classes from './alerts.module.css';
import { AreaChangeText } from './area-change-text.tsx';
import { SecondPersonNote } from './second-person-note.tsx';
import { Stopwatch } from './stopwatch.tsx';
import { alertRefetchMs, useAlerts } from './use-alert.ts';

/** Without an area nobody was counted. */
const hasArea = ({ area }: Alert): boolean => (publicArea.safeParse(area).data?.features.length ?? 0) > 0;

const Row = ({ alert, bar }: { readonly alert: Alert; readonly bar: AlertBar | undefined }) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const formatCount = useCountText();
  return (
    <li className={`hg-stack hg-gap-1 hg-card hg-pad-3 hg-below-2 ${classes.row}`} data-status={alert.status}>
      <AlertTags alert={alert} />
      <Anchor fw={600} mih={24} display="inline-block" renderRoot={(props) => <Link {...props} to={`/Alerts/${alert.id}` as never} />}>
        {alert.incidentId} · {alert.industryName}
      </Anchor>
      <Text size="sm" lineClamp={2}>
        {alert.hazardText}
      </Text>
      <span className="hg-row hg-small hg-quiet">
        <Stopwatch alert={alert} />
        <span>{t('by', { name: alert.updatedBy, moment: format.moment(alert.updatedAt) })}</span>
        <span>{t('until', { moment: format.moment(alert.live?.expiresAt ?? alert.expiresAt) })}</span>
        {hasArea(alert) ? <span>{formatCount(alert)}</span> : <span>{t('noAreaShort')}</span>}
      </span>
      {alert.news !== null && alert.news.held !== null && alert.runId !== alert.news.runId ? (
        <>
          <Text size="sm" fw={600}>
            {t('news.short')}
          </Text>
          <AreaChangeText change={alert.news.change} />
        </>
      ) : null}
      <AreaChangeText change={alert.areaChange} />
      {bar === undefined ? null : <SecondPersonNote {...bar} />}
    </li>
  );
};

/** Drafts that this device keeps until the server can be reached. */
const WaitingDrafts = ({ drafts }: { readonly drafts: readonly Waiting[] }) => {
  const { t } = useTranslation(['offline', 'shell']);
  return (
    <section aria-labelledby="alerts-on-device" className="hg-below-6">
      <Title order={2} size="h3" id="alerts-on-device">
        {t('exchange.draftWaits')} ({drafts.length})
      </Title>
      <ul className="hg-above-2">
        {drafts.map(({ order, change }) => (
          <li key={order} className={`hg-stack hg-gap-1 hg-card hg-pad-3 hg-below-2 ${classes.row}`}>
            <Tag>{t('outbox.state.waiting')}</Tag>
            <Text fw={600}>{describeChange(change).text}</Text>
            {/* Its text is made by the server: there is nothing to hand over. */}
            <Text size="sm">{t(change.address.endsWith('/by-hand') ? 'exchange.draftWaitsText' : 'shell:problem.waits')}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
};

const paths = { vulnerability: '/VulnerabilityAssesment', earlyWarning: '/Ews' } as const;

const isDraft = ({ change: { method, address } }: Waiting): boolean =>
  method === 'POST' && /^\/api\/alerts(\/by-hand|\/from-incident)?$/.test(address);

const NoAlerts = () => {
  const { t } = useTranslation(['alerts', 'shell']);
  return (
    <EmptyState
      title={t('none.title')}
      text={t('none.text')}
      action={
        <div className="hg-row">
          {(['vulnerability', 'earlyWarning'] as const).map((id) => (
            <Button key={id} variant="default" renderRoot={(props) => <Link {...props} to={paths[id]} />}>
              {t(`shell:screens.${id}.label`)}
            </Button>
          ))}
        </div>
      }
    />
  );
};

/** All alerts, grouped by what must be done next. */
export const AlertList = () => {
  const { t } = useTranslation('alerts');
  const alerts = useAlerts();
  // The waiting warnings that the person cannot approve, and why. Read again and again: no live update says that an account was confirmed.
  const barring = useQuery({
    ...routeQuery('/api/alerts/second-person'),
    enabled: useHasPermission('alert.approve'),
    refetchInterval: alertRefetchMs,
  });
  const bars = barring.data?.bars ?? [];
  const drafts = useWaiting().filter(isDraft);
  const waiting = drafts.length === 0 ? null : <WaitingDrafts drafts={drafts} />;
  // What is kept on the device, and the alerts read before, stay while they are read again and where that fails.
  const failed = alerts.isError ? <ErrorPanel error={alerts.error} title={t('listFailed')} onRetry={() => void alerts.refetch()} /> : null;
  if (alerts.data === undefined)
    return (
      <>
        {waiting}
        {failed ?? <TableSkeleton />}
      </>
    );
  if (alerts.data.length === 0 && waiting === null && failed === null) return <NoAlerts />;
  return (
    <>
      {waiting}
      {failed}
      {alertGroups.map((group) => {
        const those = alerts.data.filter((alert) => findAlertGroup(alert) === group);
        return those.length === 0 ? null : (
          <section key={group} aria-labelledby={`alerts-${group}`} className="hg-below-6">
            <Title order={2} size="h3" id={`alerts-${group}`}>
              {t(`group.${group}`)} ({those.length})
            </Title>
            <ul className="hg-above-2">
              {those.map((alert) => (
                <Row key={alert.id} alert={alert} bar={bars.find(({ alertId }) => alertId === alert.id)} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
};
