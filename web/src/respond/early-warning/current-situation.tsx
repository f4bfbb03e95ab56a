import { Anchor, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Site } from '../../assess/scenario/site.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { AlertTags } from '../../ui/alert-tags.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useSiteAlerts, useSiteIncidents } from './use-site-situation.ts';

const maxRows = 3;

interface PartProps<Data, Row> {
  readonly title: string;
  readonly query: UseQueryResult<Data>;
  readonly rows: (data: Data) => readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  readonly none: string;
  readonly link: ReactNode;
  readonly children: (row: Row) => ReactNode;
}

const Part = <Data, Row>({ title, query, rows, rowKey, none, link, children }: PartProps<Data, Row>) => {
  const { t } = useTranslation('early-warning');
  const all = query.data === undefined ? undefined : rows(query.data);
  return (
    <section className="hg-stack hg-card hg-pad-3" aria-label={title}>
      <Title order={3} size="h5">
        {title}
        {all && all.length > 0 ? ` (${all.length})` : null}
      </Title>
      {query.isError ? <ErrorPanel error={query.error} title={t('now.failed')} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <TextSkeleton lines={1} /> : null}
      {all?.length === 0 ? (
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      ) : null}
      <ul className="hg-stack hg-small" hidden={!all || all.length === 0}>
        {all?.slice(0, maxRows).map((row) => (
          <li key={rowKey(row)}>{children(row)}</li>
        ))}
      </ul>
      {all && all.length > maxRows ? <Text size="xs">{t('now.more', { count: all.length - maxRows })}</Text> : null}
      {link}
    </section>
  );
};

/** Opens an alert's draft on this screen. */
const AlertLink = ({ id, incidentId }: { readonly id: string; readonly incidentId: string }) => (
  <Anchor renderRoot={(props) => <Link {...props} to="." search={(before: Record<string, unknown>) => ({ ...before, alert: id })} />}>
    {incidentId}
  </Anchor>
);

/** The current situation at a site: public alerts, open incidents and drafts. */
export const CurrentSituation = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation(['early-warning', 'incidents', 'alert-draft']);
  const format = useFormat();
  const alerts = useSiteAlerts(site.id);
  const incidents = useSiteIncidents(site);
  return (
    <section className="hg-thirds" aria-label={t('now.title')}>
      <Part
        title={t('now.alerts')}
        query={alerts}
        rows={({ inForce }) => inForce}
        rowKey={({ id }) => id}
        none={t('now.noAlerts')}
        link={null}
      >
        {(alert) => (
          <>
            <AlertLink id={alert.id} incidentId={alert.incidentId} /> <AlertTags alert={alert} />{' '}
            {t(`alert-draft:severity.${alert.incidentSeverity}`)} ·{' '}
            {t('now.until', { moment: format.moment(alert.live?.expiresAt ?? alert.expiresAt) })}
            <br />
            <span className="hg-tiny hg-quiet">{alert.hazardText}</span>
          </>
        )}
      </Part>
      <Part
        title={t('now.incidents')}
        query={incidents}
        rows={(rows) => rows}
        rowKey={({ internalId }) => internalId}
        none={t('now.noIncidents')}
        link={
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/IncidentManagement" />}>
            {t('now.openIncidents')}
          </Anchor>
        }
      >
        {(incident) => (
          <>
            <Anchor renderRoot={(props) => <Link {...props} to="/IncidentManagement" search={{ incident: incident.id }} />}>
              {incident.id}
            </Anchor>{' '}
            {t(`incidents:value.state.${incident.state}`)} {incident.sample ? <Tag>{t('sample')}</Tag> : null}
            <br />
            <span className="hg-tiny hg-quiet">
              {format.moment(incident.createdAt)} · {incident.shortDescription ?? t('now.noDescription')}
            </span>
          </>
        )}
      </Part>
      <Part
        title={t('now.drafts')}
        query={alerts}
        rows={(data) => data.drafts}
        rowKey={({ id }) => id}
        none={t('now.noDrafts')}
        link={
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/Alerts" />}>
            {t('now.openDrafts')}
          </Anchor>
        }
      >
        {(alert) => (
          <>
            <AlertLink id={alert.id} incidentId={alert.incidentId} /> <AlertTags alert={alert} />{' '}
            {t(`alert-draft:severity.${alert.incidentSeverity}`)}
            <br />
            <span className="hg-tiny hg-quiet">
              {format.moment(alert.createdAt)} · {alert.createdBy}
            </span>
          </>
        )}
      </Part>
    </section>
  );
};
