import { type Incident, type IncidentState, incidentStates } from '@hazardguard/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { notifySuccess } from '../../../ui/notices.ts';
import { changeIncident, refreshIncidents } from '../incident-data.ts';
import { useIncidentText } from '../use-incident-text.ts';
import classes from './record.module.css';

/** Changes the state, from any state to any other; the log stores the reason. */
export const StateForm = ({ incident }: { readonly incident: Incident }) => {
  const { t } = useTranslation('incidents');
  const text = useIncidentText();
  const [wanted, setWanted] = useState<IncidentState>();
  const [why, setWhy] = useState('');
  const change = useMutation({
    mutationFn: changeIncident,
    onSuccess: ({ id, state }) => {
      setWanted(undefined);
      setWhy('');
      notifySuccess(t('stateChanged', { id, state: text.state(state) }));
    },
    onSettled: () => refreshIncidents(),
  });
  const state = wanted ?? incident.state;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!change.isPending && state !== incident.state)
      change.mutate({ id: incident.id, input: { state }, version: incident.version, why: why.trim() });
  };
  return (
    <form onSubmit={send} autoComplete="off" noValidate>
      <div className={classes.state}>
        <NativeSelect
          id="record-state"
          label={t('field.state')}
          value={state}
          onChange={(event) => setWanted(incidentStates.find((one) => one === event.currentTarget.value))}
          data={incidentStates.map((one) => ({ value: one, label: text.state(one) }))}
        />
        <TextInput id="record-why" label={t('why')} maxLength={2_000} value={why} onChange={(event) => setWhy(event.currentTarget.value)} />
        <Button type="submit" loading={change.isPending} disabled={state === incident.state}>
          {t('updateState')}
        </Button>
      </div>
      {change.isError ? <ErrorPanel error={change.error} title={t('changeFailed')} /> : null}
    </form>
  );
};
