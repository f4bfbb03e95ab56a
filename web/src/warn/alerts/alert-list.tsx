import { type Alert, publicArea } from '@hazardguard/contract';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCountText } from '../../assess/population/population-part.tsx';
import { useTranslation } from '../../locales/use-translation.ts';
import { alertGroups, findAlertGroup } from '../../ui/alert-group.ts';
import { AlertTags } from '../../ui/alert-tags.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useAlerts } from './alert-data.ts';
import classes from './alerts.module.css';
import { Stopwatch } from './stopwatch.tsx';

/** Without an area nobody was counted. */
const hasArea = ({ area }: Alert): boolean => (publicArea.safeParse(area).data?.features.length ?? 0) > 0;

const Row = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const formatCount = useCountText();
  return (
    <li className={classes.row} data-status={alert.status}>
      <AlertTags alert={alert} />
      <Anchor fw={600} mih={24} display="inline-block" renderRoot={(props) => <Link {...props} to={`/Alerts/${alert.id}` as never} />}>
        {alert.incidentId} · {alert.industryName}
      </Anchor>
      <Text size="sm" lineClamp={2}>
        {alert.hazardText}
      </Text>
      <span className={classes.quiet}>
        <Stopwatch alert={alert} />
        <span>{t('by', { name: alert.updatedBy, moment: format.moment(alert.updatedAt) })}</span>
        <span>{t('until', { moment: format.moment(alert.live?.expiresAt ?? alert.expiresAt) })}</span>
        {hasArea(alert) ? <span>{formatCount(alert)}</span> : <span>{t('noAreaShort')}</span>}
      </span>
    </li>
  );
};

/** All alerts, grouped by what must be done next. */
export const AlertList = () => {
  const { t } = useTranslation('alerts');
  const alerts = useAlerts();
  if (alerts.isError) return <ErrorPanel error={alerts.error} title={t('listFailed')} onRetry={() => void alerts.refetch()} />;
  if (alerts.data === undefined) return <TableSkeleton />;
  if (alerts.data.length === 0) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <>
      {alertGroups.map((group) => {
        const those = alerts.data.filter((alert) => findAlertGroup(alert) === group);
        return those.length === 0 ? null : (
          <section key={group} aria-labelledby={`alerts-${group}`} className={classes.group}>
            <Title order={2} size="h3" id={`alerts-${group}`}>
              {t(`group.${group}`)} ({those.length})
            </Title>
            <ul className={classes.list}>
              {those.map((alert) => (
                <Row key={alert.id} alert={alert} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
};
