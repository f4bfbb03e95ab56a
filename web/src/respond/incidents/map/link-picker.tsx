import type { IncidentCard } from '@hazardguard/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../../data/route-query.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { incidentLists } from '../incident-changes.ts';

/** Number of maxChoices choices, newest first. */
const maxChoices = 50;

/** Runs of the incident's industry, or of all industries if it has none. */
const useRuns = (industryId: number | null) =>
  useQuery(routeQuery('/api/runs', { query: { limit: maxChoices, ...(industryId === null ? {} : { industryId }) } }));

const useAlerts = () => useQuery(routeQuery('/api/alerts', { query: { limit: maxChoices } }));

interface PickProps {
  readonly incident: string;
  readonly kind: 'run' | 'alert';
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

const Pick = ({ incident, kind, label, choices }: PickProps) => {
  const { t } = useTranslation('incidents');
  const [chosen, setChosen] = useState('');
  const link = useRouteChange('POST', '/api/incidents/{id}/links', { refreshes: incidentLists, onSuccess: () => setChosen('') });
  if (choices.length === 0) return null;
  return (
    <>
      <div className="hg-ask">
        <NativeSelect
          label={label}
          value={chosen}
          data={[{ value: '', label: t('links.choose') }, ...choices]}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button
          variant="default"
          loading={link.isPending}
          disabled={chosen === ''}
          onClick={() => link.mutate({ path: { id: incident }, body: { kind, id: chosen } })}
        >
          {t('links.link')}
        </Button>
      </div>
      {link.isError ? <ErrorPanel error={link.error} title={t('links.failed')} /> : null}
    </>
  );
};

/** Picks existing runs and warnings that are not linked yet. */
export const LinkPicker = ({ card }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation(['incidents', 'alerts']);
  const format = useFormat();
  const { id, industryId } = card.incident;
  const runs = useRuns(industryId);
  const alerts = useAlerts();
  const linked = new Set([...card.runs, ...card.alerts].map((one) => one.id));
  const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
  const runChoices = (runs.data?.runs ?? []).map((run) => ({
    value: run.id,
    label: `${format.moment(run.createdAt)} · ${run.chemical} · ${format.distance(run.worstReachM)} · ${run.industryName}${run.isOlderEngine ? ` · ${t('links.olderEngine')}` : ''}`,
  }));
  const alertChoices = (alerts.data?.alerts ?? []).map((alert) => ({
    value: alert.id,
    label: `${format.moment(alert.createdAt)} · ${t(`alerts:status.${alert.status}`)} · ${cut(alert.incidentDescription)}`,
  }));
  return (
    <>
      <Pick incident={id} kind="run" label={t('links.pickRun')} choices={runChoices.filter(({ value }) => !linked.has(value))} />
      <Pick incident={id} kind="alert" label={t('links.pickAlert')} choices={alertChoices.filter(({ value }) => !linked.has(value))} />
    </>
  );
};
