import { type IncidentCard, type IncidentState, incidentChecklists, incidentStates, listOpenTasks } from '@hazardguard/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../../data/use-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useNotifySaved } from '../../../ui/use-notify-saved.ts';
import { changeIncident, incidentLists } from '../incident-changes.ts';
import { useIncidentText } from '../use-incident-text.ts';

const isOver = (state: IncidentState): boolean => state === 'Resolved' || state === 'Closed';

/** Changes the state, from any state to any other; the log stores the reason. Closing with open steps and opening again need one. */
export const StateForm = ({ card: { incident, situation } }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const text = useIncidentText();
  const [wanted, setWanted] = useState<IncidentState>();
  const [why, setWhy] = useState('');
  const notifySaved = useNotifySaved();
  const change = useChange(changeIncident, {
    refreshes: incidentLists,
    onSuccess: (saved) => {
      setWanted(undefined);
      setWhy('');
      notifySaved(saved, t('stateChanged', { id: saved.id, state: text.state(saved.state) }));
    },
  });
  const state = wanted ?? incident.state;
  const open = listOpenTasks(situation, incidentChecklists);
  const openCount = open.steps.length + open.own.length;
  const closes = state === 'Closed' && incident.state !== 'Closed' && openCount > 0;
  const reopens = isOver(incident.state) && !isOver(state);
  const needsWhy = closes || reopens;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (state !== incident.state) change.mutate({ id: incident.id, input: { state }, version: incident.version, why: why.trim() });
  };
  return (
    <form onSubmit={send} autoComplete="off" noValidate>
      <div className="hg-tiles hg-end hg-gap-2">
        <NativeSelect
          id="record-state"
          label={t('field.state')}
          value={state}
          onChange={(event) => setWanted(incidentStates.find((one) => one === event.currentTarget.value))}
          data={incidentStates.map((one) => ({ value: one, label: text.state(one) }))}
        />
        <TextInput
          id="record-why"
          label={t(needsWhy ? 'whyNeeded' : 'why')}
          description={closes ? t('openSteps', { count: openCount }) : reopens ? t('reopens') : undefined}
          required={needsWhy}
          maxLength={2_000}
          value={why}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <Button type="submit" loading={change.isPending} disabled={state === incident.state || (needsWhy && why.trim() === '')}>
          {t('updateState')}
        </Button>
      </div>
      {change.isError ? <ErrorPanel error={change.error} title={t('changeFailed')} /> : null}
    </form>
  );
};
