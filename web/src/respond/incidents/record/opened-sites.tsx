import type { IncidentCard, IncidentSite } from '@hazardguard/contract';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../../data/route-query.ts';
import { useHasPermission } from '../../../data/session.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { IndustryPicker } from '../../../register/industry-picker/industry-picker.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import classes from './record.module.css';
import { Section } from './section.tsx';

const refreshes = ['/api/incidents/*'] as const;

const OpenedSite = ({ site, onEnd }: { readonly site: IncidentSite; readonly onEnd: (() => void) | undefined }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const names = site.names.join(', ');
  const opened = { names, moment: format.moment(site.openedAt), name: site.openedBy };
  return (
    <li className={`hg-rule hg-pad-y hg-small ${classes.task}`}>
      <div>
        <div className={site.endedAt === null ? 'hg-strong' : 'hg-quiet'}>{site.industryName}</div>
        <div className="hg-tiny hg-quiet">
          {site.endedAt === null
            ? t('openedSites.opened', opened)
            : t('openedSites.ended', { ...opened, until: format.moment(site.endedAt), by: site.endedBy ?? '' })}
        </div>
      </div>
      {onEnd === undefined ? null : (
        <Button size="xs" variant="default" aria-label={t('openedSites.endOf', { site: site.industryName })} onClick={onEnd}>
          {t('openedSites.end')}
        </Button>
      )}
    </li>
  );
};

/** The sites that the incident's team may read beyond its scope, and for a district or State the button that opens one. */
export const OpenedSites = ({ card: { incident } }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const { id } = incident;
  const may = useHasPermission('incident.open-site') && incident.state !== 'Resolved' && incident.state !== 'Closed';
  const [chosen, setChosen] = useState<number | undefined>(incident.industryId ?? undefined);
  const read = useQuery(routeQuery('/api/incidents/{id}/sites', { path: { id } }));
  const open = useRouteChange('POST', '/api/incidents/{id}/sites', { refreshes });
  const end = useRouteChange('DELETE', '/api/incidents/{id}/sites/{site}', { refreshes });
  if (read.isPending) return <TextSkeleton />;
  if (read.isError) return <ErrorPanel error={read.error} onRetry={() => void read.refetch()} />;
  const { sites, team } = read.data;
  const listNames = (hasAccount: boolean): string => team.flatMap((one) => (one.hasAccount === hasAccount ? [one.name] : [])).join(', ');
  const [readers, others] = [listNames(true), listNames(false)];
  return (
    <Section title={t('openedSites.title')}>
      <Stack gap="sm">
        <Text size="sm">{t('openedSites.meaning')}</Text>
        {readers === '' ? null : <Text size="sm">{t('openedSites.team', { names: readers })}</Text>}
        {others === '' ? null : <Text size="sm">{t('openedSites.noAccount', { names: others })}</Text>}
        {team.length === 0 ? <Text size="sm">{t('openedSites.nobody')}</Text> : null}
        {may && readers !== '' ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (chosen !== undefined) open.mutate({ path: { id }, body: { industryId: chosen } });
            }}
          >
            <Stack gap="xs" align="start">
              <div style={{ width: '100%' }}>
                <IndustryPicker id="opened-site" label={t('openedSites.site')} value={chosen} onChange={setChosen} />
              </div>
              <Button type="submit" size="xs" variant="default" loading={open.isPending} disabled={chosen === undefined}>
                {t('openedSites.open')}
              </Button>
            </Stack>
          </form>
        ) : null}
        {open.isError ? <ErrorPanel error={open.error} title={t('openedSites.failed')} /> : null}
        {end.isError ? <ErrorPanel error={end.error} title={t('openedSites.endFailed')} /> : null}
        {sites.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('openedSites.none')}
          </Text>
        ) : (
          <ul className="hg-stack hg-gap-0" aria-label={t('openedSites.title')}>
            {sites.map((site) => (
              <OpenedSite
                key={site.id}
                site={site}
                onEnd={may && site.endedAt === null ? () => end.mutate({ path: { id, site: site.id } }) : undefined}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  );
};
