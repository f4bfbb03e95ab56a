import type { IncidentCard } from '@hazardguard/contract';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePeopleText } from '../../../assess/population/use-people-text.ts';
import { useHasPermission } from '../../../data/session.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { AlertTags } from '../../../ui/alert-tags.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { incidentLists } from '../incident-changes.ts';
import { LinkPicker } from '../map/link-picker.tsx';
import { Section } from './section.tsx';

type Run = IncidentCard['runs'][number];

/** Linked model runs and warnings, and the newest run of the industry to link. */
export const Links = ({ card }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const people = usePeopleText();
  const may = useHasPermission('incident.write');
  const incident = card.incident.id;
  const { industryId } = card.incident;
  const link = useRouteChange('POST', '/api/incidents/{id}/links', { refreshes: incidentLists });
  const unlink = useRouteChange('DELETE', '/api/incidents/{id}/links/{kind}/{linkId}', { refreshes: incidentLists });
  const busy = link.isPending || unlink.isPending;
  const { latestRun } = card;
  const unlinkedRun = latestRun !== null && !card.runs.some(({ id }) => id === latestRun.id) ? latestRun : null;
  const formatRun = (run: Run): string =>
    t(run.people === null ? 'links.runUnknown' : 'links.run', {
      chemical: run.chemical,
      moment: format.moment(run.createdAt),
      reach: format.distance(run.worstReachM),
      people: people.counted(run.people),
    }) + (run.isOlderEngine ? ` · ${t('links.olderEngine')}` : '');
  const open = (run: Run) => (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link
          {...props}
          to="/VulnerabilityAssesment"
          search={{ ...(run.industryId === null ? {} : { industry: run.industryId }), tab: 'consequence', run: run.id } as never}
        />
      )}
    >
      {formatRun(run)}
    </Anchor>
  );
  return (
    <Section title={t('links.title')}>
      <Stack gap="sm">
        {link.isError || unlink.isError ? <ErrorPanel error={link.error ?? unlink.error} title={t('links.failed')} /> : null}
        {card.runs.length === 0 && card.alerts.length === 0 && unlinkedRun === null ? (
          <Text size="sm" c="dimmed">
            {t('links.none')}
          </Text>
        ) : (
          <ul className="hg-stack hg-small hg-rows">
            {card.runs.map((run) => (
              <li key={run.id}>
                {open(run)}
                {may ? (
                  <Button
                    size="xs"
                    variant="default"
                    disabled={busy}
                    onClick={() => unlink.mutate({ path: { id: incident, kind: 'run', linkId: run.id } })}
                  >
                    {t('links.unlink')}
                  </Button>
                ) : null}
              </li>
            ))}
            {unlinkedRun === null ? null : (
              <li>
                <span>
                  {t('links.latest')} {open(unlinkedRun)}
                </span>
                {may ? (
                  <Button
                    size="xs"
                    variant="default"
                    disabled={busy}
                    onClick={() => link.mutate({ path: { id: incident }, body: { kind: 'run', id: unlinkedRun.id } })}
                  >
                    {t('links.link')}
                  </Button>
                ) : null}
              </li>
            )}
            {card.alerts.map((alert) => (
              <li key={alert.id}>
                <Group gap={8}>
                  <AlertTags alert={alert} />
                  <Anchor size="sm" renderRoot={(props) => <Link {...props} to={`/Alerts/${alert.id}` as never} />}>
                    {t('links.alert', { text: alert.incidentDescription, moment: format.moment(alert.createdAt) })}
                  </Anchor>
                </Group>
              </li>
            ))}
          </ul>
        )}
        {may ? <LinkPicker card={card} /> : null}
        {industryId === null ? null : (
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link {...props} to="/VulnerabilityAssesment" search={{ industry: industryId, tab: 'consequence', incident } as never} />
            )}
          >
            {t('links.newRun')}
          </Anchor>
        )}
      </Stack>
    </Section>
  );
};
