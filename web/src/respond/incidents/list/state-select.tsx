import { type Incident, incidentStates } from '@hazardguard/contract';
import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useHasPermission } from '../../../data/session.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notices.ts';
import { useProblemText } from '../../../ui/problem-text.ts';
import { changeIncident, refreshIncidents } from '../incident-data.ts';
import { useIncidentText } from '../use-incident-text.ts';

/** Update State of one row: any of the five values, stored immediately. */
export const StateSelect = ({ incident }: { readonly incident: Incident }) => {
  const { t } = useTranslation('incidents');
  const text = useIncidentText();
  const describe = useProblemText();
  const mayWrite = useHasPermission('incident.write');
  const change = useMutation({
    mutationFn: changeIncident,
    onSuccess: ({ id, state }) => notifySuccess(t('stateChanged', { id, state: text.state(state) })),
    onError: (error) => notifyFailure(describe(error)),
    onSettled: () => refreshIncidents(),
  });
  if (!mayWrite) return text.state(incident.state);
  return (
    <NativeSelect
      size="xs"
      aria-label={t('updateStateOf', { id: incident.id })}
      value={change.isPending ? (change.variables.input.state ?? incident.state) : incident.state}
      disabled={change.isPending}
      onChange={(event) => {
        const state = incidentStates.find((candidate) => candidate === event.currentTarget.value);
        if (state !== undefined) change.mutate({ id: incident.id, input: { state }, version: incident.version });
      }}
      data={incidentStates.map((state) => ({ value: state, label: text.state(state) }))}
    />
  );
};
